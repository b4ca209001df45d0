import { type SlotLoader, SlotLoaderContext } from '@goldbraun/shared/contract';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

/** What surrounds the router on the server and in the browser alike. */
export function App({ store, slots, children }: { store: Store; slots: SlotLoader; children: ReactNode }) {
  return (
    <Provider store={store}>
      <SlotLoaderContext value={slots}>{children}</SlotLoaderContext>
    </Provider>
  );
}
