/** @jest-environment node */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerDate } from '../answer-date/answer-date.ts';
import { calendarFile } from '../answer-date/calendar-file.ts';
import { dayInWords } from '../answer-date/day.ts';
import { documentAdded, documentsPage, documentsPath, maxDocuments } from '../offer/documents.ts';
import { errorMessages } from '../offer/errors.ts';
import { afterSending } from '../text/de/after-sending.ts';
import { createDocumentsLinks } from './documents-link.ts';
import { addDocument, named } from './testing/added-document.ts';
import { filledIn, formOf, pdf, pdfOf, sendOffer } from './testing/offer-form.ts';
import { RunningService } from './testing/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start({ METRICS_PORT: '0', PUBLIC_URL: 'https://site.example/x' });
});
afterAll(() => service.remove());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const day = 24 * 60 * 60_000;

/** A new offer, with the token of its link. Each is from an address of its own, so that each is confirmed. */
async function offered(changes: Record<string, string> = {}): Promise<{ reference: string; token: string }> {
  const answer = await sendOffer(service.url, { email: `${randomUUID()}@example.com`, ...changes });
  const { reference = '', documentsToken = '' } = answer;
  return { reference, token: documentsToken };
}

/** The links as the service makes them. */
function links() {
  const [row] = service.rows(`select value from setting where name = 'address-key'`);
  return createDocumentsLinks(String(row?.value));
}

const documentsOf = (reference: string) =>
  service.rows(
    `select attachment.* from attachment join offer on offer.id = offer_id
     where reference = '${reference}' and number > 0 order by number`,
  );

describe('the mail that confirms an offer', () => {
  it('says by when the answer comes and what to have ready, and has the day as a calendar file', async () => {
    const answer = await sendOffer(service.url, { email: 'neu@example.com' });
    const { reference = '', answerBy = '', documentsToken = '' } = answer;
    const [row] = service.rows(`select answer_by, created_at from offer where reference = '${reference}'`);
    expect(row?.answer_by).toBe(answerBy);
    const { confirmation, department } = await service.mails(reference);
    for (const mail of [confirmation, department]) expect(mail?.text).toContain(dayInWords(answerBy));
    for (const { name, where } of afterSending.documents.items) {
      expect(confirmation?.text).toContain(`${name}: ${where}`);
    }
    const [attached] = confirmation?.attachments ?? [];
    const written = Buffer.from(attached?.content as ArrayBuffer).toString();
    expect(written.replaceAll(/\r?\n/g, '\r\n')).toBe(
      calendarFile(reference, answerBy, new Date(String(row?.created_at))),
    );
    const link = `https://site.example${documentsPage(documentsToken)}`;
    expect(confirmation?.text).toContain(link);
    expect(confirmation?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(documentsToken).not.toMatch(/neu|example|Gro/);
    await service.offers('resend', reference);
    expect((await service.mails(reference)).confirmation?.text).toContain(link);
  });

  it('counts the holidays of the Länder in which the person of the region works, and names them', async () => {
    const { reference } = await offered({ region: '10' });
    const [row] = service.rows(`select answer_by, created_at from offer where reference = '${reference}'`);
    const received = new Date(String(row?.created_at));
    expect(row?.answer_by).toBe(answerDate(received, 'BW', 'RP', 'SL'));
    const { confirmation } = await service.mails(reference);
    expect(confirmation?.text?.replaceAll(/\s+/g, ' ')).toContain(
      'Feiertage in Baden-Württemberg, in Rheinland-Pfalz und im Saarland nicht mitgezählt',
    );
    expect(confirmation?.text).not.toContain('bundesweite');
  });

  it('asks for no documents where nothing was offered', async () => {
    const { reference } = await offered({ subject: 'Allgemeine Anfrage' });
    const { confirmation } = await service.mails(reference);
    expect(confirmation?.text).toContain('Antwort bis');
    expect(confirmation?.text).not.toContain('Flurkarte');
    expect(confirmation?.text).not.toContain('schluessel');
  });
});

describe('a document that is added', () => {
  it('has a row, the same file and a mail to the department alone', async () => {
    const { reference, token } = await offered();
    const file = named('Flurkarte München.pdf', pdf(200_000));
    expect(await addDocument(service.url, token, { file })).toMatchObject({
      status: 201,
      reference,
      number: 1,
    });
    const picture = await readFile(join(__dirname, '../asset/images/akquise/drive-584.jpg'));
    const photo = { name: 'foto.jpeg', type: 'image/jpeg', bytes: new Uint8Array(picture) };
    expect(await addDocument(service.url, token, { file: photo })).toMatchObject({ status: 201, number: 2 });

    const rows = documentsOf(reference);
    expect(rows).toMatchObject([
      { number: 1, original_name: 'Flurkarte München.pdf', sha256: sha256(file.bytes), scan: 'none' },
      { number: 2, original_name: 'foto.jpeg', kind: 'jpg', sha256: sha256(photo.bytes) },
    ]);
    const stored = await readFile(join(service.folder, 'attachments', String(rows[0]?.document_id)));
    expect(sha256(stored)).toBe(sha256(file.bytes));
    expect(await service.files('incoming')).toEqual([]);

    const mails = await service.mails(reference, 4);
    expect(Object.keys(mails).sort()).toEqual(['confirmation', 'department', 'document-1', 'document-2']);
    const mail = mails['document-1'];
    expect(mail?.subject).toBe(`[${reference}] Nachgereichte Unterlage 1 – ${filledIn.company}`);
    expect(mail?.to?.[0]?.address).toBe('immobilien@goldbraun.example');
    expect(mail?.references).toBe(`<${reference}.department@goldbraun.example>`);
    expect(mail?.text).toContain('Flurkarte München.pdf');
    expect(mail?.attachments[0]?.filename).toBe(`${reference}.1.pdf`);
    expect(sha256(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer))).toBe(sha256(file.bytes));
    expect(mails['document-2']?.attachments[0]?.filename).toBe(`${reference}.2.jpg`);
  });

  it('goes to the offer of its link and to no other', async () => {
    const [one, other] = [await offered(), await offered()];
    await addDocument(service.url, one.token);
    expect(documentsOf(one.reference)).toHaveLength(1);
    expect(documentsOf(other.reference)).toEqual([]);
  });

  it('keeps its token out of the log and the metrics', async () => {
    const { token } = await offered();
    await addDocument(service.url, token);
    await addDocument(service.url, `${token}x`);
    expect(service.log()).toContain(documentsPath);
    for (const said of [service.log(), await service.metrics()]) {
      expect(said).not.toContain(token.split('.')[2]);
      expect(said).not.toContain('schluessel');
    }
  });

  it('is in what an operator sees, and is exported under the reference', async () => {
    const { reference, token } = await offered();
    const file = named('Lageplan.pdf');
    await addDocument(service.url, token, { file });
    expect(await service.offers('show', reference)).toMatch(/original_name: +Lageplan\.pdf\n/);
    const [line] = (await service.offers('list')).split('\n').filter((each) => each.startsWith(reference));
    expect(line).toContain('  – + pdf  ');
    const folder = join(service.folder, 'export');
    await service.offers('export', folder);
    expect(Buffer.from(file.bytes).equals(await readFile(join(folder, `${reference}.1.pdf`)))).toBe(true);
    expect(await readFile(join(folder, 'offers.csv'), 'utf8')).toContain(`;${reference}.1.pdf;`);
  });
});

