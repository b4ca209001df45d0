/** What a page of a remote stands in, for tests of it. */

export { App } from './App.tsx';
export { createStore } from './store/store.ts';
