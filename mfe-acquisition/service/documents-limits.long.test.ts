/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { addDocument } from './testing/added-document.ts';
import { pdf, sendOffer } from './testing/offer-form.ts';
import { RunningService } from './testing/running-service.ts';

const services: RunningService[] = [];
afterAll(() => Promise.all(services.map((service) => service.remove())));

/** A service with one offer, and the token of its link. */
async function withOffer(env: Record<string, string>): Promise<{ service: RunningService; token: string }> {
  const service = await RunningService.start(env);
  services.push(service);
  const { documentsToken = '' } = await sendOffer(service.url);
  return { service, token: documentsToken };
}

describe('documents', () => {
  it('wait for room once the quota is used up, but one that was accepted is known', async () => {
    const { service, token } = await withOffer({ ATTACHMENT_QUOTA_MB: '15' });
    const [key, file] = [randomUUID(), pdf()];
    expect((await addDocument(service.url, token, { key, file })).status).toBe(201);
    expect(await addDocument(service.url, token)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await service.files('attachments')).toHaveLength(1);
    expect(await service.files('incoming')).toEqual([]);
  });

  it('count for the share of their network', async () => {
    const { service, token } = await withOffer({ ATTACHMENT_QUOTA_MB: '40' });
    const [key, file] = [randomUUID(), pdf(4_500_000)];
    expect((await addDocument(service.url, token, { key, file })).status).toBe(201);
    expect(await addDocument(service.url, token)).toMatchObject({
      status: 422,
      errors: [{ code: 'attachment_share' }],
    });
    expect(await addDocument(service.url, token, { key, file })).toMatchObject({ status: 201, number: 1 });
  });

  it('are limited by address', async () => {
    const { service, token } = await withOffer({ RATE_LIMIT: '2' });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await addDocument(service.url, token)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('left by a killed service are swept, and those that were committed are not', async () => {
    const { service, token } = await withOffer({});
    await addDocument(service.url, token);
    const [row] = service.rows('select document_id from attachment');
    const orphan = randomUUID();
    const owner = `${hostname().replaceAll(/[^\w-]/g, '-')}-${service.pid}`;
    await service.end('SIGKILL');
    for (const id of [String(row?.document_id), orphan]) {
      await mkdir(join(service.folder, 'incoming', `${owner}.${id}`));
    }
    await writeFile(join(service.folder, 'attachments', orphan), 'x');
    await service.run();
    expect(await service.files('attachments')).toEqual([row?.document_id]);
    expect(await service.files('incoming')).toEqual([]);
  });
});
