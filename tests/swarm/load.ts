import { randomFrom } from '../faults/random.ts';
import { Senders } from '../faults/senders.ts';
import { Outages } from './outages.ts';
import { Reader, type Reading } from './reader.ts';

/** Nine of ten read, the others send offers. */
const VISITORS = Number(process.env.VISITORS ?? 100);
const SENDERS = Math.ceil(VISITORS / 10);
const READERS = VISITORS - SENDERS;
/** Bytes of the files, most of them small. */
const sizes = [1_000_000, 1_000_000, 1_000_000, 1_000_000, 4_000_000, 15_000_000];
const REST_MS = 5_000;

/** All visitors: they read and search at every machine, and send offers as the form does, again and again, until each is accepted. */
export class Load {
  readonly senders: Senders;
  readonly #end = new AbortController();
  readonly #readers: Reader[];
  readonly #outages: ReadonlyMap<string, Outages>;
  readonly #reading: Promise<unknown>;

  /**
   * @param machines addresses where visitors come to, by turns; who is refused at one asks the next
   * @param visitor the network address of each
   */
  constructor(machines: readonly string[], visitor: (number: number) => string, seed = 1) {
    const random = randomFrom(seed);
    const any = () => machines[Math.floor(random() * machines.length)] as string;
    this.senders = new Senders(any, random, sizes, REST_MS);
    this.senders.start(SENDERS);
    this.senders.release();
    this.#outages = new Map(machines.map((machine) => [machine, new Outages()]));
    this.#readers = Array.from({ length: READERS }, (_, number) => {
      const first = number % machines.length;
      const turns = [...machines.slice(first), ...machines.slice(0, first)];
      const outages = this.#outages.get(turns[0] as string) as Outages;
      return new Reader(turns, outages, visitor(number), number);
    });
    this.#reading = Promise.all(this.#readers.map((reader) => reader.read(this.#end.signal)));
  }

  /** Ends when everything that was begun is through. */
  async finish(): Promise<void> {
    this.#end.abort();
    await Promise.all([this.senders.finish(), this.#reading]);
  }

  /** The references of all offers that were acknowledged. */
  get references(): string[] {
    return this.senders.offers.flatMap(({ references }) => [...new Set(references)]);
  }

  /** What readers have met, by the machine that each asks first, and how long that gave no page to anyone. */
  get readings(): Map<string, Reading & { longestGapMs: number }> {
    const readings = new Map<string, Reading & { longestGapMs: number }>();
    for (const [machine, { longestMs }] of this.#outages) {
      readings.set(machine, {
        requests: 0,
        refused: 0,
        failed: [],
        longestWaitMs: 0,
        longestGapMs: longestMs,
      });
    }
    for (const { machine, reading } of this.#readers) {
      const sum = readings.get(machine);
      if (!sum) continue;
      sum.requests += reading.requests;
      sum.refused += reading.refused;
      sum.failed.push(...reading.failed);
      sum.longestWaitMs = Math.max(sum.longestWaitMs, reading.longestWaitMs);
    }
    return readings;
  }

  /** How many readers failed more than once: one page each may have been under way where something died. */
  get failedAgain(): number {
    return this.#readers.filter(({ reading }) => reading.failed.length > 1).length;
  }

  /** What it has met, for a report. */
  get figures(): object {
    const tries = this.senders.offers.reduce((sum, offer) => sum + offer.tries, 0);
    const pages = Object.fromEntries(
      [...this.readings].map(([machine, reading]) => [
        machine,
        { ...reading, failed: reading.failed.length },
      ]),
    );
    const reasons: Record<string, number> = {};
    for (const line of [...this.readings.values()].flatMap(({ failed }) => failed)) {
      const reason = line.slice(line.indexOf(': ') + 2);
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
    return { pages, reasons, failedAgain: this.failedAgain, offers: this.references.length, tries };
  }
}
