import { OBJECT_STORE_KEYS, ObjectStore } from '../harness/object-store.ts';
import { running } from './running-store.ts';

/** Starts the object store of all these tests, and tells them where it is as commands are told. */
export default async function startObjectStore(): Promise<void> {
  running.store = await ObjectStore.start();
  Object.assign(process.env, OBJECT_STORE_KEYS, { AWS_ENDPOINT_URL: running.store.endpoint });
}
