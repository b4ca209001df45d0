/** @jest-environment jsdom */
import { Slot, siteAction, useCustomSubject } from '@goldbraun/shared/contract';
import { Link, useLoaderData } from 'react-router-dom';
import { createStore, renderPage } from './index.ts';

function Page() {
  const [subject] = useCustomSubject();
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <p>{subject ?? 'kein Betreff'}</p>
      <Slot name="mfe-acquisition/OfferForm" fallback={<p>Platzhalter</p>} level={3} />
      <Link to="/zwei?seite=2">weiter</Link>
    </>
  );
}
const Part = ({ level }: { level?: number }) => <p>Teil {level}</p>;
const remote = {
  routes: [
    { path: '/eins', loader: () => 'Eins', lazy: async () => ({ Component: Page }) },
    { path: '/zwei', Component: () => <h1>Zwei</h1> },
  ],
};

it('shows a page with what its loader gives, and follows its links', async () => {
  const page = await renderPage(remote, '/eins');
  expect(page.getByRole('heading').textContent).toBe('Eins');
  expect(page.address()).toBe('/eins');
  await page.user.click(page.getByRole('link', { name: 'weiter' }));
  expect(page.getByRole('heading').textContent).toBe('Zwei');
  expect(page.address()).toBe('/zwei?seite=2');
});

it('has the parts of other remotes that are given to it, and the fallback for those that are not', async () => {
  const page = await renderPage(remote, '/eins', { slots: { 'mfe-acquisition/OfferForm': Part } });
  expect(page.queryByText('Teil 3')).not.toBeNull();
  page.unmount();
  const without = await renderPage(remote, '/eins');
  expect(without.queryByText('Platzhalter')).not.toBeNull();
});

it("stands in the shell's store", async () => {
  const store = createStore();
  store.dispatch(siteAction.setCustomSubject('Ein Grundstück'));
  const page = await renderPage(remote, ['/zwei', '/eins'], { store });
  expect(page.queryByText('Ein Grundstück')).not.toBeNull();
});
