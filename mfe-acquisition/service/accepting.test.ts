/** @jest-environment node */
import { createHash, randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filledIn, formOf, pdf, post, sendOffer, solvedChallenge } from './testing/offer-form.ts';
import { RunningService } from './testing/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.remove());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('an accepted offer', () => {
  it('has a row, the same file and two mails, for a PDF of 14 MB', async () => {
    const file = pdf(14 * 1024 * 1024);
    const { status, reference = '' } = await sendOffer(service.url, {}, file);
    expect(status).toBe(201);
    expect(reference).toMatch(/^VK-\d{6}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);

    const [row] = service.rows(
      `select * from offer join attachment on offer_id = id where reference = '${reference}'`,
    );
    expect(row).toMatchObject({
      subject: filledIn.subject,
      last_name: 'Groß',
      message: 'Ein Grundstück\nan der B2',
      original_name: 'Exposé Müller.pdf',
      bytes: file.bytes.length,
      sha256: sha256(file.bytes),
    });
    expect(sha256(await readFile(join(service.folder, 'attachments', String(row?.id))))).toBe(
      sha256(file.bytes),
    );

    const { department, confirmation } = await service.mails(reference);
    expect(department?.subject).toBe(`[${reference}] Abgabe eines Angebotes – Müller & Söhne GmbH`);
    expect(department?.to?.[0]?.address).toBe('immobilien@goldbraun.example');
    expect(department?.replyTo?.[0]).toMatchObject({ name: 'Änne Groß', address: 'aenne@example.com' });
    expect(department?.text).toMatch(/Telefon: {6}0151 987654\n[\s\S]*Nachricht:\nEin Grundstück\nan der B2/);
    expect(department?.text).toContain(sha256(file.bytes));
    expect(department?.attachments[0]?.filename).toBe(`${reference}.pdf`);
    expect(sha256(Buffer.from(department?.attachments[0]?.content as ArrayBuffer))).toBe(sha256(file.bytes));

    expect(confirmation?.to?.[0]?.address).toBe('aenne@example.com');
    expect(confirmation?.text).toContain(reference);
    expect(confirmation?.attachments.map(({ filename }) => filename)).toEqual([`Antwort-${reference}.ics`]);
    for (const typed of [filledIn.lastName, filledIn.company, filledIn.phone, 'Grundstück']) {
      expect(`${confirmation?.subject}${confirmation?.text}`).not.toContain(typed);
    }
  });

  it('needs neither salutation nor message nor attachment', async () => {
    const answer = await sendOffer(service.url, { salutation: '', message: '' });
    expect(answer.status).toBe(201);
    const { department } = await service.mails(answer.reference ?? '');
    expect(department?.attachments).toEqual([]);
  });

  it('may come with an empty file part, as browsers send it when no file was chosen', async () => {
    const answer = await sendOffer(service.url, {}, { name: '', type: '', bytes: new Uint8Array() });
    expect(answer.status).toBe(201);
  });

  it('names the person of its region, who gets a copy, to the department and not to the sender', async () => {
    const { reference = '' } = await sendOffer(service.url, { region: '3', email: 'b@example.com' });
    expect(service.rows(`select region from offer where reference = '${reference}'`)).toEqual([
      { region: '3' },
    ]);
    const { department, confirmation } = await service.mails(reference);
    expect(department?.cc).toEqual([{ name: 'Wiebke Lorenz', address: 'wiebke.lorenz@goldbraun.example' }]);
    expect(department?.to?.map(({ address }) => address)).toEqual(['immobilien@goldbraun.example']);
    expect(department?.text).toMatch(/^Region: {7}3, Frau Wiebke Lorenz \(in Kopie\)$/m);
    expect(confirmation?.cc).toBeUndefined();
    expect(confirmation?.text).not.toContain('Lorenz');
  });

  it('without a region goes in copy to nobody, and is known again by a service that had none', async () => {
    const { reference = '' } = await sendOffer(service.url);
    const { department } = await service.mails(reference, 1);
    expect(department?.cc).toBeUndefined();
    expect(department?.text).toMatch(/^Region: {7}–$/m);
    const [row] = service.rows(`select content_hash from offer where reference = '${reference}'`);
    const texts = JSON.stringify([{ ...filledIn, privacy: true }, null]);
    expect(row).toEqual({ content_hash: sha256(Buffer.from(texts)) });
  });

  it('never lets a visitor write mail headers or file names', async () => {
    const { reference = '' } = await sendOffer(
      service.url,
      { company: 'A, "B" <bcc@evil.example>;', lastName: 'x@evil.example, y' },
      { ...pdf(), name: '../../etc/passwd\u2028.pdf' },
    );
    const { department } = await service.mails(reference, 1);
    expect(department?.subject).toBe(`[${reference}] Abgabe eines Angebotes – A B bcc@evil.example`);
    expect(department?.replyTo).toHaveLength(1);
    expect(department?.replyTo?.[0]?.address).toBe('aenne@example.com');
    expect(department?.attachments[0]?.filename).toBe(`${reference}.pdf`);
  });
});

describe('a stored attachment', () => {
  it('is readable for the service alone, and no address leads to it', async () => {
    const { reference } = await sendOffer(service.url, {}, pdf());
    const [row] = service.rows(`select id from offer where reference = '${reference}'`);
    const path = join('attachments', String(row?.id));
    expect((await stat(join(service.folder, path))).mode & 0o777).toBe(0o600);
    for (const address of [path, `service/${path}`, `service/uploadrealestate/${row?.id}`]) {
      expect((await fetch(`${service.url}/${address}`)).status).toBe(404);
    }
  });
});

describe('a post that is repeated', () => {
  it('gets the same reference though its challenge was used', async () => {
    const body = { ...filledIn, ...(await solvedChallenge(service.url)) };
    const headers = { 'idempotency-key': randomUUID() };
    const file = pdf();
    const first = await post(service.url, formOf(body, file), headers);
    const second = await post(service.url, formOf(body, file), headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.reference).toBe(first.reference);
  });

  it('gets one reference for five posts at once, and leaves one file', async () => {
    const before = await service.files('attachments');
    const body = { ...filledIn, ...(await solvedChallenge(service.url)) };
    const headers = { 'idempotency-key': randomUUID() };
    const file = pdf(200_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(service.url, formOf(body, file), headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect((await service.files('attachments')).length).toBe(before.length + 1);
    expect(await service.files('incoming')).toEqual([]);
  });

  it('is refused under the same key with another text or file', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const file = pdf();
    expect((await sendOffer(service.url, {}, file, headers)).status).toBe(201);
    expect(await sendOffer(service.url, { company: 'Andere' }, file, headers)).toMatchObject({
      status: 422,
      code: 'key_conflict',
    });
    expect(await sendOffer(service.url, {}, pdf(), headers)).toMatchObject({
      status: 422,
      code: 'key_conflict',
    });
  });

  it('is refused under another key, because its challenge was used', async () => {
    const body = { ...filledIn, ...(await solvedChallenge(service.url)) };
    expect((await post(service.url, formOf(body))).status).toBe(201);
    expect(await post(service.url, formOf(body, pdf()))).toMatchObject({
      status: 409,
      errors: [{ field: 'answer', code: 'challenge_used' }],
    });
    expect(await service.files('incoming')).toEqual([]);
  });
});
