import { OBJECT_STORE_KEYS, ObjectStore } from '../harness/object-store.ts';

/** Set where the runs have their attachments in a real object store: `npm run test:faults -- attachments=s3`. */
export const inBucket = process.env.FAULTS_ATTACHMENTS === 's3';

let store: ObjectStore | undefined;

/** Before all runs: starts the object store, and tells them where it is. */
export async function startStore(): Promise<void> {
  if (!inBucket) return;
  store = await ObjectStore.start();
  Object.assign(process.env, OBJECT_STORE_KEYS, { AWS_ENDPOINT_URL: store.endpoint });
}

export const stopStore = async (): Promise<void> => store?.stop();
