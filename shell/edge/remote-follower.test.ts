/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { ReleaseCache } from './release-cache.ts';
import { RemoteFollower } from './remote-follower.ts';

it('what a release says of itself stands in the log, at a bounded length, and not in what is public', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const origin = new URL('http://127.0.0.1:9');
  const follower = new RemoteFollower('mfe-news', origin, new ReleaseCache(''), log, () => true);
  const words = `kaputt in /home/node ${'x'.repeat(100_000)}`;
  follower.refuse('1.0.0-0123456789', `mfe-news@1.0.0-0123456789 can't be loaded: ${words}`, 'code');
  expect(follower.lastRefusal).toMatchObject({ reason: "its code can't be loaded" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('kaputt in /home/node');
  expect(lines[0]?.length).toBeLessThan(3_000);
});

describe('a discovery file', () => {
  const text = (entries: object[]) =>
    JSON.stringify({ $schema: '', microFrontends: { 'mfe-news': entries } });
  /** What the origin has, and with which status it has answered. */
  const file = { content: '', etag: '', date: new Date(0), answers: [] as number[] };
  let server: Server;
  let follower: RemoteFollower;
  beforeEach(async () => {
    file.answers = [];
    server = createServer((request, response) => {
      const status = request.headers['if-none-match'] === file.etag ? 304 : 200;
      file.answers.push(status);
      response.writeHead(status, { etag: file.etag, 'last-modified': file.date.toUTCString() });
      response.end(status === 200 ? file.content : undefined);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const log = pino({ level: 'silent' });
    follower = new RemoteFollower('mfe-news', origin, new ReleaseCache(''), log, () => true);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  async function look(content: string, etag: string, date = new Date(0)): Promise<void> {
    Object.assign(file, { content, etag, date });
    await follower.look();
  }

  it('that has not changed is asked for and not fetched', async () => {
    await look(text([]), '"a"');
    await look(text([]), '"a"');
    await look(text([]), '"b"');
    await look(text([]), '"b"');
    expect(file.answers).toEqual([200, 304, 200, 304]);
    expect(follower.reachable).toBe(true);
  });

  it('that is as young as its tag is coarse is fetched each time', async () => {
    await look(text([]), '"a"', new Date());
    await look(text([]), '"a"', new Date());
    expect(file.answers).toEqual([200, 200]);
  });

  it('that is refused is not the one that counts the next time', async () => {
    await look(text([]), '"a"');
    await look('none', '"b"');
    expect(follower.refused?.version).toBe('discovery.json');
    // It is asked for again after a second; then it is the one of before.
    while (file.answers.length < 3) {
      await look(text([]), '"a"');
      await new Promise((passed) => setTimeout(passed, 20));
    }
    expect([file.answers, follower.refused]).toEqual([[200, 200, 304], undefined]);
  });
});
