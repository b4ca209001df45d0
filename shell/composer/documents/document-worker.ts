/*
 * Makes documents of what the renderers send: checks it as foreign, puts it into the frame that the shell writes, packs
 * it. A thread, because it takes processor time that visitors would miss; it never runs a release's code.
 */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LINE_UP } from '../../src/boot.ts';
import type { Beginnings } from '../beginnings.ts';
import { type ComposerInput, nameOf } from '../line-up.ts';
import type { RenderedAnswer, RenderedPath } from '../rendered-site.ts';
import type { RenderedPage } from '../renderer/messages.ts';
import { pathOf } from '../unanswered-key.ts';
import { checkDocument, MarkupRefused } from './check-document.ts';
import type { ComposedPage } from './composed-page.ts';
import { DocumentBuilder } from './document.ts';
import { exactly, unpackPage } from './packed-page.ts';

/** How long packing may take: a page of the set is packed once and sent often, one with a query the other way round. */
export type Packing = 'small' | 'fast';

export interface DocumentWorkerData {
  /** False if nobody gets the pages: then they are not packed at all. */
  packs: boolean;
}

export type ToDocumentWorker =
  | { type: 'open'; frame: number; input: ComposerInput }
  | { type: 'forget'; frame: number }
  | { type: 'lineUp'; id: number; frame: number; beginnings: Beginnings }
  | { type: 'make'; id: number; frame: number; rendered: RenderedPath | RenderedAnswer; packing: Packing }
  | { type: 'check'; id: number; frame: number; rendered: RenderedPath }
  | { type: 'file'; id: number; path: string; contentType: string; body: string };

type FileWish = Extract<ToDocumentWorker, { type: 'file' }>;
type LineUpWish = Extract<ToDocumentWorker, { type: 'lineUp' }>;

export type FromDocumentWorker =
  | { id: number; result: ComposedPage | null }
  | { id: number; refused: string }
  | { id: number; failed: string };

const BROTLI: Record<Packing, number> = { small: 9, fast: 4 };
const GZIP = 7;
/**
 * With a window of 64 kB, Brotli packs a page of 52 kB in 1.1 ms instead of 14.8, most of which is memory that it takes and gives back, to
 * the same size. Pages of more than this would become 3 % larger.
 */
const SMALL_WINDOW_BYTES = 100_000;
const SMALL_WINDOW = 16;
const NOTHING = new Uint8Array();
const { packs } = workerData as DocumentWorkerData;
const builders = new Map<number, DocumentBuilder>();

function pack(text: string, packing: Packing): Pick<ComposedPage, 'body' | 'brotli' | 'gzip' | 'tag'> {
  const bytes = Buffer.from(text);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  if (!packs) return { body: bytes, brotli: NOTHING, tag };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI[packing],
    ...(bytes.length <= SMALL_WINDOW_BYTES ? { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW } : {}),
  };
  const brotli = exactly(brotliCompressSync(bytes, { params }));
  return packing === 'fast'
    ? { brotli, tag }
    : { brotli, gzip: exactly(gzipSync(bytes, { level: GZIP })), tag };
}

/** @throws MarkupRefused if the page has what no page of the site may have */
function soundDocument(builder: DocumentBuilder, path: string, participants: string[], page: RenderedPage) {
  const foreign = page.chunks.find(({ remote }) => !participants.includes(remote));
  if (foreign) throw new MarkupRefused(`it asks for scripts of ${foreign.remote}, which takes no part in it`);
  checkDocument(builder.bare(page, page.html), builder.bare(page, ''), builder.allowed);
  return builder.build(page, pathOf(path), participants);
}

function check(builder: DocumentBuilder, { path, participants, rendered }: RenderedPath): null {
  const names = participants.map(({ name }) => name);
  if (rendered.type === 'page') soundDocument(builder, path, names, unpackPage(rendered.page));
  return null;
}

function make(
  builder: DocumentBuilder,
  { path, participants, rendered }: RenderedPath | RenderedAnswer,
  packing: Packing,
) {
  const renderedBy = participants.map(nameOf);
  if (rendered.type === 'resource') {
    const { contentType, body } = rendered.resource;
    return { path, contentType, status: 200, ...pack(body, packing), renderedBy } satisfies ComposedPage;
  }
  const page = 'content' in rendered.page ? unpackPage(rendered.page) : rendered.page;
  const names = participants.map(({ name }) => name);
  const document = soundDocument(builder, path, names, page);
  return {
    path,
    contentType: 'text/html; charset=utf-8',
    status: page.hydration ? 200 : 503,
    ...pack(document, packing),
    inline: builder.hashesOf(page),
    renderedBy,
    maxAge: page.maxAge,
  } satisfies ComposedPage;
}

function builderOf(frame: number): DocumentBuilder {
  const builder = builders.get(frame);
  if (!builder) throw new Error('there is no such frame');
  return builder;
}

function file({ path, contentType, body }: Pick<FileWish, 'path' | 'contentType' | 'body'>): ComposedPage {
  return { path, contentType, status: 200, ...pack(body, 'small'), renderedBy: [] };
}

function lineUp({ frame, beginnings }: LineUpWish): ComposedPage {
  const body = JSON.stringify(builderOf(frame).lineUp(beginnings));
  return file({ path: LINE_UP, contentType: 'application/json; charset=utf-8', body });
}

function answer(message: Exclude<ToDocumentWorker, { type: 'open' | 'forget' }>): ComposedPage | null {
  if (message.type === 'check') return check(builderOf(message.frame), message.rendered);
  if (message.type === 'make') return make(builderOf(message.frame), message.rendered, message.packing);
  return message.type === 'lineUp' ? lineUp(message) : file(message);
}

parentPort?.on('message', (message: ToDocumentWorker) => {
  if (message.type === 'open') builders.set(message.frame, new DocumentBuilder(message.input));
  else if (message.type === 'forget') builders.delete(message.frame);
  else {
    const { id } = message;
    const send = (reply: FromDocumentWorker) => parentPort?.postMessage(reply);
    try {
      send({ id, result: answer(message) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof MarkupRefused && 'rendered' in message) {
        send({ id, refused: `${message.rendered.path} can't be shown: ${reason}` });
      } else send({ id, failed: reason });
    }
  }
});
