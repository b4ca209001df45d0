import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDocument } from '../../mfe-acquisition/service/testing/added-document.ts';
import {
  filledIn,
  formOf,
  pdfOf,
  post,
  solvedChallenge,
} from '../../mfe-acquisition/service/testing/offer-form.ts';

/** A message as the form sends it: the same content under the same key, until it is answered with 201. */
export interface SentOffer {
  key: string;
  company: string;
  /** Of the attachment; null where there is none. */
  sha256: string | null;
  /** The references of all its 201s; empty while there was none. */
  references: string[];
  tries: number;
}

/** A document as the page of an offer's link sends it: under the same key, until it is answered with 201. */
export interface SentDocument {
  key: string;
  /** The offer that it is for. */
  reference: string;
  sha256: string;
  /** The numbers of all its 201s; empty while there was none. */
  numbers: number[];
}

const pause = 20;
const smallDocument = 2_000;

/** Visitors who send one offer after the other, and go on trying as long as an offer is not accepted. */
export class Senders {
  readonly offers: SentOffer[] = [];
  readonly documents: SentDocument[] = [];
  /** Answers other than 201 and 503: there should be none. */
  readonly unexpected: string[] = [];
  /** By which documents are added, by the references of the offers. */
  readonly #tokens = new Map<string, string>();
  readonly #url: () => string;
  readonly #random: () => number;
  readonly #sizes: number[];
  readonly #restMs: number;
  #going = true;
  #gate = Promise.withResolvers<void>();
  #running: Promise<void>[] = [];

  /**
   * @param url is asked before each try: the visitors may have more than one instance to turn to
   * @param fileSizes bytes; 0 is an offer without a file
   * @param restMs for so long each does something else before the next offer
   */
  constructor(
    url: () => string,
    random: () => number,
    fileSizes = [0, 2_000, 200_000, 2_000_000],
    restMs = 0,
  ) {
    this.#url = url;
    this.#random = random;
    this.#sizes = fileSizes;
    this.#restMs = restMs;
  }

  start(count: number): void {
    this.#running = Array.from({ length: count }, () => this.#sendOn());
  }

  /** From now on they send; until `hold`, those who have got no answer wait. */
  release(): void {
    this.#gate.resolve();
  }

  hold(): void {
    this.#gate.resolve();
    this.#gate = Promise.withResolvers<void>();
  }

  /** Ends when every offer that was begun has been accepted. */
  async finish(): Promise<void> {
    this.#going = false;
    this.release();
    await Promise.all(this.#running);
  }

  async #sendOn(): Promise<void> {
    while (this.#going) {
      await this.#gate.promise;
      if (!this.#going) return;
      const size = this.#sizes[Math.floor(this.#random() * this.#sizes.length)] ?? 0;
      const bytes = size > 0 ? pdfOf(size) : null;
      const offer: SentOffer = {
        key: randomUUID(),
        company: `Firma ${randomBytes(6).toString('hex')}`,
        sha256: bytes && createHash('sha256').update(bytes).digest('hex'),
        references: [],
        tries: 0,
      };
      this.offers.push(offer);
      const file = bytes ? { name: 'Exposé.pdf', type: 'application/pdf', bytes } : undefined;
      while (offer.references.length === 0) {
        await this.#gate.promise;
        await this.#try(offer, file).catch(() => wait(pause));
      }
      // Some answers get lost on the way: the visitor sends once more.
      if (this.#random() < 0.1) await this.#try(offer, file).catch(() => wait(pause));
      // Half of the visitors have a document to add, some of them two.
      for (let chance = this.#random(); chance < 0.5; chance += 0.35) await this.#addDocument(offer);
      if (this.#restMs && this.#going) await wait(this.#restMs);
    }
  }

  async #addDocument({ references: [reference = ''] }: SentOffer): Promise<void> {
    const token = this.#tokens.get(reference) ?? '';
    const size = this.#sizes[Math.floor(this.#random() * this.#sizes.length)] || smallDocument;
    const bytes = pdfOf(size);
    const file = { name: 'Flurkarte.pdf', type: 'application/pdf', bytes };
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const document: SentDocument = { key: randomUUID(), reference, sha256, numbers: [] };
    this.documents.push(document);
    const send = async () => {
      const answer = await addDocument(this.#url(), token, { key: document.key, file });
      if (answer.status === 201 && answer.number) document.numbers.push(answer.number);
      else if (answer.status !== 503) this.unexpected.push(`document: ${answer.status} ${answer.code}`);
      else await wait(pause);
    };
    while (document.numbers.length === 0) {
      await this.#gate.promise;
      await send().catch(() => wait(pause));
    }
    if (this.#random() < 0.1) await send().catch(() => wait(pause));
  }

  async #try(offer: SentOffer, file: Parameters<typeof formOf>[1]): Promise<void> {
    const url = this.#url();
    const challenge = await solvedChallenge(url);
    offer.tries += 1;
    // Each from an address of its own, so that each is confirmed.
    const email = `${offer.key}@example.com`;
    const body = formOf({ ...filledIn, email, company: offer.company, ...challenge }, file);
    const answer = await post(url, body, { 'idempotency-key': offer.key });
    if (answer.status === 201 && answer.reference) {
      offer.references.push(answer.reference);
      this.#tokens.set(answer.reference, answer.documentsToken ?? '');
    } else if (answer.status !== 503) this.unexpected.push(`${answer.status} ${answer.code}`);
    else await wait(pause);
  }
}
