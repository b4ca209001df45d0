type Passes = { createScriptURL(address: string): string };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Passes): Passes };
};

/**
 * Gives what runs a module that is what its hash says; whoever imports its address afterwards gets that very one. It rejects if the module
 * does not come or is something else.
 *
 * An element does it, because all engines check those: WebKit passes over the hash of a `modulepreload` link (2.50).
 * @param policy the name under which the page's policy lets addresses become scripts (shell/edge/security-headers.ts)
 */
export function scriptRunner(policy: string): (address: string, integrity: string) => Promise<unknown> {
  const passes = trustedTypes?.createPolicy(policy, { createScriptURL: (address) => address });
  return (address, integrity) =>
    new Promise((onload, onerror) => {
      const src = passes?.createScriptURL(address) ?? address;
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { type: 'module', src, integrity, onload, onerror }));
    });
}
