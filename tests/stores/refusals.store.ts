import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { BuiltReleases } from '../../shared/release/testing/built-releases.ts';
import { freePort } from '../harness/free-port.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { TeamCheckout } from '../releases/team-checkout.ts';
import { releasesIn } from './bucket-releases.ts';

let bucket: TestBucket;
let checkout: TeamCheckout;
const servers: Server[] = [];
beforeAll(async () => {
  bucket = await TestBucket.make();
  checkout = new TeamCheckout({ STORE: bucket.store });
  checkout.next(1);
  expect(await checkout.run('release')).toMatchObject({ code: 0 });
});
afterAll(() => checkout.remove());
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Takes connections, and then does as it is told with them. */
async function serverThat(does: (socket: import('node:net').Socket) => void): Promise<string> {
  const server = createServer(does);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hangs = () =>
  serverThat((socket) => {
    const closing = servers.at(-1);
    closing?.once('close', () => socket.destroy());
    socket.on('error', () => {});
  });
const saysHello = () =>
  serverThat((socket) => socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\n\r\nhello'));

const wrongs: { what: string; env: () => Promise<Record<string, string>>; says: RegExp }[] = [
  {
    what: 'another secret',
    env: async () => ({ AWS_SECRET_ACCESS_KEY: 'geheim' }),
    says: /^The object store at http:\S+ refuses the signature: AWS_SECRET_ACCESS_KEY does not belong to the key of AWS_ACCESS_KEY_ID\./,
  },
  {
    what: 'a key that there is not',
    env: async () => ({ AWS_ACCESS_KEY_ID: 'nobody' }),
    says: /^The object store at http:\S+ does not know the key of AWS_ACCESS_KEY_ID\./,
  },
  {
    what: 'a bucket that there is not',
    env: async () => ({ STORE: 's3://nowhere/site' }),
    says: /^The object store at http:\S+ has no bucket "nowhere"\./,
  },
  {
    what: 'an object store that hangs',
    env: async () => ({ AWS_ENDPOINT_URL: await hangs() }),
    says: /^The object store at http:\S+ does not answer within 10 s\./,
  },
  {
    what: 'nobody there',
    env: async () => ({ AWS_ENDPOINT_URL: `http://127.0.0.1:${await freePort()}` }),
    says: /^The object store at http:\S+ can't be reached \(ECONNREFUSED\)\./,
  },
  {
    what: 'something that is no object store',
    env: async () => ({ AWS_ENDPOINT_URL: await saysHello() }),
    says: /^discovery\.json: the file: |^What answers at http:\S+ is no object store\./,
  },
  {
    what: 'no key',
    env: async () => ({ AWS_ACCESS_KEY_ID: '' }),
    says: /^AWS_ACCESS_KEY_ID is not set: without it nothing can be written into s3:\/\/test-/,
  },
  {
    what: 'a name that is none',
    env: async () => ({ STORE: 's3://x' }),
    says: /^STORE must be a folder or s3:\/\/bucket\/prefix, not "s3:\/\/x"\./,
  },
];

describe.each(wrongs)('with $what', ({ env, says }) => {
  it.each(['release', 'rollback', 'history'])('%s ends within 15 s with a sentence', async (command) => {
    const before = await bucket.keys();
    const begun = performance.now();
    const { code, output } = await checkout.run(command, [], { env: await env() });
    const tookMs = performance.now() - begun;
    const said = output
      .split('\n')
      .filter((line) => !/^ {2}\S+ +1\./.test(line))
      .join('\n');
    expect(said).toMatch(says);
    expect([code, said]).toEqual([1, expect.not.stringContaining('geheim')]);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(tookMs).toBeLessThan(15_000 + 5_000);
    expect(await bucket.keys()).toEqual(before);
  });
});

it('A user who may read alone is refused with a sentence that says what is missing', async () => {
  const builds = new BuiltReleases();
  const other = await TestBucket.make();
  await other.forbidWriting();
  await expect(releasesIn(other).publish(builds.build(1))).rejects.toThrow(
    /does not let this key list, read, write and delete in the bucket "\S+" \(403 AccessDenied\)\. Nothing was changed\.$/,
  );
  builds.remove();
});
