/** PostgreSQL said neither yes nor no in time. Whether it has done what it was asked for is unknown. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/**
 * The answer, if it comes within so many milliseconds.
 * @throws Silence otherwise, after `onSilence` has heard of it
 */
export async function withinLimit<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  onSilence: (reason: Silence) => void = () => {},
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  let lastLook: NodeJS.Immediate | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // A busy process may have the answer in hand, and not have come to it yet.
      lastLook = setImmediate(() => {
        const reason = new Silence(`PostgreSQL has said nothing for ${milliseconds} ms`);
        onSilence(reason);
        reject(reason);
      });
    }, milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
    clearImmediate(lastLook);
  }
}
