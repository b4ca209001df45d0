/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bucketAddress } from '@goldbraun/shared/bucket/bucket-address';
import { addDocument } from '../testing/added-document.ts';
import type { ObjectServer } from '../testing/object-server.ts';
import { pdf, sendOffer } from '../testing/offer-form.ts';
import { eventually, RunningService } from '../testing/running-service.ts';
import { ServiceOverBucket, sha256 } from '../testing/service-over-bucket.ts';
import { openBucketStore } from './bucket-store.ts';

let running: ServiceOverBucket;
let store: ObjectServer;
let service: RunningService;
beforeEach(async () => {
  running = await ServiceOverBucket.start();
  ({ store, service } = running);
});
afterEach(() => running.remove());

describe('an offer whose attachment goes into a bucket', () => {
  it('has the same bytes there and in the mail, and nothing on the disk', async () => {
    const file = pdf(3_000_000);
    const { status, reference = '', documentsToken = '' } = await sendOffer(service.url, {}, file);
    expect(status).toBe(201);
    const [row] = service.rows(`select id from offer where reference = '${reference}'`);
    expect(store.names).toEqual([row?.id]);
    expect(store.read(String(row?.id))?.equals(file.bytes)).toBe(true);
    const stored = store.objects.get(`intake/attachments/${row?.id}`);
    expect(stored?.headers).toEqual({ 'x-amz-meta-sha256': sha256(file.bytes) });
    await running.allSent();
    expect(running.mailed('department')).toEqual([sha256(file.bytes)]);
    const document = pdf(50_000);
    expect(await addDocument(service.url, documentsToken, { file: document })).toMatchObject({ number: 1 });
    await running.allSent();
    expect(running.mailed('document')).toEqual([sha256(document.bytes)]);
    expect(store.names).toHaveLength(2);
    expect(await service.files('incoming')).toEqual([]);
    expect(await service.files('.')).not.toContain('attachments');
    expect(await running.health()).toMatchObject({ ok: true, attachments: 'up' });
    expect(await service.offers('purge', reference)).toBe(`${reference} is deleted\n`);
    expect(store.names).toEqual([]);
  });
});

const orphan = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

describe('what no offer names', () => {
  const hour = 60 * 60_000;
  const orphans = () => store.names.filter((name) => name.startsWith('00000000'));

  it('is removed once it has lain there for an hour by the clock of the store, by one instance', async () => {
    await sendOffer(service.url, {}, pdf());
    const [row] = service.rows('select id from offer');
    await service.end();
    store.clockBehind = 5 * hour;
    // A listing has pages of three.
    for (const number of [1, 2, 3, 4, 5]) store.write(`attachments/${orphan(number)}`, '%PDF-', 2 * hour);
    store.write(`attachments/${row?.id}`, 'the offer’s own', 2 * hour);
    store.write(`attachments/${orphan(6)}`, 'of a machine that may be at it', hour - 60_000);
    store.write('attachments/README', 'somebody else’s', 2 * hour);
    // The one at the first start has had its turn.
    service.write(`update setting set value = '2020-01-01' where name = 'searched-for-orphans-at'`);
    await service.run();
    expect(store.names.sort()).toEqual([orphan(6), row?.id, 'README'].sort());
    store.write(`attachments/${orphan(1)}`, '%PDF-', 2 * hour);
    await service.end();
    await service.run();
    expect(orphans().sort()).toEqual([orphan(1), orphan(6)]);
  });

  it('is removed after a kill between the store and the commit', async () => {
    await service.end('SIGKILL');
    store.write(`attachments/${orphan(1)}`, '%PDF-');
    await mkdir(
      join(
        service.folder,
        'incoming',
        `${hostname().replaceAll(/[^\w-]/g, '-')}-${service.pid}.${orphan(1)}`,
      ),
    );
    await service.run();
    expect(store.names).toEqual([]);
    expect(await service.files('incoming')).toEqual([]);
  });
});

/** Collects garbage, as a busy process does by itself. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

describe('a file that is opened', () => {
  const bytes = Buffer.alloc(8_000_000);
  const opened = () =>
    openBucketStore(bucketAddress(String(store.env.ATTACHMENTS), store.env), 'database').open(orphan(1), {
      bytes: bytes.length,
      sha256: sha256(bytes),
    });
  beforeEach(async () => {
    await service.end();
    store.write(`attachments/${orphan(1)}`, bytes);
  });

  it('and given up, unread or in the middle, holds no connection to the store', async () => {
    for (const isRead of [false, true]) {
      const file = await opened();
      if (isRead) await once(file, 'readable');
      file.destroy();
    }
    await eventually(async () => (await store.connections()) === 0);
  });

  it('is whole however late it is read: a mail server may take its time', async () => {
    const file = await opened();
    for (let time = 0; time < 5; time += 1) {
      collectGarbage();
      await setImmediate();
    }
    expect((await buffer(file)).equals(bytes)).toBe(true);
  });
});

/** Ends what should not have started. */
const started = async (env: Record<string, string>) => (await RunningService.start(env)).remove();

describe('a bucket', () => {
  it('of another database is refused, and nothing in it is touched', async () => {
    await sendOffer(service.url, {}, pdf());
    await expect(started(store.env)).rejects.toThrow(
      /ended with 1: intake: cannot start: s3:\/\/attachments\/intake\/ has the attachments of another database/,
    );
    expect(store.names).toHaveLength(1);
  });

  it('that keeps versions is refused, since nothing could be erased there', async () => {
    await service.end();
    store.keepsVersions = true;
    await expect(service.run()).rejects.toThrow(/cannot start: .* keeps versions of its objects/);
  });

  it('is named with its keys, which may come out of files', async () => {
    const { AWS_SECRET_ACCESS_KEY: _secret, ...env } = store.env;
    await expect(started(env)).rejects.toThrow('AWS_SECRET_ACCESS_KEY is not set');
    await expect(started({ ...store.env, ATTACHMENTS: '/srv' })).rejects.toThrow(
      'ATTACHMENTS must be like s3://bucket/prefix, not "/srv"',
    );
    const file = join(service.folder, 'secret');
    await writeFile(file, 'secret\n');
    await service.end();
    await service.run({ AWS_SECRET_ACCESS_KEY: '', AWS_SECRET_ACCESS_KEY_FILE: file });
    expect((await sendOffer(service.url, {}, pdf())).status).toBe(201);
  });
});
