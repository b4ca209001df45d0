import { type CourseOptions, runCourse } from './run-course.ts';
import { type Finding, judge } from './verdict.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** What `npm run test:abuse` does: ten minutes, the proxy and two shells, and processes that are told to end. */
export const wholeRun: CourseOptions = {
  layout: 'proxied',
  visitors: 50,
  warmUpMs: MINUTE_MS,
  durationMs: 10 * MINUTE_MS,
  // The parts keep a connection to each other for 72 s after its last use.
  settleMs: 80 * SECOND_MS,
  // A tenth of the smallest process, nginx, is less than a megabyte.
  spare: { connections: 0, megabytes: 2 },
  terminate: true,
};

/** Its form in `npm test`: one shell, as after `npm start`. */
export const quickRun: CourseOptions = {
  layout: 'direct',
  visitors: 50,
  warmUpMs: 6 * SECOND_MS,
  durationMs: 10 * SECOND_MS,
  settleMs: 0,
  spare: { connections: 64, megabytes: 48 },
  terminate: false,
};

/** Runs a course, prints what must hold and whether it does, and gives it. */
export async function runAbuse(options: CourseOptions): Promise<Finding[]> {
  const { visitors, warmUpMs, durationMs } = options;
  process.stdout.write(
    `${visitors} honest visitors beside all kinds of abuse, ${(warmUpMs + durationMs) / SECOND_MS} s\n`,
  );
  const findings = judge(await runCourse(options), options);
  for (const { good, sentence } of findings) {
    process.stdout.write(`${good ? 'passed' : 'FAILED'}  ${sentence}\n`);
  }
  return findings;
}
