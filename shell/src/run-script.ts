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

/**
 * The address by which a script is asked for when it has not come, or was something else: another one each time. Not all engines ask for a
 * module twice by the same (Chromium 156 does, 150 does not), and none asks again for bytes that its cache may keep for a year.
 * @param failures of the tries before
 */
export const addressOfTry = (address: string, failures: number): string =>
  failures > 0 ? `${address}?${failures}` : address;
