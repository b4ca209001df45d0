/** @jest-environment node */
import { type Block, letterHtml, letterText } from './letter.ts';

const blocks: Block[] = [
  { note: 'Vorsicht' },
  {
    rows: [
      { label: 'Firma', value: 'A & <b>B</b>' },
      { label: 'E-Mail', value: 'a@b.de', href: 'mailto:a%40b.de' },
    ],
  },
  { label: 'Nachricht', long: '<script>alert(1)</script>\nzweite "Zeile"' },
];

describe('a letter', () => {
  it('has the same content as text and as HTML', () => {
    expect(letterText(blocks)).toBe(
      'Hinweis: Vorsicht\n\nFirma:        A & <b>B</b>\nE-Mail:       a@b.de\n\nNachricht:\n<script>alert(1)</script>\nzweite "Zeile"\n',
    );
    const html = letterHtml('Titel', blocks);
    for (const part of ['Hinweis: Vorsicht', '>Firma</th>', 'href="mailto:a%40b.de"', '>a@b.de</a>']) {
      expect(html).toContain(part);
    }
  });

  it('shows what a visitor wrote as it was written, and lets none of it be markup', () => {
    const html = letterHtml('</title><script>', blocks);
    expect(html).toContain('A &amp; &lt;b&gt;B&lt;/b&gt;');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>zweite &quot;Zeile&quot;');
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
    expect(html).not.toContain('<script>');
  });

  it('fetches nothing', () => {
    expect(letterHtml('Titel', blocks)).not.toMatch(/<img|<link|src=|url\(|https?:/);
  });
});
