/** The part of the Trusted Types API that is used; TypeScript's DOM library does not have it yet. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string }): unknown;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Pannellum writes a few strings of HTML, all into parts of its own interface that this document does not show. The
 * policy lets it, and makes text of whatever it writes: no string becomes an element here.
 */
export function allowNoHtml(): void {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => html.replace(/[&<>]/g, (character) => escapes[character] as string),
  });
}
