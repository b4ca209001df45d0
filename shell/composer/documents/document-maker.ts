import { Worker } from 'node:worker_threads';
import type { Beginnings } from '../beginnings.ts';
import type { ComposerInput } from '../line-up.ts';
import type { RenderedAnswer, RenderedPath } from '../rendered-site.ts';
import type { ComposedPage } from './composed-page.ts';
import type { DocumentWorkerData, FromDocumentWorker, Packing, ToDocumentWorker } from './document-worker.ts';

/** A page that may not be shown, with the reason. */
export class DocumentRefused extends Error {}

interface Waiting {
  resolve: (result: ComposedPage | null) => void;
  reject: (error: Error) => void;
}

/** The thread that makes documents; it is started with the first one, and again if it should ever end. */
export class DocumentMaker {
  readonly #frames = new Map<ComposerInput, number>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #packs: boolean;
  #worker: Worker | null = null;
  #next = 0;

  /** @param packs false where nobody gets the pages: compressing them takes longer than making them */
  constructor({ packs = true } = {}) {
    this.#packs = packs;
  }

  /**
   * Makes the document, or file, of what was rendered.
   * @throws DocumentRefused if it has what no page of the site may have
   */
  async make(
    input: ComposerInput,
    rendered: RenderedPath | RenderedAnswer,
    packing: Packing,
  ): Promise<ComposedPage> {
    return (await this.#ask((id) => ({
      type: 'make',
      id,
      frame: this.#frameOf(input),
      rendered,
      packing,
    }))) as ComposedPage;
  }

  /**
   * Looks at what was rendered as {@link make} does, and makes nothing of it yet.
   * @throws DocumentRefused if it has what no page of the site may have
   */
  async check(input: ComposerInput, rendered: RenderedPath): Promise<void> {
    await this.#ask((id) => ({ type: 'check', id, frame: this.#frameOf(input), rendered }));
  }

  /** A file that the shell itself writes. */
  async file(path: string, contentType: string, body: string): Promise<ComposedPage> {
    return (await this.#ask((id) => ({ type: 'file', id, path, contentType, body }))) as ComposedPage;
  }

  /** The releases of a line-up and what their pages begin with, as a file for browsers. */
  async lineUp(input: ComposerInput, beginnings: Beginnings): Promise<ComposedPage> {
    const frame = this.#frameOf(input);
    return (await this.#ask((id) => ({ type: 'lineUp', id, frame, beginnings }))) as ComposedPage;
  }

  /** A line-up of which no more documents are made. */
  forget(input: ComposerInput): void {
    const frame = this.#frames.get(input);
    this.#frames.delete(input);
    if (frame !== undefined) this.#post({ type: 'forget', frame });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #frameOf(input: ComposerInput): number {
    const known = this.#frames.get(input);
    if (known !== undefined) return known;
    const frame = this.#next++;
    this.#frames.set(input, frame);
    this.#post({ type: 'open', frame, input });
    return frame;
  }

  #ask(message: (id: number) => ToDocumentWorker): Promise<ComposedPage | null> {
    const { promise, resolve, reject } = Promise.withResolvers<ComposedPage | null>();
    const id = this.#next++;
    this.#waiting.set(id, { resolve, reject });
    this.#post(message(id));
    return promise;
  }

  #post(message: ToDocumentWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
      workerData: { packs: this.#packs } satisfies DocumentWorkerData,
    });
    for (const [input, frame] of this.#frames)
      worker.postMessage({ type: 'open', frame, input } satisfies ToDocumentWorker);
    worker.on('message', (reply: FromDocumentWorker) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('result' in reply) waiting?.resolve(reply.result);
      else if ('refused' in reply) waiting?.reject(new DocumentRefused(reply.refused));
      else waiting?.reject(new Error(reply.failed));
    });
    const end = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => end(new Error('the documents can not be made now')));
    return worker;
  }
}
