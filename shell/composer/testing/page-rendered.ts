import type { RenderedPath } from '../rendered-site.ts';

type Page = Extract<RenderedPath['rendered'], { type: 'page' }>['page'];

/** A page as a renderer has sent it, with nothing on it but what a test says. */
export const pageRendered = (path: string, more: Partial<Page> = {}): RenderedPath => ({
  path,
  participants: [],
  rendered: {
    type: 'page',
    page: {
      content: new Uint8Array(),
      isHydrated: true,
      dataHash: '',
      meta: { title: '', description: '' },
      chunks: [],
      missing: [],
      maxAge: 0,
      ...more,
    },
  },
});
