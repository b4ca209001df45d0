import { type SiteState, siteAction } from '@goldbraun/shared/contract';
import { text } from '../../text/index.ts';
import { createStore } from './store.ts';

describe('the store of the site', () => {
  it('starts in German, with the drawer closed and no preset subject', () => {
    const state: SiteState = createStore().getState();
    expect(state.site).toEqual({ lang: 'de', text, openDrawer: false, customSubject: null });
  });

  it('opens and closes the drawer by the plain actions of the contract', () => {
    const store = createStore();
    store.dispatch(siteAction.setOpenDrawer(true));
    expect(store.getState().site.openDrawer).toBe(true);
    store.dispatch(siteAction.setOpenDrawer(false));
    expect(store.getState().site.openDrawer).toBe(false);
  });

  it('keeps the preset subject of the form until it is taken back', () => {
    const store = createStore();
    store.dispatch(siteAction.setCustomSubject('Allgemeine Anfrage'));
    expect(store.getState().site.customSubject).toBe('Allgemeine Anfrage');
    store.dispatch(siteAction.setCustomSubject(null));
    expect(store.getState().site.customSubject).toBeNull();
  });

  it('shares nothing between two pages', () => {
    const [one, other] = [createStore(), createStore()];
    one.dispatch(siteAction.setOpenDrawer(true));
    expect(other.getState().site.openDrawer).toBe(false);
  });

  it('says nothing in the console on a machine whose clock runs ahead of its work', () => {
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
    const said = jest.spyOn(console, 'warn').mockImplementation();
    createStore().dispatch(siteAction.setOpenDrawer(true));
    expect(now).toBeGreaterThan(0);
    expect(said.mock.calls).toEqual([]);
    clock.mockRestore();
    said.mockRestore();
  });

  it('holds texts that survive being served as JSON', () => {
    expect(JSON.parse(JSON.stringify(text))).toEqual(text);
  });
});
