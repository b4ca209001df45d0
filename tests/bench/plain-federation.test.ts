import { plainDocument } from './plain-federation.ts';

const composed = `<!doctype html><html><head><title>Aktuelles</title><link rel="stylesheet" href="/shell/1/main.css"><link rel="stylesheet" href="/remotes/mfe-news/1/list.css"><link rel="preload" as="font" href="/shell/1/f.woff2"><link rel="modulepreload" href="/remotes/mfe-news/1/list.js"><script type="module" src="/shell/1/main.js"></script></head><body><div id="app"><div><h1>Aktuelles</h1></div></div><dialog class="consent-panel"><div><form></form></div></dialog><script type="application/json" id="boot">{"remotes":{},"scripts":{"/shell/1/":"sha384-x"},"hydration":{"loaderData":{}}}</script></body></html>`;

describe('the document of plain client federation', () => {
  it('names the script and stylesheet of the shell and the remotes, and nothing of the page', () => {
    expect(plainDocument(composed, { 'mfe-news': '/remotes/mfe-news/1/remoteEntry.js' })).toBe(
      '<!doctype html><html><head><title>Aktuelles</title><link rel="stylesheet" href="/shell/1/main.css"><script type="module" src="/shell/1/main.js"></script></head><body><div id="app"></div><dialog class="consent-panel"><div><form></form></div></dialog><script type="application/json" id="boot">{"remotes":{"mfe-news":"/remotes/mfe-news/1/remoteEntry.js"}}</script></body></html>',
    );
  });

  it('is not made of a document that is not composed', () => {
    expect(() => plainDocument('<div id="app"></div>', {})).toThrow('does not have');
  });
});
