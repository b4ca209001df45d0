type Cleaner = (html: string) => string;
interface Realm {
  trustedTypes?: {
    createPolicy(name: 'default', rules: { createHTML: Cleaner }): unknown;
  };
}

// Only one policy of this name may exist in a page, while every remote bundles its own copy of this file.
const key = Symbol.for('goldbraun/default-policy@1');
const realm = globalThis as unknown as Realm & Record<symbol, { clean: Cleaner } | undefined>;

/**
 * Says what has to become of strings that a library assigns to `innerHTML`, which the Content-Security-Policy refuses
 * otherwise. Call it when such a library is loaded, not before: pages without one keep refusing. The last caller's
 * cleaner counts for all of the page, so it has to clean whatever comes, like DOMPurify. Strings that become scripts
 * stay refused.
 */
export function cleanAssignedHtml(clean: Cleaner): void {
  const policy = realm[key];
  if (policy) {
    policy.clean = clean;
    return;
  }
  const rules = { clean };
  realm[key] = rules;
  realm.trustedTypes?.createPolicy('default', { createHTML: (html) => rules.clean(html) });
}
