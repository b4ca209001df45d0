import { randomUUID } from 'node:crypto';
import { challengePath, offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import {
  filledIn,
  pdf,
  pdfOf,
  sendOffer,
  solvedChallenge,
} from '../../../mfe-acquisition/service/testing/offer-form.ts';
import type { State, Way } from './ways.ts';

/** What is written: the head's lines and the body, which may come in chunks of unknown number. */
export interface Written {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  chunked?: boolean;
}

/** A request that must be refused, with what is still on its way when that is clear. */
export interface RefusedRequest {
  name: string;
  state: State;
  status: number;
  /** Where it is only refused so on some ways. */
  ways?: Way[];
  /** Who can't send it. */
  not?: string;
  /** Makes it, with a body of about so many bytes. */
  make: (bytes: number, url: string) => Promise<Written> | Written;
}

const megabyte = 1024 * 1024;
const formType = 'multipart/form-data; boundary=x';
const field = (name: string, text = 'a') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const fileHead = (fieldName: string, name = 'a.pdf') =>
  `--x\r\ncontent-disposition: form-data; name="${fieldName}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
const withKey = () => ({ 'content-type': formType, 'idempotency-key': randomUUID() });

/** A form that begins so, and goes on with a file of so many bytes. */
function formOf(begin: string, bytes: number, head = fileHead('attachment')): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from(begin + head), Buffer.alloc(bytes, 'x'), Buffer.from('\r\n--x--\r\n')]);
}

const post = (body: Buffer<ArrayBuffer>, changes: Partial<Written> = {}): Written => ({
  method: 'POST',
  path: offerPath,
  headers: withKey(),
  body,
  ...changes,
});

/** A whole form without fault, but for the changes. */
async function wholeForm(url: string, bytes: number, changes: Record<string, string> = {}): Promise<Written> {
  const texts = { ...filledIn, ...(await solvedChallenge(url)), ...changes };
  const fields = Object.entries(texts).map(([name, text]) => field(name, text));
  const file = Buffer.from(pdfOf(bytes));
  const body = Buffer.concat([
    Buffer.from(fields.join('') + fileHead('attachment')),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return post(body);
}

/** Lets a small attachment be stored, beside which the quota of 15 MB has no room for another one. */
export async function fillUp(url: string): Promise<void> {
  const { status } = await sendOffer(url, {}, pdf());
  if (status !== 201) throw new Error(`the small attachment was answered with ${status}`);
}

const anyForm = (bytes: number) => formOf(field('phone'), bytes);
const elsewhere = (method: string, path: string) => (bytes: number) => post(anyForm(bytes), { method, path });
const throughShell: Way[] = ['through the shell', 'through nginx'];
const sameOrigin = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Every refusal of the intake that may come before the body has, and those of the shell itself. */
export const refusedRequests: RefusedRequest[] = [
  {
    name: 'a doubled field',
    state: 'open',
    status: 400,
    make: (bytes) => post(formOf(field('phone') + field('phone'), bytes)),
  },
  {
    name: 'an unknown field',
    state: 'open',
    status: 400,
    make: (bytes) => post(formOf(field('role'), bytes)),
  },
  {
    name: 'a file in a text’s place',
    state: 'open',
    status: 400,
    make: (bytes) => post(formOf('', bytes, fileHead('phone'))),
  },
  {
    name: 'no proper key',
    state: 'open',
    status: 400,
    make: (bytes) => post(anyForm(bytes), { headers: { 'content-type': formType, 'idempotency-key': 'x' } }),
  },
  { name: 'an unknown route', state: 'open', status: 404, make: elsewhere('POST', '/service/elsewhere') },
  { name: 'another method', state: 'open', status: 404, make: elsewhere('PUT', offerPath) },
  {
    name: 'a HEAD with a body',
    state: 'open',
    status: 404,
    not: 'fetch',
    make: elsewhere('HEAD', offerPath),
  },
  { name: 'a POST to the challenge', state: 'open', status: 404, make: elsewhere('POST', challengePath) },
  {
    name: 'a challenge that was used',
    state: 'open',
    status: 409,
    async make(bytes, url) {
      const challenge = await solvedChallenge(url);
      await sendOffer(url, challenge);
      return wholeForm(url, bytes, challenge);
    },
  },
  {
    name: 'an announced length of 16 MB',
    state: 'open',
    status: 413,
    make: () => post(anyForm(16 * megabyte)),
  },
  {
    name: 'one byte more than 15 MB',
    state: 'open',
    status: 413,
    make: () => post(anyForm(15 * megabyte + 1)),
  },
  {
    name: 'texts without end, of unknown length',
    state: 'open',
    status: 413,
    make: () => post(Buffer.from(field('phone', 'a'.repeat(16 * megabyte))), { chunked: true }),
  },
  {
    name: 'another content type',
    state: 'open',
    status: 415,
    make: (bytes) => post(anyForm(bytes), { headers: { ...withKey(), 'content-type': 'application/json' } }),
  },
  {
    name: 'another type of file',
    state: 'open',
    status: 415,
    async make(bytes, url) {
      const form = await wholeForm(url, bytes);
      const body = Buffer.from(form.body.toString('latin1').replace('a.pdf', 'a.exe'), 'latin1');
      return { ...form, body };
    },
  },
  {
    name: 'a fault of a field',
    state: 'open',
    status: 422,
    make: (bytes, url) => wholeForm(url, bytes, { email: 'nirgends' }),
  },
  { name: 'the rate limit', state: 'limited', status: 429, make: (bytes) => post(anyForm(bytes)) },
  {
    name: 'no room for attachments',
    state: 'full',
    status: 503,
    make: (bytes) => post(anyForm(bytes)),
  },
  {
    name: 'an intake that is away',
    state: 'away',
    status: 503,
    ways: throughShell,
    make: (bytes) => post(anyForm(bytes)),
  },
  {
    name: 'a POST to a page',
    state: 'away',
    status: 405,
    ways: throughShell,
    make: (bytes) => post(Buffer.alloc(bytes, 'x'), { path: '/akquise', headers: {} }),
  },
  {
    name: 'telemetry of another site',
    state: 'away',
    status: 403,
    ways: throughShell,
    make: () =>
      post(Buffer.from('{}'), { path: '/telemetry', headers: { 'content-type': 'application/json' } }),
  },
  {
    name: 'telemetry without end',
    state: 'away',
    status: 413,
    ways: throughShell,
    make: (bytes) => post(Buffer.alloc(bytes, ' '), { path: '/telemetry', headers: sameOrigin }),
  },
];
