/** Module Federation's runtime in a remote's container: the shell's (`shell/src/browser/federation-runtime.ts`), and no other. */
interface Core {
  ModuleFederation: new (options: object) => unknown;
}

export const init = (options: object): unknown => {
  const { ModuleFederation } = (globalThis as unknown as { _FEDERATION_RUNTIME_CORE: Core })
    ._FEDERATION_RUNTIME_CORE;
  return new ModuleFederation(options);
};

/** Of libraries that come in containers of their own; there are none. */
export function getRemoteEntry(): never {
  throw new Error('no library comes in a container of its own');
}
