import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post as it arrived. */
export interface Received {
  key: string | undefined;
  fields: Record<string, string>;
}

/** Answers one post: with a status and a body, or by breaking the connection. */
export type Script = (response: ServerResponse) => void;

export const json =
  (status: number, body: unknown, type = 'application/json'): Script =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));

export const problem = (status: number, code: string, errors: object[] = []): Script =>
  json(
    status,
    { type: 'about:blank', title: 'x', status, code, detail: 'x', errors },
    'application/problem+json',
  );

export const html =
  (status: number): Script =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');

export const hangUp: Script = (response) => void response.destroy();

/**
 * An intake over a real socket whose answers a test decides. The page's origin is another one in jsdom, so it
 * allows every origin; `document.baseURI` leads the form's own addresses to it.
 */
export class ScriptedIntake {
  /** The posts that arrived, oldest first. */
  readonly posts: Received[] = [];
  /** The answers to the next posts; accepted when there is none. */
  readonly scripts: Script[] = [];
  /** How the next requests for an equation are answered; '7 + 4', '8 + 4' … when there is none. */
  readonly challengeScripts: Script[] = [];
  challenges = 0;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    document.head.innerHTML = `<base href="http://127.0.0.1:${port}/">`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'idempotency-key, accept, content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.url?.endsWith('/challenge')) {
      this.challenges += 1;
      const token = `token-${this.challenges}`;
      const usual = json(200, { token, equation: `${6 + this.challenges} + 4` });
      return (this.challengeScripts.shift() ?? usual)(response);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.posts.push({
      key: request.headers['idempotency-key'] as string | undefined,
      fields: multipartFields(Buffer.concat(chunks).toString()),
    });
    (this.scripts.shift() ?? json(201, { reference: 'VK-261120-ABCD-2345' }))(response);
  }
}

function multipartFields(body: string): Record<string, string> {
  const part = /name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type:[^\r]*\r\n)?\r\n([\s\S]*?)\r\n--/g;
  return Object.fromEntries(
    [...body.matchAll(part)].map(([, name, file, value]) => [name as string, file ?? (value as string)]),
  );
}
