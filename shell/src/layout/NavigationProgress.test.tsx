/** @jest-environment jsdom */
import { paths } from '@goldbraun/shared/contract';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NavigationProgress } from './NavigationProgress.tsx';

/** A site whose pages come when they are told to. */
function renderPages() {
  const coming: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => coming.push(() => resolve(null)));
  const router = createMemoryRouter(
    [
      {
        element: <NavigationProgress />,
        children: [
          { path: paths.home, element: null },
          { path: '*', element: null, loader },
        ],
      },
    ],
    { initialEntries: [paths.home] },
  );
  render(<RouterProvider router={router} />);
  return { router, comes: () => act(async () => coming.shift()?.()) };
}

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bar = () => document.querySelector('[aria-hidden]');

describe('the bar at the upper edge', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows while a page takes long, until it is there', async () => {
    const { router, comes } = renderPages();
    await act(() => void router.navigate(paths.contact));
    await passes(249);
    expect(bar()).toBeNull();
    await passes(1);
    expect(bar()).not.toBeNull();
    await comes();
    expect(router.state.location.pathname).toBe(paths.contact);
    expect(bar()).toBeNull();
  });

  it('does not show for a page that comes at once, nor after it', async () => {
    const { router, comes } = renderPages();
    await act(() => void router.navigate(paths.contact));
    await passes(249);
    await comes();
    await passes(10_000);
    expect(bar()).toBeNull();
  });

  it('counts anew with each page', async () => {
    const { router, comes } = renderPages();
    await act(() => void router.navigate(paths.contact));
    await passes(200);
    await comes();
    await act(() => void router.navigate(paths.company));
    await passes(249);
    expect(bar()).toBeNull();
    await passes(1);
    expect(bar()).not.toBeNull();
  });

  it.each([
    ['slow', 250],
    ['quick', 249],
  ])(
    'is not there for a visitor who steps back, and %sly forward again before that page is there',
    async (_, ms) => {
      const { router, comes } = renderPages();
      await act(() => void router.navigate(paths.contact));
      await comes();
      await act(() => void router.navigate(paths.company));
      await comes();
      const { key } = router.state.location;
      await act(() => void router.navigate(-1));
      await passes(ms);
      expect(bar() !== null).toBe(ms === 250);
      await act(() => void router.navigate(1));
      await comes();
      await comes();
      expect(router.state.location.key).toBe(key);
      expect(router.state.navigation.state).toBe('idle');
      await passes(10_000);
      expect(bar()).toBeNull();
    },
  );

  it('does not show again for who comes back to the page that was left slowly', async () => {
    const { router, comes } = renderPages();
    await act(() => void router.navigate(paths.contact));
    await passes(250);
    await comes();
    const added: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...addedNodes);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await act(() => void router.navigate(-1));
    expect(router.state.location.pathname).toBe(paths.home);
    expect(added).toEqual([]);
    observer.disconnect();
  });
});
