import { namedSite } from '../../site/released-site.ts';
import { APP_ELEMENT } from '../../src/boot.ts';
import { checkDocument, MarkupRefused } from './check-document.ts';

const { table: site } = namedSite();

const frame = (html: string, title = 'Titel') =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title></head><body><div id="${APP_ELEMENT}">${html}</div><dialog id="einstellungen"><p>Text</p></dialog><script type="application/json" id="boot">{}</script></body></html>`;

/** What is said of a page with this markup; 'sound' if nothing. */
function verdict(html: string, outside = {}): string {
  try {
    checkDocument(frame(html), frame(''), { outside, site });
    return 'sound';
  } catch (error) {
    if (error instanceof MarkupRefused) return error.message;
    throw error;
  }
}

describe('the markup of a page', () => {
  it.each([
    '<main><h1>Überschrift</h1><p>Text mit <a href="/kontakt">Link</a> und <a href="https://example.org/">anderem</a></p></main>',
    '<!--$--><div><!-- --></div><!--/$-->',
    '<form action="/aktuelles" method="get"><input name="suche"><button>Suchen</button></form>',
    '<form method="post" action="/service/uploadrealestate" enctype="multipart/form-data"></form>',
    '<img src="/asset/a.jpg" srcset="/asset/a.avif 1x" alt=""><img src="data:image/gif;base64,R0lGOD==" alt="">',
    '<svg viewBox="0 0 1 1"><title>Karte</title><use href="/asset/karte.svg#land"></use><a xlink:href="#ort"><path d="M0"></path></a></svg>',
    '<iframe src="/panorama/kiefersfelden" title="Tour"></iframe>',
    '<a href="mailto:a@b.example">Mail</a><a href="tel:+49301">Telefon</a><a href="#openForm">Formular</a>',
    '<link rel="preload" as="image" href="/asset/a.avif">',
    '<noscript><p>Ohne Skripte</p></noscript>',
    '<table><tbody><tr><td>1</td></tr></tbody></table><dialog></dialog><details><summary>Mehr</summary></details>',
  ])('is sound: %s', (html) => expect(verdict(html)).toBe('sound'));

  it.each([
    ['<script>alert(1)</script>', 'it has a <script>'],
    ['<svg><script href="/x.js"></script></svg>', 'it has a <script>'],
    ['<div onclick="alert(1)"></div>', 'it has the event handler onclick'],
    ['<svg ONLOAD="alert(1)"></svg>', 'it has the event handler onload'],
    ['<base href="https://elsewhere.example/">', 'it has a <base>'],
    ['<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">', 'it has a <meta>'],
    ['<a href="javascript:alert(1)">x</a>', 'it has an address in href that no page may have'],
    ['<a href=" java\tscript:alert(1)">x</a>', 'it has an address in href that no page may have'],
    ['<a href="data:text/html,<script>">x</a>', 'it has an address in href that no page may have'],
    [
      '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
      'it has an address in href that no page may have',
    ],
    ['<form action="https://elsewhere.example/"></form>', 'it has a form that leads elsewhere'],
    ['<form action="//elsewhere.example/"></form>', 'it has a form that leads elsewhere'],
    ['<form action="/\\elsewhere.example"></form>', 'it has a form that leads elsewhere'],
    ['<button formaction="https://elsewhere.example/">x</button>', 'it has a form that leads elsewhere'],
    ['<iframe src="https://elsewhere.example/"></iframe>', 'it has a frame that the shell did not allow'],
    ['<iframe src="/kontakt"></iframe>', 'it has a frame that the shell did not allow'],
    ['<iframe></iframe>', 'it has a frame that the shell did not allow'],
    [
      '<iframe src="/panorama/kiefersfelden" srcdoc="<script></script>"></iframe>',
      'it has the attribute srcdoc',
    ],
    ['<object data="/x"></object>', 'it has a <object>'],
    ['<embed src="/x">', 'it has a <embed>'],
    ['<style>body { display: none }</style>', 'it has a <style>'],
    ['<link rel="stylesheet" href="/x.css">', 'it has a <link rel="stylesheet">'],
    ['<link rel="manifest" href="/x">', 'it has a <link rel="manifest">'],
    ['<template><img src=x></template>', 'it has a <template>'],
    ['<div><template shadowrootmode="open"></template></div>', 'it has a <template>'],
    ['<a href="/" ping="https://elsewhere.example/">x</a>', 'it has the attribute ping'],
    [
      '<svg><a><animate attributeName="href" to="javascript:alert(1)"></animate></a></svg>',
      'it has an animation that changes an address',
    ],
    ['<noscript><meta http-equiv="refresh" content="0"></noscript>', 'it has a <meta>'],
    ['</div><p>daneben</p><div>', 'it reaches out of its place in the document'],
    ['</div></body><p>dahinter</p>', 'it reaches out of its place in the document'],
    ['<!--', 'it reaches out of its place in the document'],
    ['<textarea>', 'it reaches out of its place in the document'],
    // What follows the app would become a part of it.
    ['<select><option>', 'it has a <script>'],
    ['<plaintext>', 'it has a <plaintext>'],
    ['<div><p>offen', 'it has a <script>'],
  ])('is refused: %s', (html, reason) => expect(verdict(html)).toBe(reason));

  it('may have a frame of the tour that is configured, and of no other', () => {
    const frame = '<iframe src="https://tour.example/1" title="Tour"></iframe>';
    expect(verdict(frame, { panorama: 'https://tour.example/' })).toBe('sound');
    expect(verdict(frame, { panorama: 'https://other.example/' })).toBe(
      'it has a frame that the shell did not allow',
    );
  });

  it('may not take the place of the app', () => {
    const document = frame('').replace(
      '<title>Titel</title>',
      `<title>Titel</title><div id="${APP_ELEMENT}"></div>`,
    );
    expect(() => checkDocument(document, frame(''), { outside: {}, site })).toThrow(
      'it reaches out of its place in the document',
    );
  });
});
