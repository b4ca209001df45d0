/** @jest-environment jsdom */
import { renderPage } from '@goldbraun/toolchain/testing';
import * as remote from '../src/remote.ts';
import { start } from '../text/de/start.ts';

describe('the page', () => {
  it('has its title and its words', async () => {
    const page = await renderPage(remote, '/vorlage');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(start.title);
    expect(page.container.textContent).toContain(start.lead);
  });
});
