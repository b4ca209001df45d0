import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { solve } from '../../offer/equation.ts';
import type { Problem } from '../../offer/errors.ts';
import type { Challenge, OfferAccepted } from '../../offer/offer.ts';

/** A file as a visitor chooses it. */
export type ChosenFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** The texts of a form without fault, but for the challenge. */
export const filledIn = {
  subject: 'Abgabe eines Angebotes',
  salutation: 'Frau',
  firstName: 'Änne',
  lastName: 'Groß',
  company: 'Müller & Söhne GmbH',
  email: 'aenne@example.com',
  phone: '0151 987654',
  message: 'Ein Grundstück\nan der B2',
  privacy: 'true',
};

/**
 * A PDF of exactly so many bytes (500 and more), different each time: one empty page, and noise that fills it up.
 * `catalog` and `trailer` go into these parts of the document, to make a PDF that does something.
 */
export function pdfOf(size: number, catalog = '', trailer = ''): Uint8Array<ArrayBuffer> {
  const number = (value: number) => String(value).padStart(10, '0');
  const objects = [
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n`,
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\n',
  ];
  const begin = '%PDF-1.7\n';
  const offsets = objects.map((_, index) => begin.length + objects.slice(0, index).join('').length);
  const streamAt = begin.length + objects.join('').length;
  const streamHead = (length: number) => `4 0 obj\n<</Length ${number(length)}>>\nstream\n`;
  const streamEnd = '\nendstream\nendobj\n';
  const xref = ['0000000000 65535 f \n', ...[...offsets, streamAt].map((at) => `${number(at)} 00000 n \n`)];
  const end = (at: number) =>
    `xref\n0 5\n${xref.join('')}trailer\n<</Size 5/Root 1 0 R${trailer}>>\nstartxref\n${number(at)}\n%%EOF\n`;
  const noise = size - streamAt - streamHead(0).length - streamEnd.length - end(0).length;
  const tail = streamEnd + end(size - end(0).length);
  const bytes = randomBytes(size);
  bytes.write(begin + objects.join('') + streamHead(noise), 0, 'latin1');
  bytes.write(tail, size - tail.length, 'latin1');
  return bytes;
}

export const pdf = (size = 1000): ChosenFile => ({
  name: 'Exposé Müller.pdf',
  type: 'application/pdf',
  bytes: pdfOf(size),
});

/** The form gives up on a connection that is silent for so long (`send.ts`). */
export const SILENCE_MS = 60_000;

/** A challenge of the service, solved. */
export async function solvedChallenge(url: string): Promise<{ token: string; answer: string }> {
  const response = await fetch(`${url}/service/uploadrealestate/challenge`, {
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  const { token, equation } = (await response.json()) as Challenge;
  return { token, answer: String(solve(equation)) };
}

/** The multipart body of a form. */
export function formOf(texts: Record<string, string>, file?: ChosenFile): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (file) form.append('attachment', new Blob([file.bytes], { type: file.type }), file.name);
  return form;
}

/** What the service answered. */
export type Answer = { status: number; headers: Headers } & Partial<OfferAccepted> &
  Partial<Omit<Problem, 'status'>>;

/** Posts a body with an idempotency key. */
export async function post(
  url: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}/service/uploadrealestate`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  return { headers: response.headers, ...((await response.json()) as object), status: response.status };
}

/** Fills in the form with the given changes and a fresh challenge, and posts it. */
export async function sendOffer(
  url: string,
  changes: Record<string, string> = {},
  file?: ChosenFile,
  headers?: Record<string, string>,
): Promise<Answer> {
  return post(url, formOf({ ...filledIn, ...(await solvedChallenge(url)), ...changes }, file), headers);
}

/** Begins a post with a PDF, whose sender may then do what no browser does. */
export function beginUpload(url: string, lengthHeader: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST /service/uploadrealestate HTTP/1.1\r\nhost: x\r\n${lengthHeader}\r\n` +
      `idempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`,
  );
  const head =
    '--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-';
  socket.write(lengthHeader.includes('chunked') ? `${head.length.toString(16)}\r\n${head}\r\n` : head);
  return socket;
}
