/** An answer that failed or was a wrong one. */
export interface Wrong {
  sentence: string;
  at: Date;
}

export const wrongNow = (sentence: string): Wrong => ({ sentence, at: new Date() });

/** What went wrong, as a person reads it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** What the visitors of one kind have seen. */
export interface Tally {
  answers: number;
  /** Each answer that failed or was a wrong one. */
  wrong: Wrong[];
  /** Milliseconds of every right answer. */
  times: number[];
}

export const newTally = (): Tally => ({ answers: 0, wrong: [], times: [] });

/** Counts an answer: right unless it has a fault. An error is an answer that did not come. */
export async function count(
  tally: Tally,
  what: string,
  answer: Promise<{ ms: number; fault: string | null }>,
): Promise<void> {
  tally.answers += 1;
  try {
    const { ms, fault } = await answer;
    if (fault) tally.wrong.push(wrongNow(`${what}: ${fault}`));
    else tally.times.push(ms);
  } catch (error) {
    tally.wrong.push(wrongNow(`${what}: ${reasonOf(error)}`));
  }
}

/** The time within which so large a part of the answers came, in milliseconds. */
export const quantile = (times: number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(part * (times.length - 1))] ?? Number.NaN;
