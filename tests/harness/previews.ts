import { type PreviewLink, signPreviewLink } from '@goldbraun/shared/service/preview-token';

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
