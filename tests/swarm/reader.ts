import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../faults/random.ts';
import { allPaths, paths } from '../harness/pages.ts';
import type { Outages } from './outages.ts';

/** As long as a person looks at a page who looks for something; a machine that holds three of them is not to be the bound. */
const SHORTEST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 8_000;
const ANSWER_LIMIT_MS = 20_000;

const searches = [
  `${paths.news}?suche=Kiel`,
  `${paths.news}?suche=Solar`,
  `${paths.locations}?q=Kassel`,
  `${paths.locations}?q=34117`,
];
/** One question in five is a search. */
const questions = [...allPaths, ...searches, ...searches];

/** What readers have met. */
export interface Reading {
  requests: number;
  /** Questions that the machine turned away, and another one answered. */
  refused: number;
  /** Path and status, or what was wrong with the connection. */
  failed: string[];
  /** The longest time in which a reader that asked got no page from this machine, in milliseconds. */
  longestWaitMs: number;
}

/** A visitor who reads one page after the other, over a connection that is kept as browsers keep theirs. */
export class Reader {
  readonly reading: Reading = { requests: 0, refused: 0, failed: [], longestWaitMs: 0 };
  readonly #machines: readonly string[];
  readonly #outages: Outages;
  readonly #agent: Agent;
  readonly #random: () => number;

  /**
   * @param machines addresses of the site, as a name has several: the first is asked, the next ones where it refuses (RFC 8305)
   * @param outages of the first of them
   * @param from the visitor's own address
   */
  constructor(machines: readonly string[], outages: Outages, from: string, seed: number) {
    this.#machines = machines;
    this.#outages = outages;
    this.#agent = new Agent({ keepAlive: true, localAddress: from });
    this.#random = randomFrom(seed + 1);
  }

  /** The machine that it asks first. */
  get machine(): string {
    return this.#machines[0] as string;
  }

  /** Reads until the signal; ends with the last answer. */
  async read(end: AbortSignal): Promise<void> {
    const { reading } = this;
    // They have not all come in the same moment.
    await wait(this.#random() * LONGEST_PAUSE_MS);
    let waitsSince = 0;
    while (!end.aborted) {
      const path = questions[Math.floor(this.#random() * questions.length)] as string;
      waitsSince ||= performance.now();
      const answered = this.#outages.ask();
      const { answer, refusals } = await this.#askByTurns(path);
      reading.requests += 1;
      reading.refused += refusals;
      answered(answer === 'good' && refusals === 0);
      if (answer !== 'good') reading.failed.push(`${path}: ${answer}`);
      else if (refusals === 0) {
        reading.longestWaitMs = Math.max(reading.longestWaitMs, Math.round(performance.now() - waitsSince));
        waitsSince = 0;
      }
      await wait(SHORTEST_PAUSE_MS + this.#random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
    }
    this.#agent.destroy();
  }

  async #askByTurns(path: string): Promise<{ answer: string; refusals: number }> {
    let refusals = 0;
    for (const machine of this.#machines) {
      const answer = await this.#ask(machine + path);
      if (answer !== 'refused') return { answer, refusals };
      refusals += 1;
    }
    return { answer: 'refused by all', refusals };
  }

  /** `good`, `refused` where nobody listens, or what was wrong. */
  async #ask(url: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const sent = get(url, { agent: this.#agent, signal }, resolve).on('error', reject);
    try {
      const response = await promise;
      const whole = (await text(response)).includes('</html>');
      return response.statusCode === 200 && whole ? 'good' : `${response.statusCode}`;
    } catch (error) {
      // A connection that was kept may be closed just then: browsers ask once more over a new one (RFC 9112, 9.3.1).
      if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return this.#ask(url);
      return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : String(error);
    }
  }
}
