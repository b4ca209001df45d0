/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import sharp from 'sharp';
import { errorMessages } from '../offer/errors.ts';
import { blackPng } from './testing/black-png.ts';
import {
  beginUpload,
  type ChosenFile,
  filledIn,
  formOf,
  pdf,
  pdfOf,
  post,
  sendOffer,
  solvedChallenge,
} from './testing/offer-form.ts';
import { RunningService } from './testing/running-service.ts';

const secret = 'a secret of this test, long enough';
let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start({ CHALLENGE_SECRET: secret });
});
afterEach(async () => {
  expect(await service.files('incoming')).toEqual([]);
  expect(await service.files('attachments')).toEqual([]);
  expect(service.rows('select id from offer')).toEqual([]);
});
afterAll(() => service.remove());

const picture = (format: 'png' | 'jpeg') =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: 'gold',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();
const file = (name: string, type: string, bytes: Uint8Array): ChosenFile => ({
  name,
  type,
  bytes: new Uint8Array(bytes),
});

describe('a form with faults', () => {
  it('is answered with every fault at once, in the words of the form', async () => {
    const answer = await post(service.url, formOf({ message: 'Hallo' }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(Object.fromEntries(answer.errors?.map(({ field, message }) => [field, message]) ?? [])).toEqual({
      subject: errorMessages.subject_required,
      firstName: 'Das Feld ist erforderlich.',
      lastName: 'Das Feld ist erforderlich.',
      company: 'Das Feld ist erforderlich.',
      email: 'Das Feld ist erforderlich.',
      phone: 'Das Feld ist erforderlich.',
      privacy: 'Sie müssen die Datenschutzinformationen akzeptieren.',
      token: errorMessages.challenge_missing,
      answer: 'Das Feld ist erforderlich.',
    });
  });

  it.each([
    ['email', 'nirgends', 'email_invalid'],
    ['privacy', 'false', 'privacy_required'],
    ['company', 'A\0B', 'invalid_characters'],
    ['lastName', 'A\r\nBcc: b@c.de', 'invalid_characters'],
    ['message', 'x'.repeat(5001), 'too_long'],
    ['message', 'x'.repeat(70_000), 'too_long'],
    ['answer', '99', 'answer_wrong'],
    ['subject', 'Gewinnspiel', 'subject_required'],
    ['region', '12', 'region_invalid'],
    ['region', 'kopie@evil.example', 'region_invalid'],
  ])('is refused for its %s', async (field, text, code) => {
    expect(await sendOffer(service.url, { [field]: text })).toMatchObject({
      status: 422,
      code,
      errors: [{ field, code }],
    });
  });

  it('is refused for a challenge of somebody else, or an expired one', async () => {
    const tokenOf = (key: string, expires: number) => {
      const body = Buffer.from(JSON.stringify({ id: 'x', equation: '1 + 1', expires })).toString('base64url');
      return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
    };
    const send = (token: string) => sendOffer(service.url, { token, answer: '2' });
    expect(await send(tokenOf('another', Date.now() + 1000))).toMatchObject({
      status: 422,
      code: 'challenge_missing',
    });
    expect(await send(tokenOf(secret, Date.now() - 1000))).toMatchObject({
      status: 422,
      code: 'challenge_expired',
    });
    expect(await send('nonsense')).toMatchObject({ status: 422, code: 'challenge_missing' });
  });
});

describe('an attachment', () => {
  it('may not have one byte more than 15 MB', async () => {
    const answer = await sendOffer(service.url, {}, pdf(15 * 1024 * 1024 + 1));
    expect(answer).toMatchObject({
      status: 413,
      errors: [{ field: 'attachment', code: 'attachment_too_large' }],
    });
  });

  it('is refused by its announced length, before it is sent', async () => {
    const socket = beginUpload(service.url, 'content-length: 100000000');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 [\s\S]*"attachment_too_large"/);
    socket.destroy();
  });

  it('of unknown length is refused once it is too many, without waiting for the rest', async () => {
    const socket = beginUpload(service.url, 'transfer-encoding: chunked');
    const megabyte = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent < 16; sent += 1) {
      socket.write(`${megabyte.length.toString(16)}\r\n`);
      socket.write(megabyte);
      socket.write('\r\n');
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 [\s\S]*"attachment_too_large"/);
    socket.destroy();
  });

  it.each([
    [
      'an extension that is not allowed',
      () => file('a.exe', 'application/pdf', pdfOf(500)),
      415,
      'attachment_type',
    ],
    [
      'a type that is not its extension’s',
      () => file('a.pdf', 'image/png', pdfOf(500)),
      415,
      'attachment_type',
    ],
    [
      'a content that is not its extension’s',
      async () => file('a.pdf', 'application/pdf', await picture('png')),
      415,
      'attachment_type',
    ],
    [
      'another picture’s content',
      async () => file('a.jpg', 'image/jpeg', await picture('png')),
      415,
      'attachment_type',
    ],
    [
      'a PDF’s beginning only',
      () => file('a.pdf', 'application/pdf', pdfOf(100_000).subarray(0, 50_000)),
      422,
      'attachment_damaged',
    ],
    [
      'half a PNG',
      async () => file('a.png', 'image/png', (await picture('png')).subarray(0, 60_000)),
      422,
      'attachment_damaged',
    ],
    [
      'half a JPG',
      async () => file('a.jpg', 'image/jpeg', (await picture('jpeg')).subarray(0, 9000)),
      422,
      'attachment_damaged',
    ],
    ['nothing in it', () => file('a.pdf', 'application/pdf', new Uint8Array()), 422, 'attachment_empty'],
  ])('is refused with %s', async (_what, make, status, code) => {
    expect(await sendOffer(service.url, {}, await make())).toMatchObject({
      status,
      errors: [{ field: 'attachment', code }],
    });
  });

  it('is refused when it would unpack to a bomb of pixels', async () => {
    const bomb = blackPng(12_000, 12_000);
    expect(await sendOffer(service.url, {}, file('a.png', 'image/png', bomb))).toMatchObject({
      status: 422,
      code: 'attachment_damaged',
    });
  });

  it('of another type is answered together with the faults of the fields', async () => {
    const answer = await sendOffer(
      service.url,
      { email: 'x' },
      file('a.gif', 'image/gif', new Uint8Array(9)),
    );
    expect(answer.status).toBe(422);
    expect(answer.errors?.map(({ field }) => field).sort()).toEqual(['attachment', 'email']);
  });
});

