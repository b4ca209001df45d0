import { Agent } from 'node:http';
import { type Answer, ask } from '../exchange.ts';
import type { KnownAnswer, KnownAnswers } from './known-answers.ts';
import { count, type Tally } from './tally.ts';
import { oneOf, pause, type Visitor } from './visitor.ts';

const CONNECTIONS = 4;
const FILES = 5;
const PART = { first: 1000, last: 65_999 };
const encodings = ['br', 'gzip', 'identity'];

/** What is wrong with an answer to whoever asked for the whole; null if nothing is. */
export function faultOf({ status, body, headers }: Answer, known: KnownAnswer): string | null {
  if (status !== 200) return `answered with ${status}`;
  if (!body.equals(known.body)) return `${body.length} bytes that are not the ${known.body.length} of before`;
  return headers.etag === known.etag ? null : `the ETag ${headers.etag} instead of ${known.etag}`;
}

/** Reads page after page as a browser does: the document, then some of its files over a few connections. */
export async function readPages(visitor: Visitor, known: KnownAnswers, tally: Tally): Promise<void> {
  while (!visitor.signal.aborted) {
    const page = oneOf(known.pages, visitor.random);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    await readWhole(visitor, page, agent, tally);
    const files = Array.from({ length: FILES }, () => oneOf(page.files, visitor.random));
    await Promise.all(files.map((file) => readWhole(visitor, file, agent, tally)));
    if (visitor.random() < 0.3) await readAgain(visitor, page, agent, tally);
    if (visitor.random() < 0.2) await readPart(visitor, known.brochure, agent, tally);
    agent.destroy();
    await pause(visitor, 1_000, 3_000);
  }
}

function readWhole(visitor: Visitor, known: KnownAnswer, agent: Agent, tally: Tally): Promise<void> {
  const headers = { 'accept-encoding': oneOf(encodings, visitor.random) };
  const { door, from } = visitor;
  const answer = ask(door, { path: known.path, from, headers, agent });
  // A packed file has an ETag of its own, a page has one for all its forms.
  return count(
    tally,
    known.path,
    answer.then((answer) => ({
      ms: answer.ms,
      fault: faultOf(answer, { ...known, etag: answer.headers.etag }),
    })),
  );
}

/** A page that the browser still has: the server has only to say that it is the same. */
function readAgain({ door, from }: Visitor, { path, etag }: KnownAnswer, agent: Agent, tally: Tally) {
  const answer = ask(door, { path, from, headers: { 'if-none-match': etag }, agent });
  return count(
    tally,
    `${path} once more`,
    answer.then(({ status, ms }) => ({ ms, fault: status === 304 ? null : `answered with ${status}` })),
  );
}

/** A part of a PDF, as readers of PDFs ask for it. */
function readPart({ door, from }: Visitor, { path, body }: KnownAnswer, agent: Agent, tally: Tally) {
  const range = `bytes=${PART.first}-${PART.last}`;
  const answer = ask(door, { path, from, headers: { range, 'accept-encoding': 'identity' }, agent });
  return count(
    tally,
    `${path} ${range}`,
    answer.then(({ status, body: part, ms }) => {
      const right = status === 206 && part.equals(body.subarray(PART.first, PART.last + 1));
      return { ms, fault: right ? null : `${status} with ${part.length} bytes` };
    }),
  );
}
