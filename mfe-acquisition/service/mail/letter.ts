import { brand } from '@goldbraun/shared/brand/brand';
import { htmlEscape } from 'escape-goat';

/** A part of a mail. What visitors wrote may stand in any of them. */
export type Block =
  | { text: string }
  /** A warning, set apart. */
  | { note: string }
  /** A text under its label, with the line breaks that it has. */
  | { label: string; long: string }
  | { rows: { label: string; value: string; href?: string }[] };

const labelWidth = 14;

/** The blocks as plain text. */
export function letterText(blocks: Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if ('text' in block) return block.text;
  if ('note' in block) return `Hinweis: ${block.note}`;
  if ('long' in block) return `${block.label}:\n${block.long}`;
  return block.rows.map(({ label, value }) => `${`${label}:`.padEnd(labelWidth)}${value}`).join('\n');
}

const font = 'font-family:Figtree,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c1a17';

/** The blocks as HTML: styles stand at the elements, since mail programs drop everything else. Nothing is fetched. */
export function letterHtml(title: string, blocks: Block[]): string {
  return htmlEscape`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;background:#f4efe6">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border-top:6px solid #ffbc0d;${font}">
<p style="margin:0 0 24px;font-weight:bold;color:#1f6437">${brand.department}</p>
`.concat(blocks.map(blockHtml).join('\n'), '\n</div>\n</body>\n</html>\n');
}

function blockHtml(block: Block): string {
  if ('text' in block) return lines('p', 'margin:0 0 16px', block.text);
  if ('note' in block) {
    const style = 'margin:0 0 16px;padding:12px 16px;background:#fff9ec;border-left:6px solid #d90007';
    return lines('p', style, `Hinweis: ${block.note}`);
  }
  if ('long' in block) {
    const label = htmlEscape`<p style="margin:24px 0 4px;color:#4a4641">${block.label}</p>`;
    return `${label}\n${lines('p', 'margin:0 0 16px', block.long)}`;
  }
  const rows = block.rows.map(({ label, value, href }) => {
    const shown = href ? htmlEscape`<a href="${href}" style="color:#1f6437">${value}</a>` : multiline(value);
    const head = htmlEscape`<th scope="row" style="${cell};color:#4a4641;font-weight:normal;white-space:nowrap">${label}</th>`;
    return `<tr>${head}<td style="${cell};overflow-wrap:anywhere">${shown}</td></tr>`;
  });
  const table = 'width:100%;margin:0 0 16px;border-collapse:collapse';
  return `<table style="${table};${font}">\n${rows.join('\n')}\n</table>`;
}

const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #d9d2c5;text-align:left;vertical-align:top';

const multiline = (text: string): string => htmlEscape(text).replaceAll('\n', '<br>');

const lines = (tag: string, style: string, text: string): string =>
  `<${tag} style="${style}">${multiline(text)}</${tag}>`;
