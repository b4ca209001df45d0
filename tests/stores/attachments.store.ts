import { createHash } from 'node:crypto';
import { bucketAddress } from '@goldbraun/shared/bucket/bucket-address';
import { openBucketStore } from '../../mfe-acquisition/service/attachment/bucket-store.ts';
import { addDocument } from '../../mfe-acquisition/service/testing/added-document.ts';
import { mailServer } from '../../mfe-acquisition/service/testing/mail-server.ts';
import { pdf, sendOffer } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { eventually, RunningService } from '../../mfe-acquisition/service/testing/running-service.ts';
import { TestBucket } from '../harness/test-bucket.ts';

let bucket: TestBucket;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let service: RunningService;
const environmentOf = ({ endpoint, store }: TestBucket) => ({
  ATTACHMENTS: store,
  AWS_ENDPOINT_URL: endpoint,
  AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? '',
  AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? '',
});
beforeEach(async () => {
  bucket = await TestBucket.make();
  smtp = await mailServer([]);
  service = await RunningService.start({ ...environmentOf(bucket), SMTP_URL: smtp.url });
});
afterEach(async () => {
  await service.remove();
  await new Promise<void>((resolve) => smtp.server.close(resolve));
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const names = async () =>
  (await bucket.keys()).flatMap((key) =>
    key.startsWith('attachments/') ? [key.slice('attachments/'.length)] : [],
  );
const allSent = () =>
  eventually(async () => service.rows(`select 1 from outbox where state != 'sent'`).length === 0);
const mailed = () =>
  smtp.received.flatMap(({ mail }) =>
    mail.attachments
      .filter(({ mimeType }) => mimeType === 'application/pdf')
      .map(({ content }) => sha256(Buffer.from(content as ArrayBuffer))),
  );

/** Ends what should not have started. */
const started = async (env: Record<string, string>) => (await RunningService.start(env)).remove();

describe('attachments in a real object store', () => {
  it('are stored, mailed, shown, backed up, restored and deleted with the same bytes', async () => {
    const files = [pdf(15_000_000), pdf(700)];
    const answers = await Promise.all(files.map((file) => sendOffer(service.url, {}, file)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const document = pdf(300_000);
    const token = answers[0]?.documentsToken ?? '';
    expect(await addDocument(service.url, token, { file: document })).toMatchObject({ status: 201 });
    const wanted = [...files, document].map(({ bytes }) => sha256(bytes)).sort();

    const stored = await Promise.all((await names()).map((name) => bucket.bytes(`attachments/${name}`)));
    expect(stored.map((bytes) => sha256(bytes ?? Buffer.of())).sort()).toEqual(wanted);
    for (const name of await names()) {
      const [row] = service.rows(
        `select sha256 from attachment where coalesce(nullif(document_id, ''), offer_id) = '${name}'`,
      );
      expect((await bucket.head(`attachments/${name}`)).get('x-amz-meta-sha256')).toBe(row?.sha256);
    }
    await allSent();
    expect(mailed().sort()).toEqual(wanted);

    const folder = `${service.folder}/backup`;
    await service.offers('backup', folder);
    for (const name of await names()) await bucket.remove(`attachments/${name}`);
    expect(await service.offers('restore', folder)).toBe('3 attachments are restored\n');
    await service.offers('resend', answers[0]?.reference ?? '');
    await eventually(async () => mailed().length === 5);
    for (const { reference = '' } of answers) await service.offers('purge', reference);
    expect(await names()).toEqual([]);
  });

  it('that no offer names are found, page by page, and left alone as long as they are new', async () => {
    expect((await sendOffer(service.url, {}, pdf())).status).toBe(201);
    const [kept] = await names();
    await service.end();
    const orphans = Array.from({ length: 1_020 }, (_, index) => String(index).padStart(12, '0'));
    for (const end of orphans) await bucket.write(`attachments/00000000-0000-4000-8000-${end}`, '%PDF-');
    // They are new: nothing is removed yet.
    service.write(`update setting set value = '2020-01-01' where name = 'searched-for-orphans-at'`);
    await service.run();
    expect(await names()).toHaveLength(orphans.length + 1);
    const attachments = openBucketStore(
      bucketAddress(bucket.store, environmentOf(bucket)),
      String(service.rows(`select value from setting where name = 'attachments-of'`)[0]?.value),
    );
    await eventually(async () => (await attachments.olderThan?.(0))?.length === orphans.length + 1);
    expect(await attachments.olderThan?.(60 * 60_000)).toEqual([]);
    expect(await names()).toContain(kept);
  });

  it('are refused in a bucket of another database, and in one that keeps versions', async () => {
    await expect(started(environmentOf(bucket))).rejects.toThrow(/attachments of another database/);
    const versioned = await TestBucket.make();
    await versioned.keepVersions();
    await expect(started(environmentOf(versioned))).rejects.toThrow(/keeps versions/);
    const { AWS_SECRET_ACCESS_KEY: _right, ...env } = environmentOf(bucket);
    await expect(started({ ...env, AWS_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow(
      /refuses the signature: AWS_SECRET_ACCESS_KEY does not belong to the key/,
    );
  });
});
