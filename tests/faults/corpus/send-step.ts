import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { challengePath, offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { filledIn } from '../../../mfe-acquisition/service/testing/offer-form.ts';
import type { FileRecipe, Step } from './bad-input.ts';
import { makeFile } from './make-file.ts';
import { fill } from './placeholders.ts';

/** What a request was answered with; status 0 is no answer. `body` is the parsed JSON, or undefined where it was none. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body?: { reference?: string; code?: string; errors?: { field: string; code: string }[] };
}

type Placeholders = Map<string, string | Buffer>;

/** Sends one request of the corpus. */
export async function sendStep(url: string, step: Step, placeholders: Placeholders): Promise<Answered> {
  const { hostname, port } = new URL(url);
  if (step.raw) return sendLines(Number(port), hostname, step.raw, step.body ?? [], placeholders);
  const body = step.body
    ? fill(step.body.join('\r\n'), placeholders)
    : await formBody(step.fields ?? {}, step.file, placeholders);
  const key = step.key === undefined ? '{{key}}' : step.key;
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    ...(key !== null && { 'idempotency-key': fill(key, placeholders).toString() }),
    ...step.headers,
    'content-length': body.length,
  };
  return sendBody(`${url}${offerPath}`, headers, body);
}

/** The form as a browser encodes it. */
async function formBody(
  changes: Record<string, string | null>,
  file: FileRecipe | undefined,
  placeholders: Placeholders,
): Promise<Buffer> {
  const texts = { ...filledIn, token: '{{token}}', answer: '{{answer}}', ...changes };
  const pieces: Buffer[] = [];
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) continue;
    pieces.push(Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`));
    pieces.push(fill(text, placeholders), Buffer.from('\r\n'));
  }
  if (file) {
    const escaped = fill(file.name, placeholders)
      .toString()
      .replaceAll('"', '%22')
      .replaceAll('\r', '%0D')
      .replaceAll('\n', '%0A');
    const head = `--x\r\ncontent-disposition: form-data; name="attachment"; filename="${escaped}"\r\ncontent-type: ${file.type}\r\n\r\n`;
    pieces.push(Buffer.from(head), await makeFile(file), Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('--x--\r\n')]);
}

async function sendBody(
  url: string,
  headers: Record<string, string | number>,
  body: Buffer,
): Promise<Answered> {
  const sent = request(url, { method: 'POST', headers, agent: false });
  // A service that has answered already may close the connection while the rest of the body is on its way.
  sent.on('error', () => {});
  sent.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('close', () => reject(new Error('the connection was closed without an answer')));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: parsed(Buffer.concat(chunks)) };
}

/** Sends lines as they are, and reads until the answer is there. */
async function sendLines(
  port: number,
  host: string,
  head: string[],
  lines: string[],
  placeholders: Placeholders,
): Promise<Answered> {
  const body = fill(lines.join('\r\n'), placeholders);
  const known = new Map(placeholders).set('length', String(body.length));
  const socket = connect(port, host);
  socket.on('error', () => {});
  // In one piece: a service that closes with something unread resets the connection, and the answer is lost with it.
  socket.write(Buffer.concat([fill(`${head.join('\r\n')}\r\n\r\n`, known), body]));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    if (isWhole(answer)) socket.destroy();
  });
  await new Promise((resolve) => socket.once('close', resolve));
  const [first = '', ...rest] = answer.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: {},
    body: parsed(Buffer.from(rest.join('\r\n\r\n'))),
  };
}

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n', 2);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  return body !== undefined && Buffer.byteLength(body) >= length;
}

function parsed(body: Buffer): Answered['body'] {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Whether the service still answers what every form asks first. */
export async function answersChallenges(url: string): Promise<boolean> {
  return (await fetch(url + challengePath)).status === 200;
}
