import { PREVIEW_PARAMETER, readPreviewLink } from '@goldbraun/shared/service/preview-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../forms.ts';
import type { EdgeSettings } from '../settings.ts';
import { type Notice, noticeDocument, noticePolicy, timeOf, titleOf } from './preview-documents.ts';
import { END_PREVIEW } from './preview-visit.ts';
import type { Previews } from './previews.ts';

/** Holds the link's token; goes with the browser's session. */
const COOKIE = 'goldbraun-vorschau';
const pattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);
const PAGES = '/*';
const AGAIN_AFTER_S = 2;

const cookieOf = (token: string, secure: boolean) =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${token ? '' : '; Max-Age=0'}`;
const tokenIn = ({ headers }: FastifyRequest) => pattern.exec(headers.cookie ?? '')?.[1];
const isComposed = (request: FastifyRequest) => {
  const { isComposed: is } = request.routeOptions.config;
  return typeof is === 'function' ? is(request) : is === true;
};
const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

const notices = {
  off: {
    title: 'Keine Vorschau',
    text: 'Auf dieser Website sind Vorschauen nicht eingeschaltet.',
  },
  invalid: {
    title: 'Ungültiger Link',
    text: 'Dieser Link zu einer Vorschau ist nicht vollständig oder nicht von uns.',
  },
} satisfies Record<string, Notice>;

/** Instead of a page it says why there is none; whatever else was asked for is refused in a line. */
function sendNotice(request: FastifyRequest, reply: FastifyReply, status: number, notice: Notice) {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  if (request.routeOptions.url !== PAGES) {
    return reply
      .code(status === 202 ? 503 : status)
      .type('text/plain; charset=utf-8')
      .send(`${notice.text}\n`);
  }
  return reply
    .code(status)
    .header('content-security-policy', noticePolicy)
    .type('text/html; charset=utf-8')
    .send(noticeDocument(notice));
}

const goneNotice = (gone: Record<string, string>): Notice => ({
  title: 'Vorschau beendet',
  text: `Hier gibt es keine Vorschau ${titleOf(gone)}: Sie ist beendet oder noch nicht angekommen.`,
});

/** The same address without its token. Two slashes at its beginning would be the name of a host. */
function cleanAddress({ pathname, searchParams }: URL): string {
  searchParams.delete(PREVIEW_PARAMETER);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathname.replace(/^\/+/, '/') + query;
}

/**
 * `GET /any/page?vorschau=…` takes a link, `POST /vorschau/beenden` lets it go. In between, the visitor gets all that depends on
 * releases from the link's own pages, and nothing that any cache keeps.
 */
export function addPreviews(
  app: FastifyInstance,
  previews: Previews,
  { previewSecret: secret }: Pick<EdgeSettings, 'previewSecret'>,
): void {
  const linkOf = (token: string) => (secret ? readPreviewLink(token, secret) : null);

  /** The link that a token stands for; null if it is none that counts, which is then said. */
  function linkOrNotice(request: FastifyRequest, reply: FastifyReply, token: string) {
    const link = linkOf(token);
    if (link && link.until > Date.now()) return link;
    reply.header('set-cookie', cookieOf('', isSecure(request)));
    const over: Notice | null = link && {
      title: 'Vorschau abgelaufen',
      text: `Dieser Link zur Vorschau ${titleOf(link.previews)} galt bis ${timeOf(link.until)}.`,
    };
    sendNotice(request, reply, 403, over ?? (secret ? notices.invalid : notices.off));
    return null;
  }

  async function take(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const link = linkOrNotice(request, reply, url.searchParams.get(PREVIEW_PARAMETER) ?? '');
    if (!link) return reply;
    await previews.arrive(link);
    const shown = await previews.show(link);
    if (shown !== 'making' && 'gone' in shown) {
      return sendNotice(request, reply, 410, goneNotice(shown.gone));
    }
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'set-cookie': cookieOf(url.searchParams.get(PREVIEW_PARAMETER) ?? '', isSecure(request)),
        // Pictures keep their names: those that the browser has are the live ones.
        'clear-site-data': '"cache"',
      })
      .redirect(cleanAddress(url), 302);
  }

  /** Finds the pages of a visitor's link, or says why there are none. */
  async function enter(request: FastifyRequest, reply: FastifyReply, token: string) {
    const link = linkOrNotice(request, reply, token);
    if (!link) return reply;
    const shown = await previews.show(link);
    const title = `Vorschau ${titleOf(link.previews)}`;
    if (shown === 'making') {
      const text = 'Die Seiten der Vorschau werden gerade erstellt. Gleich geht es los.';
      return sendNotice(request, reply, 202, { title, text, againAfter: AGAIN_AFTER_S });
    }
    if ('gone' in shown) return sendNotice(request, reply, 410, goneNotice(shown.gone));
    if ('refused' in shown) {
      const text =
        'Diese Vorschau kann nicht gezeigt werden, denn sie ließe sich auch nicht veröffentlichen.';
      return sendNotice(request, reply, 422, { title, text, reason: shown.refused });
    }
    request.preview = { link, composition: shown.composition, until: shown.until };
    return undefined;
  }

  /** What is to be done before a request is answered; undefined for nearly all of them. */
  function before(request: FastifyRequest, reply: FastifyReply): Promise<unknown> | undefined {
    const { url: route } = request.routeOptions;
    if (route === PAGES && request.url.includes(`${PREVIEW_PARAMETER}=`)) {
      const url = new URL(`http://edge.internal${request.url}`);
      if (url.searchParams.has(PREVIEW_PARAMETER)) return take(request, reply, url);
    }
    const token = secret && tokenIn(request);
    return token && isComposed(request) ? enter(request, reply, token) : undefined;
  }

  app.decorateRequest('preview', undefined);
  // With callbacks, so that those who see what is live wait for no promise.
  app.addHook('preHandler', (request, reply, done) => {
    const work = before(request, reply);
    if (!work) return done();
    work.then(() => reply.sent || done(), done);
  });
  if (!secret) return;

  app.addHook('onSend', (request, reply, payload, done) => {
    if (tokenIn(request)) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    done(null, payload);
  });
  acceptForms(app);
  app.post(END_PREVIEW, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': cookieOf('', isSecure(request)) })
      .redirect('/', 303),
  );
}
