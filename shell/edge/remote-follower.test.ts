/** @jest-environment node */
import { pino } from 'pino';
import { ReleaseCache } from './release-cache.ts';
import { RemoteFollower } from './remote-follower.ts';

it('what a release says of itself stands in the log, at a bounded length, and not in what is public', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const origin = new URL('http://127.0.0.1:9');
  const follower = new RemoteFollower('mfe-news', origin, new ReleaseCache(''), log);
  const words = `kaputt in /home/node ${'x'.repeat(100_000)}`;
  follower.refuse('1.0.0-0123456789', `mfe-news@1.0.0-0123456789 can't be loaded: ${words}`, 'code');
  expect(follower.lastRefusal).toMatchObject({ reason: "its code can't be loaded" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('kaputt in /home/node');
  expect(lines[0]?.length).toBeLessThan(3_000);
});
