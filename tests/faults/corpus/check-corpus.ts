import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntakeProcess } from '../intake-process.ts';
import { type Query, queryOf } from '../records.ts';
import type { BadInput, BadInputs, Step } from './bad-input.ts';
import { placeholdersFor, secret } from './placeholders.ts';
import { type Answered, answersChallenges, sendStep } from './send-step.ts';

const folder = join(__dirname, 'inputs');
const kinds = readdirSync(folder).map((file) => file.replace('.json', ''));
const inputsOf = (kind: string): BadInput[] =>
  (JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')) as BadInputs).inputs;

/** How many entries each kind must have at least. */
const atLeast: Record<string, number> = {
  multipart: 25,
  fields: 25,
  'file-names': 15,
  pdfs: 25,
  pictures: 20,
  'captcha-and-keys': 25,
  http: 15,
};

async function send(intake: IntakeProcess, input: BadInput): Promise<{ step: Step; answer: Answered }[]> {
  const placeholders = await placeholdersFor(intake.url);
  const sendOne = async (step: Step) => ({ step, answer: await sendStep(intake.url, step, placeholders) });
  if ('atOnce' in input) return Promise.all(Array.from({ length: input.atOnce }, () => sendOne(input)));
  const sent: { step: Step; answer: Answered }[] = [];
  for (const step of 'steps' in input ? input.steps : [input]) sent.push(await sendOne(step));
  return sent;
}

function expectAnswer({ expect: expected }: Step, { status, body }: Answered): void {
  const { code, field } = expected;
  if (Array.isArray(expected.status)) expect(expected.status).toContain(status);
  else expect({ status, ...body }).toMatchObject({ status: expected.status });
  expect(status).toBeLessThan(500 + Number(status === 505) * 100);
  if (code && !field) expect(body?.code).toBe(code);
  if (code && field) expect(body?.errors).toMatchObject([{ field, code }]);
}

/**
 * Defines the tests of the corpus: every input gets the answer that is written beside it, and leaves nothing behind.
 * @param databaseUrl gives the PostgreSQL to store in, or undefined for SQLite
 * @param passes how often all of it is sent to see that memory stays flat; an even number, or 0 to leave that out
 */
export function checkCorpus(databaseUrl: () => Promise<string | undefined>, passes: number): void {
  let intake: IntakeProcess;
  let query: Query;
  beforeAll(async () => {
    const url = await databaseUrl();
    intake = await IntakeProcess.at({
      // With room for more, V8 puts off collecting, and memory grows without a leak. What leaks ends the process with this.
      env: {
        NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=2',
        CHALLENGE_SECRET: secret,
        ...(url && { DATABASE_URL: url }),
      },
    });
    await intake.start();
    query = queryOf(intake.folder, url);
  });
  afterAll(() => intake.remove());

  const offers = () =>
    query('select offer.*, original_name, remarks from offer left join attachment on offer_id = offer.id');

  describe.each(kinds)('bad input, %s', (kind) => {
    it('is as much as was promised', () => {
      expect(inputsOf(kind).length).toBeGreaterThanOrEqual(atLeast[kind] ?? Number.POSITIVE_INFINITY);
    });

    it.each(inputsOf(kind).map((input) => [input.name, input] as const))('%s', async (_name, input) => {
      const before = (await offers()).length;
      const sent = await send(intake, input);
      for (const { step, answer } of sent) expectAnswer(step, answer);

      // One offer for each reference, and none that was not promised.
      const references = new Set(sent.flatMap(({ answer }) => answer.body?.reference ?? []));
      expect(references.size).toBe(
        input.references ?? (sent.some(({ answer }) => answer.status === 201) ? 1 : 0),
      );
      const rows = await offers();
      expect(rows.length - before).toBe(references.size);
      for (const { step } of sent) {
        const row = rows.find(({ reference }) => references.has(String(reference)));
        if (step.expect.stored) expect(row).toMatchObject(step.expect.stored);
      }
      expect(intake.isAlive).toBe(true);
      expect(await answersChallenges(intake.url)).toBe(true);
      expect(intake.files('incoming')).toEqual([]);
    });
  });

  if (passes === 0) return;
  it('bad input does not make the service grow', async () => {
    const all = kinds.flatMap(inputsOf);
    const sendAll = async () => {
      for (const input of all) await send(intake, input);
      return intake.memory().now;
    };
    const memory: number[] = [];
    for (let pass = 0; pass < passes; pass += 1) memory.push(await sendAll());
    const [before, after] = [memory.slice(0, passes / 2), memory.slice(passes / 2)];
    expect(Math.min(...after)).toBeLessThan(1.2 * Math.min(...before));
  }, 600_000);
}
