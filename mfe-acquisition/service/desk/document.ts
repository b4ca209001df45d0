import { createHash } from 'node:crypto';
import { brand } from '@goldbraun/shared/brand/brand';
import { htmlEscape } from 'escape-goat';

/** Markup that is safe to stand in a page; what visitors wrote becomes it by {@link html} alone. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | Markup[] | string | number | null | undefined;

const sourceOf = (part: Part): string => {
  if (part instanceof Markup) return part.source;
  if (Array.isArray(part)) return part.map(sourceOf).join('');
  return htmlEscape(String(part ?? ''));
};

/** A template in which everything but markup is escaped. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(sourceOf)));

const style = `
:root{color-scheme:light;font:16px/1.5 Figtree,Arial,sans-serif;color:#1c1a17;background:#f4efe6}
body{margin:0 auto;padding:24px 16px 64px;max-width:1168px}
h1{font-size:1.75rem;margin:0 0 16px}
a{color:#1f6437}
:focus-visible{outline:3px solid #1c1a17;outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:0 0 24px}
label{display:flex;flex-direction:column;font-size:.875rem;color:#4a4641}
input,select,button{height:44px;padding:0 12px;font:inherit;border:1px solid #8a8377;border-radius:4px;background:#fff}
button{background:#1f6437;border-color:#1f6437;color:#fff;font-weight:700;padding:0 20px}
.table{overflow-x:auto;background:#fff;border-top:6px solid #ffbc0d}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 12px;border-bottom:1px solid #d9d2c5;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{color:#4a4641;font-size:.875rem;white-space:nowrap}
tbody th{font-weight:700;white-space:nowrap}
.rows th{width:12rem;color:#4a4641;font-weight:400}
.note{padding:12px 16px;background:#fff9ec;border-left:6px solid #d90007}
.long{white-space:pre-wrap;padding:16px;background:#fff;overflow-wrap:anywhere}
`;

/** Nothing runs, nothing is fetched, and only the page's own style sheet counts. */
export const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A whole page. */
export const documentOf = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | ${brand.department}</title><style>${new Markup(style)}</style></head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.source;
