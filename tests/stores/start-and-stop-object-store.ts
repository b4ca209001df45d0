import startObjectStore from './start-object-store.ts';
import stopObjectStore from './stop-object-store.ts';

/** For Playwright, which is given what ends what was begun. */
export default async function startAndStopObjectStore(): Promise<() => Promise<void>> {
  await startObjectStore();
  return stopObjectStore;
}
