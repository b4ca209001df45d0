import { type PassingProxy, startPassingProxy } from './passing-proxy.ts';

export interface TamperingProxy extends PassingProxy {
  /** Paths of what was changed, in their order. */
  changed: string[];
}

/** Passes a site on, and adds `window.tampered = true` to every script whose path fits. */
export async function startTamperingProxy(site: string, scripts: RegExp): Promise<TamperingProxy> {
  const changed: string[] = [];
  const proxy = await startPassingProxy(site, (response, path, body) => {
    if (!scripts.test(path)) return response.end(body);
    changed.push(path);
    response.end(Buffer.concat([body, Buffer.from(';window.tampered = true;')]));
  });
  return { ...proxy, changed };
}
