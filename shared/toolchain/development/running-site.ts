import { LINE_UP, type LineUp } from '@goldbraun/shell/development';

const LIMIT_MS = 5_000;

/**
 * Where the live remotes of a running site are, as it tells a browser.
 * @throws Error that says what is wrong with the address
 */
export async function remotesOf(site: URL): Promise<LineUp['remotes']> {
  const answer = await fetch(new URL(LINE_UP, site), { signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => {
    throw new Error(
      `No site answers at ${site.origin}: start one with npm start, or name one with SITE_URL.`,
    );
  });
  try {
    const { remotes } = (await answer.json()) as LineUp;
    if (remotes) return remotes;
  } catch {
    // Not even JSON: the same as another answer.
  }
  throw new Error(`What answers at ${site.origin} is not this site: name it with SITE_URL.`);
}
