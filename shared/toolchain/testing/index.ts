/** What the tests of a remote need of the site: its table, and the shell's own store, in which the contract's hooks read and write. */

export { namedSite } from '@goldbraun/shell/site';
export { createStore } from '@goldbraun/shell/testing';
