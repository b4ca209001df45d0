/** @jest-environment node */
import { pageRendered } from '../testing/page-rendered.ts';
import { llmsText } from './llms-text.ts';

const pageOf = (path: string, title: string, more: Parameters<typeof pageRendered>[1] = {}) =>
  pageRendered(path, { meta: { title, description: `Von ${title}.` }, ...more });
const article = {
  title: 'Neues',
  description: 'Es gibt Neues.',
  article: { headline: 'Neues', published: '2026-11-01' },
};

describe('the text for programs that read', () => {
  it('lists pages, then articles, and leaves out what is not to be had', () => {
    const pages = [
      pageOf('/neues', '', { meta: article }),
      pageOf('/eins', 'Eins'),
      pageOf('/fehlt', 'Fehlt', { isHydrated: false }),
    ];
    const text = llmsText(pages, 'https://site.example');
    expect(text).toContain(
      '\n## Seiten\n\n- [Eins](https://site.example/eins): Von Eins.\n\n## Optional\n\n- [Neues](',
    );
    expect(text).not.toContain('Fehlt');
  });

  it('takes no Markdown from a release', () => {
    const text = llmsText(
      [pageOf('/eins', 'Eins](https://evil.example)\n# Anders [x')],
      'https://site.example',
    );
    expect(text).toContain('- [Eins\\](https://evil.example) \\# Anders \\[x](https://site.example/eins)');
    expect(text.match(/^# /gm)).toHaveLength(1);
  });
});
