import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** A bucket of its own in the object store of these tests, of which the `AWS_…` variables tell. */
export class TestBucket {
  readonly endpoint: string;
  readonly name = `test-${randomUUID()}`;
  readonly #client: AwsClient;

  private constructor(endpoint: string) {
    this.endpoint = endpoint;
    const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region: 'us-east-1',
      retries: 0,
    });
  }

  static async make(): Promise<TestBucket> {
    const bucket = new TestBucket(process.env.AWS_ENDPOINT_URL ?? '');
    await bucket.#ask('PUT', '');
    return bucket;
  }

  /** As STORE names it. */
  get store(): string {
    return `s3://${this.name}/site`;
  }

  /** For who has no keys. */
  url = (key: string): string => `${this.endpoint}/${this.name}/site/${key}`;

  async #ask(method: string, path: string, body?: string, headers = {}): Promise<Response> {
    const address = `${this.endpoint}/${this.name}${path}`;
    const response = await this.#client.fetch(address, { method, headers, ...(body ? { body } : {}) });
    if (!response.ok && response.status !== 404) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
    return response;
  }

  #path = (key: string) => `/site/${key.split('/').map(encodeURIComponent).join('/')}`;

  /** What an object holds; undefined if there is none. */
  async read(key: string): Promise<string | undefined> {
    const response = await this.#ask('GET', this.#path(key));
    return response.ok ? response.text() : undefined;
  }

  /** The same, as it is. */
  async bytes(key: string): Promise<Uint8Array | undefined> {
    const response = await this.#ask('GET', this.#path(key));
    return response.ok ? response.bytes() : undefined;
  }

  /** Another bucket with the same objects. */
  async copy(): Promise<TestBucket> {
    const copy = await TestBucket.make();
    for (const key of await this.keys()) {
      const headers = { 'x-amz-copy-source': `/${this.name}${this.#path(key)}` };
      await copy.#ask('PUT', copy.#path(key), undefined, headers);
    }
    return copy;
  }

  head = async (key: string): Promise<Headers> => (await this.#ask('GET', this.#path(key))).headers;

  write = (key: string, text: string): Promise<Response> => this.#ask('PUT', this.#path(key), text);

  remove = (key: string): Promise<Response> => this.#ask('DELETE', this.#path(key));

  /** All keys below the store's prefix, in their order. */
  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for (;;) {
      const after = keys.length > 0 ? `&start-after=${encodeURIComponent(`site/${keys.at(-1)}`)}` : '';
      const listing = await (await this.#ask('GET', `?list-type=2&prefix=site%2F${after}`)).text();
      const page = Array.from(listing.matchAll(/<Key>site\/([^<]*)<\/Key>/g), ([, key = '']) => key);
      if (page.length === 0) return keys;
      keys.push(...page);
    }
  }

  /** Lets everybody read what shells ask for, as docs/containers.md says; or all below the store's prefix. */
  async letEverybodyRead(below = 'remotes/'): Promise<void> {
    const statement = {
      Effect: 'Allow',
      Principal: '*',
      Action: ['s3:GetObject'],
      Resource: [`arn:aws:s3:::${this.name}/site/${below}*`],
    };
    await this.#ask('PUT', '?policy', JSON.stringify({ Version: '2012-10-17', Statement: [statement] }));
  }

  /** Lets nobody write any more, its owner neither. */
  async forbidWriting(): Promise<void> {
    const statement = {
      Effect: 'Deny',
      Principal: '*',
      Action: ['s3:PutObject'],
      Resource: [`arn:aws:s3:::${this.name}/site/*`],
    };
    await this.#ask('PUT', '?policy', JSON.stringify({ Version: '2012-10-17', Statement: [statement] }));
  }

  async keepVersions(): Promise<void> {
    const xmlns = 'http://s3.amazonaws.com/doc/2006-03-01/';
    await this.#ask(
      'PUT',
      '?versioning',
      `<VersioningConfiguration xmlns="${xmlns}"><Status>Enabled</Status></VersioningConfiguration>`,
    );
  }
}
