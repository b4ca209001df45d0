/**
 * Module Federation's runtime as this site needs it. In the shell's build it stands in the place of `@module-federation/runtime`; remotes'
 * containers find it at `globalThis._FEDERATION_RUNTIME_CORE`. The library's decides between versions that several parts bring, follows
 * manifests and has hooks for all of that. Here the shell alone brings what is shared, its server refuses a remote that needs something else
 * before a browser hears of it, and containers come by checkedImport: nothing is left to decide, and it would be an eighth of main.js.
 *
 * The names are those by which `@module-federation/webpack-bundler-runtime` 2.9 asks, which the plugin builds into shell and containers.
 */

/** Gives the module itself. */
type Factory = () => unknown;

/** A library as the plugin's build describes it. */
interface Shared {
  version: string;
  scope: string[];
  get: () => Factory;
}

/** The libraries by name and version, in the form that containers take. */
type ShareScope = Record<string, Record<string, Shared & { from: string }>>;

interface Options {
  name: string;
  shared?: Record<string, Shared[]>;
}

/** What shares libraries within one container: the host's own, or a remote's that takes them from it. */
class FederationInstance {
  readonly name: string;
  readonly options: Options;
  readonly shareScopeMap: Record<string, ShareScope> = {};

  constructor(options: Options) {
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared);
  }

  /** A container that is initialized says once more what it is called. */
  initOptions(): Options {
    return this.options;
  }

  registerShared(shared: Record<string, Shared[]> = {}): void {
    for (const [library, versions] of Object.entries(shared))
      for (const one of versions)
        for (const name of one.scope) {
          this.shareScopeMap[name] ??= {};
          const scope = this.shareScopeMap[name];
          scope[library] ??= {};
          scope[library][one.version] ??= { ...one, from: this.name };
        }
  }

  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Nothing else has to be loaded for it. */
  initializeSharing(): Promise<unknown>[] {
    return [];
  }

  /** @throws Error if nobody shares it */
  loadShareSync(library: string): Factory {
    const [only] = Object.values(this.shareScopeMap.default?.[library] ?? {});
    if (!only) throw new Error(`${this.name} asks for ${library}, which nobody shares`);
    return only.get();
  }

  /** @throws Error if nobody shares it */
  async loadShare(library: string): Promise<Factory> {
    return this.loadShareSync(library);
  }
}

/** @param options of the build that starts */
export const init = (options: Options): FederationInstance => new FederationInstance(options);

/** Of libraries that come in containers of their own; there are none. */
export function getRemoteEntry(): never {
  throw new Error('no library comes in a container of its own');
}

/**
 * What containers find; each makes an instance of its own. All but the first is for releases of before 25 November 2026, which were built
 * with the library's outer part (`externalRuntime`).
 */
export const runtimeCore = {
  ModuleFederation: FederationInstance,
  getGlobalFederationConstructor: () => FederationInstance,
  setGlobalFederationConstructor() {},
  setGlobalFederationInstance() {},
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  helpers: {},
};
