import { type Chain, ways } from './chain.ts';
import { type RefusedRequest, refusedRequests } from './refused-requests.ts';
import { visitors } from './visitors.ts';
import type { Way } from './ways.ts';

const megabyte = 1024 * 1024;

/** One cell of the matrix. */
export interface Cell {
  name: string;
  request: RefusedRequest;
  way: Way;
  bytes: number;
  visitor: string;
}

/** Every refusal on every way that it can take, with so many megabytes on theirs, sent by each of the visitors. */
export function cellsOf(sizes: number[], senders = Object.keys(visitors)): Cell[] {
  const cells: Cell[] = [];
  for (const request of refusedRequests) {
    for (const way of ways) {
      if (request.ways && !request.ways.includes(way)) continue;
      for (const size of sizes) {
        for (const visitor of senders) {
          if (visitor === request.not) continue;
          const name = `${request.status} for ${request.name}, ${way}, ${size} MB, ${visitor}`;
          cells.push({ name, request, way, bytes: size * megabyte, visitor });
        }
      }
    }
  }
  return cells;
}

/** Sends the request of a cell so often; gives what it was answered with, counted. */
export async function answersOf(
  chain: Chain,
  { request, way, bytes, visitor }: Cell,
  tries: number,
): Promise<Record<string, number>> {
  const { state } = request;
  const url = chain.address(state, way);
  const send = visitors[visitor];
  if (!send) throw new Error(`there is no visitor "${visitor}"`);
  const written = async () => request.make(bytes, state === 'away' ? '' : chain.address(state, 'directly'));
  if (state === 'limited') {
    // Anew it has counted nobody's requests.
    await chain.intake(state).end();
    await chain.intake(state).start();
    await send(chain.address(state, 'directly'), { ...(await written()), body: Buffer.alloc(0) });
  }
  const answers: Record<string, number> = {};
  for (let tried = 0; tried < tries; tried += 1) {
    const answer = await send(url, await written()).catch(codeOf);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}

function codeOf(error: Error & { code?: string; cause?: Error & { code?: string } }): string {
  return error.code ?? error.cause?.code ?? error.cause?.message ?? error.message;
}
