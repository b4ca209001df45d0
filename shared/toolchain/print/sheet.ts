import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@goldbraun/shared/brand/brand';

const fileUrl = (path: string): string => pathToFileURL(path).href;

/**
 * One picture of a part, as the browser that prints finds it from wherever the document lies.
 * @param folder the part's, absolute
 */
export const picture = (folder: string, { src, alt }: { src: string; alt: string }): string =>
  `<img src="${fileUrl(join(folder, src))}" alt="${alt}" />`;

const sign =
  '<svg aria-hidden="true" viewBox="0 0 48 48"><rect width="48" height="48" rx="6" fill="#d90007"/><circle cx="24" cy="24" r="18" fill="#ffbc0d"/><path fill="none" stroke="#d90007" stroke-width="4.5" stroke-linecap="round" d="M14.5 24.5l7-10M19 31.5l10-14.5M26.5 33.5l7-10"/></svg>';

/** The name of the department beside its sign. */
export const brandLine = `<div class="brand">${sign} ${brand.department}</div>`;

const { address, company, email, phone } = brand;
/** Who has written this, in one line. */
export const sender = `${company} · ${address.street} · ${address.postcode} ${address.town} · ${phone.display} · ${email}`;

/** A sheet of A4 with the brand at its head and its number at its foot. */
export const sheet = (number: number, content: string): string =>
  `<section class="sheet">${brandLine}${content}<p class="foot"><span>${sender}</span><span>${number}</span></p></section>`;

/** A whole document in HTML, to be printed. */
export const documentOf = (title: string, body: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8" />
<title>${title}</title>
<meta name="author" content="${company}" />
<link rel="stylesheet" href="${fileUrl(join(import.meta.dirname, 'print.css'))}" />
</head>
<body>${body}</body>
</html>
`;

/** Checked items, each a title and a text. */
export const checkedList = (items: readonly { title: string; text: string }[]): string =>
  `<ul class="checked">${items
    .map(({ title, text }) => `<li><strong>${title}</strong> ${text}</li>`)
    .join('')}</ul>`;

/** Large values with the words that explain them. */
export const factRow = (facts: readonly { value: string; label: string }[]): string =>
  `<div class="facts facts-${facts.length % 3 === 0 ? 3 : 4}">${facts
    .map(({ value, label }) => `<p><strong>${value}</strong>${label}</p>`)
    .join('')}</div>`;

/** A table with a head row; the first column names the row. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[], caption = ''): string =>
  `<table>${caption ? `<caption>${caption}</caption>` : ''}<thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
