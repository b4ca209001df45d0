import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { openFile } from './open-file.ts';

/**
 * Answers a request with a file, for servers without a framework. What was opened is closed again whatever becomes of
 * the visitor.
 * @param path below the folder, percent-encoded
 * @param headers what the answer carries besides
 * @returns false if there is no such file; then nothing was answered
 * @throws Error if there is one that can't be read; then nothing was answered either
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, headers }: { folder: string; path: string; headers?: Record<string, string> },
): Promise<boolean> {
  const answer = await openFile(request, folder, path);
  if (!answer) return false;
  response.writeHead(answer.status, { ...headers, ...answer.headers });
  // The visitor is gone, or the rest can't be read: the connection has ended with that, and nobody is left to tell.
  await pipeline(answer.body, response).catch(() => {});
  return true;
}
