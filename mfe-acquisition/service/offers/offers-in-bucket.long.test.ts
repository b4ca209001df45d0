/** @jest-environment node */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectServer } from '../testing/object-server.ts';
import { pdf, sendOffer } from '../testing/offer-form.ts';
import type { RunningService } from '../testing/running-service.ts';
import { ServiceOverBucket, sha256 } from '../testing/service-over-bucket.ts';

let running: ServiceOverBucket;
let store: ObjectServer;
let service: RunningService;
beforeEach(async () => {
  running = await ServiceOverBucket.start();
  ({ store, service } = running);
});
afterEach(() => running.remove());

describe('npm run offers, over a bucket', () => {
  it('backs up what is whole and says what is not, and restores what is missing', async () => {
    const files = [pdf(2000), pdf(3000)];
    for (const file of files) await sendOffer(service.url, {}, file);
    const [one, other] = files.map((file) =>
      String(service.rows(`select offer_id from attachment where bytes = ${file.bytes.length}`)[0]?.offer_id),
    ) as [string, string];
    const folder = join(service.folder, 'backup');
    expect(await service.offers('backup', folder)).toBe(`database and attachments are in ${folder}\n`);
    expect((await readdir(join(folder, 'attachments'))).sort()).toEqual([one, other].sort());
    expect((await readFile(join(folder, 'attachments', one))).equals(files[0]?.bytes ?? Buffer.of())).toBe(
      true,
    );

    store.write(`attachments/${one}`, Buffer.from(files[0]?.bytes ?? []).fill(0, 1000, 1001));
    store.objects.delete(`intake/attachments/${other}`);
    const stderr = expect.stringContaining(`not in the backup, which has all else:`);
    await expect(service.offers('backup', join(service.folder, 'second'))).rejects.toMatchObject({ stderr });
    expect(await readdir(join(service.folder, 'second', 'attachments'))).toEqual([]);
    expect(await service.offers('restore', folder)).toBe('2 attachments are restored\n');
    expect(await service.offers('restore', folder)).toBe('0 attachments are restored\n');
    expect([one, other].map((id) => store.read(id))).toEqual(files.map(({ bytes }) => Buffer.from(bytes)));
    expect(await readdir(join(folder, 'attachments'))).toHaveLength(2);

    store.objects.delete(`intake/attachments/${other}`);
    await writeFile(join(folder, 'attachments', other), '%PDF-');
    await expect(service.offers('restore', folder)).rejects.toMatchObject({
      code: 1,
      stderr: `0 restored; neither in the store nor whole in ${folder}:\n${other}\n`,
    });
    expect(store.names).toEqual([one]);
  });

  it('brings the attachments of a folder into a bucket, and back', async () => {
    await service.end();
    await rm(join(service.folder, 'offers.sqlite'));
    for (const name of [...store.objects.keys()]) store.objects.delete(name);
    await service.run({ ATTACHMENTS: '' });
    const file = pdf(4000);
    await sendOffer(service.url, {}, file);
    await service.end();
    await service.run({ ATTACHMENTS: store.env.ATTACHMENTS ?? '' });
    expect(await service.offers('restore', service.folder)).toBe('1 attachment is restored\n');
    const [id = ''] = await service.files('attachments');
    expect(store.read(id)?.equals(file.bytes)).toBe(true);
    await service.offers('backup', join(service.folder, 'backup'));
    await rm(join(service.folder, 'attachments', id));
    await service.end();
    await service.run({ ATTACHMENTS: '' });
    expect(await service.offers('restore', join(service.folder, 'backup'))).toBe(
      '1 attachment is restored\n',
    );
    expect(sha256(await readFile(join(service.folder, 'attachments', id)))).toBe(sha256(file.bytes));
  });

  it('exports, shows and deletes files, and says in one line when the store is away', async () => {
    const file = pdf(5000);
    const { reference = '' } = await sendOffer(service.url, {}, file);
    await running.allSent();
    const folder = join(service.folder, 'export');
    await service.offers('export', folder);
    expect(sha256(await readFile(join(folder, `${reference}.pdf`)))).toBe(sha256(file.bytes));
    const desk = await service.desk();
    const shown = await fetch(`${desk.address}${reference}/${reference}.pdf`);
    expect(sha256(await shown.bytes())).toBe(sha256(file.bytes));
    await store.go();
    expect((await fetch(`${desk.address}${reference}/${reference}.pdf`)).status).toBe(503);
    await desk.end();
    const refused = (start: string) => ({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${start}.*\n$`)),
    });
    await expect(service.offers('purge', reference)).rejects.toMatchObject(
      refused('not deleted, or not wholly'),
    );
    await expect(service.offers('export', folder)).rejects.toMatchObject(
      refused('The object store at http:'),
    );
    expect(await service.offers('list')).toContain(reference);
    await store.come();
    await service.offers('purge', reference);
    expect([store.names, service.rows('select id from offer')]).toEqual([[], []]);
  });
});
