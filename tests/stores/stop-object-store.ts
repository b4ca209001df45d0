import { running } from './running-store.ts';

export default async function stopObjectStore(): Promise<void> {
  await running.store?.stop();
}
