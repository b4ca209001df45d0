/** @jest-environment jsdom */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from './catalogue-routes.tsx';
import { pages } from './pages/index.ts';
import { createSectionStore } from './section-store.ts';

const sections = join(import.meta.dirname, '../sections');
const folders = [...new Set(globSync('*/*.tsx', { cwd: sections }).map(dirname))];
const variants = pages.flatMap(({ section, variants }) =>
  variants.map(({ id }) => `/variant/${section}/${id}`),
);

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

async function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { container } = await act(async () =>
    render(
      <Provider store={createSectionStore()}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  return container;
}

describe('the section catalogue', () => {
  it('has a page for every section', () => {
    const shown = pages.map(({ section }) => section);
    expect(folders.length).toBeGreaterThan(15);
    expect(folders.filter((folder) => !shown.includes(folder))).toEqual([]);
  });

  it('has no page and no variant twice', () => {
    expect(new Set(pages.map(({ section }) => section)).size).toBe(pages.length);
    expect(new Set(variants).size).toBe(variants.length);
  });

  it.each(variants)('shows %s without a word in the console', async (path) => {
    const words = (['error', 'warn'] as const).map((kind) => jest.spyOn(console, kind).mockImplementation());
    const container = await open(path);
    expect(words.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of words) spy.mockRestore();
    expect(container.childElementCount).toBeGreaterThan(0);
    expect(container.textContent).not.toContain('There is no');
  });

  it.each(['/', '/section/hero', '/kontakt'])('opens %s', async (path) => {
    expect((await open(path)).textContent).toMatch(/Hero|\/kontakt/);
  });
});
