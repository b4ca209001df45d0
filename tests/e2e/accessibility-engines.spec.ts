import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { alfaFindings } from './accessibility/alfa.ts';
import { axeFindings } from './accessibility/axe.ts';
import { htmlCodeSnifferFindings } from './accessibility/html-codesniffer.ts';
import { settled } from './settled.ts';

/** Pieces of a document that are sound, each with a fault in its place. */
const pieces = {
  language: ['<html lang="de">', '<html>'],
  title: ['<title>Angebot</title>', ''],
  name: ['<img src="data:," alt="Ein Haus">', '<img src="data:,">'],
  label: ['<label for="town">Ort</label>', ''],
  contrast: ['<p>Wir kaufen Flächen.</p>', '<p style="color: #ccc">Wir kaufen Flächen.</p>'],
} as const;
type Piece = keyof typeof pieces;

const documentWith = (fault?: Piece) => {
  const piece = (name: Piece) => pieces[name][name === fault ? 1 : 0];
  return `<!doctype html>${piece('language')}<head>${piece('title')}</head>
    <body style="background: #fff; color: #000"><main><h1>Angebot</h1>${piece('contrast')}${piece('name')}
    <form>${piece('label')}<input id="town"><button type="submit">Senden</button></form></main></body></html>`;
};

for (const [engine, findings, finds] of [
  [
    'axe',
    axeFindings,
    {
      language: /html-has-lang/,
      title: /document-title/,
      name: /image-alt/,
      label: /label/,
      contrast: /color-contrast/,
    },
  ],
  [
    'Alfa',
    alfaFindings,
    { language: /sia-r4:/, title: /sia-r1:/, name: /sia-r2:/, label: /sia-r8:/, contrast: /sia-r69:/ },
  ],
  [
    'HTML_CodeSniffer',
    htmlCodeSnifferFindings,
    { language: /H57/, title: /H25/, name: /H37/, label: /F68|H91/, contrast: /G18/ },
  ],
] as const) {
  test(`${engine} finds every fault of a broken document, and nothing in a sound one`, async ({ page }) => {
    await page.setContent(documentWith());
    expect(await findings(page)).toEqual([]);
    for (const [fault, finding] of Object.entries(finds)) {
      await page.setContent(documentWith(fault as Piece));
      expect.soft((await findings(page)).join('\n'), fault).toMatch(finding);
    }
  });

  test(`${engine} finds a label that is missing in a page of the site, under its policies`, async ({
    page,
  }) => {
    await page.goto(paths.contact);
    await settled(page);
    await page.evaluate(() => document.querySelector('main form label')?.remove());
    expect((await findings(page)).join('\n')).toMatch(finds.label);
  });
}
