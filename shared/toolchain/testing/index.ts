/** What the tests of a remote need of the site: a page in a document, its table, and its store, in which the contract's hooks read and write. */

export { namedSite } from '@goldbraun/shell/site';
export { createStore } from '@goldbraun/shell/testing';
export { type RenderedPage, renderPage } from './render-page.tsx';
