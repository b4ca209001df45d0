import type { ObjectStore } from '../harness/object-store.ts';

/** The object store of this run, between its start and its end. */
export const running: { store?: ObjectStore } = {};
