import { type ContextType, use, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useLocation } from 'react-router-dom';

/**
 * The router itself, whose `state` is that of this moment. What its hooks say is of the last render, and while a part of the server's page
 * waits for its script React has no render that says no more than that a navigation has begun. The library's name for the context says that it may
 * change with any version; `slots.spec.ts` and `menu.spec.ts` would tell.
 * @throws TypeError outside of a router that loads data
 */
export function useRouter() {
  const { router } = use(DataRouterContext) as NonNullable<ContextType<typeof DataRouterContext>>;
  return router;
}

/** Whether another page, or another answer of this one, is on its way or about to show. */
export function useIsLoading(): boolean {
  const router = useRouter();
  const { key } = useLocation();
  const isLoading = () => router.state.navigation.state !== 'idle' || router.state.location.key !== key;
  return useSyncExternalStore(router.subscribe, isLoading, () => false);
}
