/** In the place of shell/src/browser/remotes.ts: the remotes are parts of the program, and their pages come as they do elsewhere. */
import type { RemoteModule } from '@goldbraun/shared/contract';

const modules: Record<string, () => Promise<unknown>> = {
  'mfe-content': () => import(/* webpackChunkName: "mfe-content" */ '../../../../mfe-content/src/remote.ts'),
  'mfe-news': () => import(/* webpackChunkName: "mfe-news" */ '../../../../mfe-news/src/remote.ts'),
  'mfe-acquisition': () =>
    import(/* webpackChunkName: "mfe-acquisition" */ '../../../../mfe-acquisition/src/remote.ts'),
};

export const loadRemoteModule = (name: string): Promise<RemoteModule> =>
  (modules[name]?.() ?? Promise.reject(new Error(`There is no ${name}`))) as Promise<RemoteModule>;

export * from '../no-line-up.ts';
