/** The part of the Trusted Types API that is used; TypeScript's DOM library does not have it yet. */
interface HtmlPolicy {
  createHTML(html: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

/** The policy that the Content-Security-Policy names. */
export const POLICY_NAME = 'goldbraun';

// Every remote bundles its own copy of this file, while a second policy of the same name is refused by the
// browser. The registry of symbols is what all bundles of one realm have in common.
const key = Symbol.for('goldbraun/html-policy@1');
const realm = globalThis as unknown as Record<symbol, HtmlPolicy | undefined> & {
  trustedTypes?: PolicyFactory;
};

/**
 * Marks HTML of the text tables as trusted. The tables are written by the teams and are cleaned at build time;
 * never hand anything to this function that a visitor or a server has sent.
 * Returns the plain string on the server and in browsers without Trusted Types.
 */
export function trustedHtml(html: string): string {
  if (!realm.trustedTypes) return html;
  realm[key] ??= realm.trustedTypes.createPolicy(POLICY_NAME, { createHTML: (text) => text });
  // React accepts a TrustedHTML object, its types only know the string.
  return realm[key].createHTML(html) as string;
}
