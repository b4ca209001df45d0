import type { Answer, Composition } from '../composer/composition.ts';
import { FairQueue, type Place, type QueueLimits } from './fair-queue.ts';
import { KeptPages } from './kept-pages.ts';

/**
 * Six at once keep the composer busy while some of them wait for a service, and are all through before its limit for a
 * page passes. Three seconds are what a visitor waits without being told anything.
 */
const LIMITS: QueueLimits = { atOnce: 6, atOnceForOne: 2, waiting: 200, waitingOfOne: 24, waitMs: 3_000 };
/** About 200 pages with their compressed forms, of all compositions together. */
const KEPT_BYTES = 32_000_000;

type Renderer = Pick<Composition, 'render'>;

/** What somebody waits for at present. */
interface Question {
  answer: Promise<Answer>;
  resolve: (answer: Answer | Promise<Answer>) => void;
  /** One for each network that asks, until it is rendered for all of them. */
  places: Map<string, Place>;
  isRendering: boolean;
}

/**
 * The pages that are rendered when they are asked for. Their turns go round among the visitors' networks; what several
 * ask for at the same time is rendered once, at the first turn of any of them, and kept as long as the page says.
 */
export class QueryPages {
  readonly #queue = new FairQueue(LIMITS);
  readonly #kept: KeptPages;
  readonly #open = new Map<string, Question>();
  /** A page belongs to one set of releases: visitors of a canary have their own. */
  readonly #ids = new WeakMap<Renderer, number>();
  #lastId = 0;

  /**
   * @param now milliseconds of a clock
   * @param keptBytes how much room rendered pages may take
   */
  constructor(now: () => number = Date.now, keptBytes = KEPT_BYTES) {
    this.#kept = new KeptPages(keptBytes, now);
  }

  /**
   * Renders a path with its query for one visitor.
   * @param path with the query, in one form for all who ask the same
   * @param network who asks (see `network.ts`)
   * @returns null if there was no room or no answer in time
   */
  async page(renderer: Renderer, path: string, network: string): Promise<Answer> {
    const key = `${this.#idOf(renderer)} ${path}`;
    const kept = this.#kept.get(key);
    if (kept) return { page: kept };
    const question = this.#questionOf(key);
    if (question.isRendering) return question.answer;
    const known = question.places.get(network);
    const place = known ?? this.#queue.enter(network);
    if (!known) {
      question.places.set(network, place);
      void place.turn.then((granted) => {
        if (granted && !question.isRendering) {
          this.#render(key, question, place, network, () => renderer.render(path));
        } else this.#giveUp(key, question, network);
      });
    }
    await Promise.race([place.turn, question.answer]);
    return question.isRendering ? question.answer : null;
  }

  #questionOf(key: string): Question {
    const known = this.#open.get(key);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const question = { answer: promise, resolve, places: new Map(), isRendering: false };
    this.#open.set(key, question);
    return question;
  }

  #render(
    key: string,
    question: Question,
    place: Place,
    network: string,
    render: () => Promise<Answer>,
  ): void {
    question.isRendering = true;
    for (const other of question.places.values()) if (other !== place) other.leave();
    const rendering = render().finally(() => {
      place.leave();
      this.#open.delete(key);
    });
    question.resolve(
      rendering.then((rendered) => {
        if (rendered && 'page' in rendered) {
          this.#kept.keep(key, rendered.page, rendered.page.maxAge ?? 0, network);
        }
        return rendered;
      }),
    );
  }

  #giveUp(key: string, question: Question, network: string): void {
    question.places.get(network)?.leave();
    question.places.delete(network);
    if (question.places.size === 0 && !question.isRendering) this.#open.delete(key);
  }

  #idOf(renderer: Renderer): number {
    const id = this.#ids.get(renderer) ?? ++this.#lastId;
    this.#ids.set(renderer, id);
    return id;
  }
}
