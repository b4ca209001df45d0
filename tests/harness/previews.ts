import { type PreviewLink, signPreviewLink } from '@goldbraun/shared/service/preview-token';
import { allPaths } from './pages.ts';

/** The secret of a site in tests that shows previews. */
export const secret = 'das Geheimnis der Vorschauen';

export const tokenOf = (
  previews: PreviewLink['previews'],
  until = Date.now() + 60_000,
  by = secret,
): string => signPreviewLink({ previews, until }, by);

/** What the browser sends of who has opened a link. */
export const cookieOf = (token: string) => ({ cookie: `goldbraun-vorschau=${token}` });

/** A headline of mfe-content as it is, and in the build of {@link otherTeam}. */
export const TEAM = { before: 'Die Leute hinter dem Lageplan', after: 'Die Leute hinter dem Kartentisch' };

/** Changes of a build: what they get is a file's name and content. */
type Change = (file: string, content: string) => string;

export const unchanged: Change = (_file, content) => content;
export const otherTeam: Change = (_file, content) => content.replaceAll(TEAM.before, TEAM.after);
/** The news with another headline. */
export const retitled =
  (title: string): Change =>
  (_file, content) =>
    content.replaceAll(/(["'`])Aktuelles\1/g, `$1${title}$1`);
export const throwing: Change = (file, content) =>
  file === 'server.cjs' ? `throw new Error('kein Start');${content}` : content;

export const titleIn = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

/** How a site is asked, by who sees what is live and by who has opened a link. */
export function asking(address: () => string) {
  const linkTo = (path: string, token: string) => `${address()}${path}?vorschau=${token}`;
  const ask = (path: string, token?: string, headers: Record<string, string> = {}) =>
    fetch(address() + path, {
      redirect: 'manual',
      headers: { ...(token ? cookieOf(token) : {}), ...headers },
    });
  const titleOf = async (path: string, token?: string) => titleIn(await (await ask(path, token)).text());
  /** All that live visitors get of each page, to the byte. */
  async function livePages(): Promise<Map<string, string>> {
    const pages = new Map<string, string>();
    for (const path of allPaths) {
      const answer = await ask(path);
      const { etag, 'cache-control': cache } = Object.fromEntries(answer.headers);
      pages.set(path, [answer.status, etag, cache, await answer.text()].join('\n'));
    }
    return pages;
  }
  return { linkTo, ask, titleOf, livePages };
}
