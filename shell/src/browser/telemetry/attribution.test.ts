/** @jest-environment jsdom */
import { partOfElement, partOfFile } from './attribution.ts';

const entries = {
  shell: 'https://x.example/shell/1.0.0-a/main.js',
  'mfe-news': '/remotes/mfe-news/1.0.0-b/remoteEntry.js',
};

describe('What goes wrong in a browser is put down to', () => {
  it('the release whose file a stack names first', () => {
    const stack = `TypeError: x\n  at f (https://x.example/remotes/mfe-news/1.0.0-b/list.js:1:2)\n  at g (https://x.example/shell/1.0.0-a/main.js:1:2)`;
    expect(partOfFile(stack)).toBe('mfe-news@1.0.0-b');
    expect(partOfFile('https://x.example/shell/1.0.0-a/main.js')).toBe('shell@1.0.0-a');
    expect(partOfFile('https://x.example/asset/images/a.jpg')).toBeUndefined();
  });

  it('the release that has made the element, by the nearest class', () => {
    document.body.innerHTML = '<main class="shell-x1"><p class="news-y2"><b>a</b></p><i>b</i></main>';
    expect(partOfElement(document.querySelector('b'), entries)).toBe('mfe-news@1.0.0-b');
    expect(partOfElement(document.querySelector('i'), entries)).toBe('shell@1.0.0-a');
    expect(partOfElement(document.body, entries)).toBeUndefined();
  });
});