describe('a request that no form would send', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const field = (name: string, text = 'a') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  it.each([
    ['is no multipart at all', 'garbage', type],
    ['is empty', '', type],
    ['has no boundary', field('phone'), { 'content-type': 'multipart/form-data' }],
    ['breaks off in a field', field('phone'), type],
    [
      'breaks off in the file',
      '--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-',
      type,
    ],
    ['has a field twice', `${field('phone')}${field('phone')}--x--`, type],
    ['has an unknown field', `${field('role')}--x--`, type],
    ['has a field of the language', `${field('__proto__')}--x--`, type],
    ['has fields without end', `${field('phone').repeat(50)}--x--`, type],
    ['has a text in the file’s place', `${field('attachment')}--x--`, type],
    [
      'has a file in a text’s place',
      '--x\r\ncontent-disposition: form-data; name="phone"; filename="a.pdf"\r\n\r\n1\r\n--x--',
      type,
    ],
    [
      'has JSON in a text’s place',
      '--x\r\ncontent-disposition: form-data; name="phone"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n--x--',
      type,
    ],
  ])('%s: 400', async (_what, body, headers) => {
    const answer = await post(service.url, body, headers);
    expect(answer.status).toBe(400);
    expect(answer.detail).toMatch(/[.]$/);
  });

  it.each(['', 'x', 'k'.repeat(10_000)])('has no proper idempotency key: 400', async (key) => {
    const answer = await sendOffer(service.url, {}, undefined, { 'idempotency-key': key });
    expect(answer).toMatchObject({ status: 400, code: 'key_invalid' });
  });

  it('has another content type: 415', async () => {
    expect(await post(service.url, '{}', { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
      code: 'content_type',
    });
  });

  it('goes elsewhere: 404', async () => {
    const response = await fetch(`${service.url}/service/elsewhere`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('does not keep the service from answering the next one', async () => {
    const { token, answer } = await solvedChallenge(service.url);
    expect((await post(service.url, formOf({ ...filledIn, token, answer, email: '' }))).status).toBe(422);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });
});