describe('a link', () => {
  const refused = async (token: string) => {
    const { status, code } = await addDocument(service.url, token);
    return { status, code };
  };

  it('that was made up, changed, or signed for another offer is refused', async () => {
    const [one, other] = [await offered(), await offered()];
    const [reference = '', expires = '', signature = ''] = one.token.split('.');
    const later = (Number.parseInt(expires, 36) + 1).toString(36);
    const forged = [
      '',
      'nonsense',
      one.token.slice(0, -1),
      `${other.reference}.${expires}.${signature}`,
      `${reference}.${later}.${signature}`,
      createDocumentsLinks('another secret').tokenOf({ reference, created_at: new Date().toISOString() }),
    ];
    for (const token of forged) {
      expect(await refused(token)).toEqual({ status: 403, code: 'link_invalid' });
    }
    for (const { reference } of [one, other]) expect(documentsOf(reference)).toEqual([]);
  });

  it('takes documents for thirty days', async () => {
    const { reference } = await offered();
    const aged = (days: number) =>
      links().tokenOf({ reference, created_at: new Date(Date.now() - days * day).toISOString() });
    expect((await addDocument(service.url, aged(29.9))).status).toBe(201);
    expect(await refused(aged(30.1))).toEqual({ status: 403, code: 'link_expired' });
  });

  it('of an offer that was erased is refused, and leaves nothing of it or its documents', async () => {
    const { reference, token } = await offered();
    const before = await service.files('attachments');
    await addDocument(service.url, token);
    await service.mails(reference, 3);
    expect(await service.offers('purge', reference)).toBe(`${reference} is deleted\n`);
    expect(await refused(token)).toEqual({ status: 410, code: 'offer_gone' });
    expect(await service.files('attachments')).toEqual(before);
    expect((await service.files('mail')).filter((name) => name.startsWith(reference))).toEqual([]);
    expect(documentsOf(reference)).toEqual([]);
  });

  it(`takes ${maxDocuments} documents, also when the last ones come at once`, async () => {
    const { reference, token } = await offered();
    for (let sent = 0; sent < maxDocuments - 2; sent += 1) await addDocument(service.url, token);
    const keys = [1, 2, 3, 4].map(() => randomUUID());
    const file = pdf();
    const answers = await Promise.all(keys.map((key) => addDocument(service.url, token, { key, file })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(documentsOf(reference).map(({ number }) => number)).toEqual(
      Array.from({ length: maxDocuments }, (_, index) => index + 1),
    );
    const accepted = answers.findIndex(({ status }) => status === 201);
    expect(await addDocument(service.url, token, { key: keys[accepted], file })).toMatchObject({
      status: 201,
      number: answers[accepted]?.number,
    });
    expect(await refused(token)).toEqual({ status: 422, code: 'documents_full' });
    expect(await service.files('incoming')).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['of another type', { name: 'a.exe', type: 'application/octet-stream' }, 415, 'attachment_type'],
    ['whose content is another', { name: 'a.png', type: 'image/png' }, 415, 'attachment_type'],
    ['that is damaged', { bytes: pdfOf(5000).slice(0, 4000) }, 422, 'attachment_damaged'],
    ['that is empty', { bytes: new Uint8Array() }, 422, 'attachment_empty'],
    ['of more than 15 MB', { bytes: pdfOf(15 * 1024 * 1024 + 1) }, 413, 'attachment_too_large'],
    ['that nobody chose', { name: '', type: '', bytes: new Uint8Array() }, 422, 'attachment_missing'],
  ] as const)('%s is refused beside its field', async (_what, changes, status, code) => {
    const { reference, token } = await offered();
    expect(await addDocument(service.url, token, { file: { ...pdf(), ...changes } })).toMatchObject({
      status,
      errors: [{ field: 'attachment', code, message: errorMessages[code] }],
    });
    expect(documentsOf(reference)).toEqual([]);
    expect(await service.files('incoming')).toEqual([]);
  });

  it.each([
    ['twice', () => [formOf({}, pdf()), formOf({}, pdf())], 'duplicate_field'],
    ['with a field of the offer’s form', () => [formOf({ company: 'X' }, pdf())], 'unknown_field'],
  ])('%s is refused', async (_what, forms, code) => {
    const { token } = await offered();
    const body = new FormData();
    for (const form of forms()) for (const [name, value] of form) body.append(name, value);
    expect(await addDocument(service.url, token, { body })).toMatchObject({ status: 400, code });
  });

  it('without a key is refused', async () => {
    const { token } = await offered();
    expect(await addDocument(service.url, token, { key: 'none' })).toMatchObject({
      status: 400,
      code: 'key_invalid',
    });
  });
});

describe('a document that is sent again', () => {
  it('under its key is the same one, also when all five tries come at once', async () => {
    const { reference, token } = await offered();
    const [key, file] = [randomUUID(), pdf(100_000)];
    const before = (await service.files('attachments')).length;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => addDocument(service.url, token, { key, file })),
    );
    expect(answers.map(({ status, number }) => [status, number])).toEqual(Array(5).fill([201, 1]));
    expect(documentsOf(reference)).toHaveLength(1);
    expect(await service.files('attachments')).toHaveLength(before + 1);
    expect(await service.files('incoming')).toEqual([]);
    await addDocument(service.url, token);
    expect(documentsOf(reference).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('under the key of another file, or for another offer, is refused', async () => {
    const [one, other] = [await offered(), await offered()];
    const [key, file] = [randomUUID(), pdf()];
    await addDocument(service.url, one.token, { key, file });
    const conflict = { status: 422, code: 'key_conflict' };
    expect(await addDocument(service.url, one.token, { key, file: pdf() })).toMatchObject(conflict);
    expect(await addDocument(service.url, other.token, { key, file })).toMatchObject(conflict);
    expect(documentsOf(other.reference)).toEqual([]);
  });
});

describe('a form without JavaScript', () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };

  it('is led to the page that says that the document has come', async () => {
    const { reference, token } = await offered();
    const answer = await addDocument(service.url, token, { headers });
    expect(answer).toMatchObject({ status: 303, location: documentsPage(token, documentAdded) });
    expect(documentsOf(reference)).toHaveLength(1);
  });

  it('is led to the page that says why it was refused', async () => {
    const { token } = await offered();
    const wrong = { ...pdf(), name: 'a.exe' };
    expect(await addDocument(service.url, token, { headers, file: wrong })).toMatchObject({
      status: 303,
      location: documentsPage(token, 'attachment_type'),
    });
    expect(await addDocument(service.url, 'x/y', { headers })).toMatchObject({
      status: 303,
      location: documentsPage('x/y', 'link_invalid'),
    });
  });
});
