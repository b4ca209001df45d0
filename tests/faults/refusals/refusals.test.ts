/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { challengePath, offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { beginUpload } from '../../../mfe-acquisition/service/testing/offer-form.ts';
import { eventually } from '../../../mfe-acquisition/service/testing/running-service.ts';
import { Chain } from './chain.ts';
import { answersOf, cellsOf } from './matrix.ts';
import type { Way } from './ways.ts';

let chain: Chain;
beforeAll(async () => {
  chain = await Chain.start();
});
afterAll(() => chain?.remove());

// On each way the visitor whom it used to fail most often. Twenty tries of all are `npm run test:faults -- refusals`.
const visitorOn = (way: Way) => (way === 'through nginx' ? 'fetch' : 'a browser that closes');
const cells = cellsOf([15]).filter(({ way, visitor }) => visitor === visitorOn(way));
it.each(cells.map((cell) => [cell.name, cell] as const))('%s', async (_name, cell) => {
  expect(await answersOf(chain, cell, 1)).toEqual({ [cell.request.status]: 1 });
});

/** Sends a head without a body, and gives what comes. */
async function answerTo(url: string, ...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, 'host: x'].join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

describe.each(['directly', 'through the shell'] as const)('a sender that asks before it sends, %s', (way) => {
  const post = `POST ${offerPath} HTTP/1.1`;
  const expect100 = 'expect: 100-continue';

  it('is asked for the body of a form, which is judged then', async () => {
    const { hostname, port } = new URL(chain.address('open', way));
    const socket = connect(Number(port), hostname);
    const head = [post, 'host: x', expect100, 'content-type: multipart/form-data; boundary=x'];
    socket.write(`${[...head, key, 'content-length: 5'].join('\r\n')}\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('--x--');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 400 [\s\S]*"malformed"/);
    socket.destroy();
  });

  it('reads that another expectation can not be met', async () => {
    const lines = [post, 'expect: a miracle', 'content-length: 5'];
    expect(await answerTo(chain.address('open', way), ...lines)).toMatch(/^HTTP\/1.1 417 /);
  });
});

const key = 'idempotency-key: 0b0e3a4e-6d0f-4c62-9c6f-0d9d4a1f2a11';

it.each([
  ['400', 'idempotency-key: x', 'content-length: 5'],
  ['413', key, 'content-length: 16000000'],
])(
  'the intake refuses by %s what its head is enough to refuse, without asking for it',
  async (status, ...lines) => {
    const type = 'content-type: multipart/form-data; boundary=x';
    const head = [`POST ${offerPath} HTTP/1.1`, 'expect: 100-continue', type, ...lines];
    expect(await answerTo(chain.address('open', 'directly'), ...head)).toMatch(`HTTP/1.1 ${status} `);
  },
);

describe('the shell', () => {
  it.each([
    ['te: trailers'],
    ['upgrade: h2c'],
    ['upgrade: websocket', 'connection: upgrade'],
    ['keep-alive: timeout=5'],
    ['proxy-connection: keep-alive'],
    ['trailer: x-checksum'],
    ['connection: x-mine', 'x-mine: 1'],
    ['content-length: 3'],
  ])('keeps what belongs to the visitor’s connection from the intake: %s', async (...lines) => {
    const url = chain.address('open', 'through the shell');
    expect(await answerTo(url, `GET ${challengePath} HTTP/1.1`, ...lines)).toMatch('HTTP/1.1 200 ');
  });

  it('does not blame the intake for a visitor who goes', async () => {
    const before = chain.shellLog;
    const uploads = () => chain.intake('open').files('incoming').length;
    const socket = beginUpload(chain.address('open', 'through the shell'), 'content-length: 9000000');
    await eventually(async () => uploads() === 1);
    socket.destroy();
    await eventually(async () => uploads() === 0);
    expect(chain.shellLog).toBe(before);
  });

  it('answers beside more uploads than one visitor can send', async () => {
    const url = chain.address('open', 'through the shell');
    const slow = Array.from({ length: 200 }, () => beginUpload(url, 'content-length: 9000000'));
    await eventually(async () => chain.intake('open').files('incoming').length === slow.length);
    expect((await fetch(url + challengePath)).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await eventually(async () => chain.intake('open').files('incoming').length === 0);
  });
});
