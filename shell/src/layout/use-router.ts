import { type ContextType, use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * The router itself, whose `state` is that of this moment. What its hooks say is of the last render, and while a part of the server's page
 * waits for its script React has no render that says no more than that a navigation has begun. Who uses it does not render anew with each
 * address either. The library's name for the context says that it may change with any version; `slots.spec.ts` and `menu.spec.ts` would tell.
 * @throws TypeError outside of a router that loads data
 */
export function useRouter() {
  const { router } = use(DataRouterContext) as NonNullable<ContextType<typeof DataRouterContext>>;
  return router;
}
