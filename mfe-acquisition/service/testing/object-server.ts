import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** What a request meets: an answer of the store's, none, one after half of the request's or of its own body, or changed bytes. */
export type Trouble = 'error' | 'slow-down' | 'hang' | 'break-off' | 'damage';

type Stored = { body: Buffer; headers: Record<string, string>; changedAt: number; version: string };

const pageSize = 3;

/**
 * An object store in this process that speaks as much of S3 as the intake does: what is asked of a real one is in tests/stores. It
 * compares what arrives with its hash, lists in short pages, and can be told to fail.
 */
export class ObjectServer {
  readonly objects = new Map<string, Stored>();
  /** Method and key of all requests, oldest first. */
  readonly asked: string[] = [];
  /** The store's clock, in milliseconds before this machine's. */
  clockBehind = 0;
  keepsVersions = false;
  readonly bucket = 'attachments';
  readonly #server: Server;
  #troubles: { method: string; trouble: Trouble; times: number }[] = [];
  #port = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<ObjectServer> {
    const http = createServer((request, response) => {
      server.#answer(request, response).catch(() => response.destroy());
    });
    const server = new ObjectServer(http);
    await server.come();
    return server;
  }

  /** Listens, again where it did. */
  async come(): Promise<void> {
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Nobody can reach it any more. */
  async go(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** How many connections are open. */
  connections = (): Promise<number> => promisify(this.#server.getConnections.bind(this.#server))();

  /** As a service is told of it. */
  get env(): Record<string, string> {
    return {
      ATTACHMENTS: `s3://${this.bucket}/intake`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${this.#port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
  }

  /** The names of the attachments. */
  get names(): string[] {
    return [...this.objects.keys()]
      .filter((key) => key.includes('/attachments/'))
      .map((key) => key.split('/').at(-1) ?? '');
  }

  /** The bytes of an attachment. */
  read(name: string): Buffer | undefined {
    return this.objects.get(`intake/attachments/${name}`)?.body;
  }

  /** Puts an object there past everybody, as if so many milliseconds ago. */
  write(key: string, body: string | Buffer, age = 0): void {
    const changedAt = this.#now() - age;
    this.objects.set(`intake/${key}`, {
      body: Buffer.from(body),
      headers: {},
      changedAt,
      version: randomUUID(),
    });
  }

  /** The next requests of this method meet trouble. */
  trouble(method: string, trouble: Trouble, times = Number.POSITIVE_INFINITY): void {
    this.#troubles.push({ method, trouble, times });
  }

  recover(): void {
    this.#troubles = [];
  }

  #now = () => Date.now() - this.clockBehind;

  #nextTrouble(method: string): Trouble | undefined {
    const found = this.#troubles.find((each) => each.method === method && each.times > 0);
    if (found) found.times -= 1;
    return found?.trouble;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(url.pathname).replace(/^\/[^/]+\/?/, '');
    this.asked.push(`${method} ${key}`);
    response.setHeader('date', new Date(this.#now()).toUTCString());
    const trouble = this.#nextTrouble(method);
    if (trouble === 'break-off' && method === 'PUT')
      return void once(request, 'data').then(() => request.destroy());
    const body = await buffer(request);
    if (trouble === 'hang') return;
    const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
    if (trouble === 'error') fail(response, 500, 'InternalError');
    else if (trouble === 'slow-down') fail(response, 503, 'SlowDown');
    else if (!isSigned) fail(response, 403, 'AccessDenied');
    else if (method === 'PUT') this.#put(key, body, request, response);
    else if (method === 'DELETE') this.#delete(key, response);
    else if (key === '') this.#list(url.searchParams, response, trouble);
    else this.#get(key, response, trouble);
  }

  #delete(key: string, response: ServerResponse): void {
    this.objects.delete(key);
    response.writeHead(204).end();
  }

  #put(key: string, body: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    const isWhole = createHash('sha256').update(body).digest('hex') === headers['x-amz-content-sha256'];
    const isTaken = headers['if-none-match'] && this.objects.has(key);
    if (!isWhole) fail(response, 400, 'XAmzContentSHA256Mismatch');
    else if (isTaken) fail(response, 412, 'PreconditionFailed');
    else {
      const kept = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      const stored = { headers: Object.fromEntries(kept) as Record<string, string>, changedAt: this.#now() };
      this.objects.set(key, { ...stored, body, version: randomUUID() });
      response.writeHead(200, { etag: '"etag"' }).end();
    }
  }

  #get(key: string, response: ServerResponse, trouble: Trouble | undefined): void {
    const stored = this.objects.get(key);
    if (stored) {
      const body = Buffer.from(stored.body);
      if (trouble === 'damage') body[body.length >> 1] = ~(body[body.length >> 1] ?? 0);
      if (this.keepsVersions) response.setHeader('x-amz-version-id', stored.version);
      send(response, body, stored.headers, trouble);
    } else fail(response, 404, 'NoSuchKey');
  }

  #list(query: URLSearchParams, response: ServerResponse, trouble: Trouble | undefined): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .sort()
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = keys.slice(0, pageSize).map((key) => {
      const at = new Date(this.objects.get(key)?.changedAt ?? 0).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>"e"</ETag></Contents>`;
    });
    const isMore = keys.length > pageSize;
    const next = isMore ? `<NextContinuationToken>${keys[pageSize - 1]}</NextContinuationToken>` : '';
    const listing = `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${page.join('')}</ListBucketResult>`;
    send(response, Buffer.from(listing), {}, trouble);
  }
}

function send(
  response: ServerResponse,
  body: Buffer,
  headers: Record<string, string>,
  trouble: Trouble | undefined,
): void {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  if (trouble === 'break-off') response.write(body.subarray(0, body.length >> 1), () => response.destroy());
  else response.end(body);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}
