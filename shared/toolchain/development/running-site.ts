import { BOOT_ELEMENT, type Boot } from '../../../shell/src/boot.ts';

const LIMIT_MS = 5_000;
const bootPattern = new RegExp(`<script type="application/json" id="${BOOT_ELEMENT}">(.*?)</script>`, 's');

/**
 * Where the live remotes of a running site are, as its own pages tell a browser.
 * @throws Error that says what is wrong with the address
 */
export async function remotesOf(site: URL): Promise<Boot['remotes']> {
  const html = await fetch(new URL('/', site), { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    (response) => response.text(),
    () => {
      throw new Error(
        `No site answers at ${site.origin}: start one with npm start, or name one with SITE_URL.`,
      );
    },
  );
  const [, boot] = bootPattern.exec(html) ?? [];
  if (!boot) throw new Error(`What answers at ${site.origin} is not this site: name it with SITE_URL.`);
  return (JSON.parse(boot) as Boot).remotes;
}
