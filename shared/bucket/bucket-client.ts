import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from './bucket-address.ts';

/** What is asked of an object store besides the method and the key. */
export interface Question {
  query?: Record<string, string>;
  /** Bytes, or a file on this machine that is read while it is sent. */
  body?: Buffer | Blob;
  /** Of the body, in hexadecimal digits: needed for a file. */
  sha256?: string;
  headers?: Record<string, string>;
}

/** Signs what is asked of a bucket below a prefix, and sends it once. */
export class BucketClient {
  readonly #address: BucketAddress;
  /** Signs, and no more: when it fetches itself it tries again, and a write that has won and was answered with 500 would be lost. */
  readonly #signer: AwsClient;

  constructor(address: BucketAddress) {
    this.#address = address;
    this.#signer = new AwsClient({ ...address.keys, region: address.region, service: 's3' });
  }

  /**
   * @param key below the prefix; empty for the bucket itself
   * @param signal ends it, and the reading of the answer's body
   * @throws what `fetch` throws if there is no answer
   */
  async send(
    method: string,
    key: string,
    { query = {}, body, sha256, headers = {} }: Question,
    signal: AbortSignal,
  ): Promise<Response> {
    const { endpoint, bucket, prefix } = this.#address;
    // Each part as it has to be encoded: a bare "+" would be read as a space.
    const path = key && `/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;
    const search = new URLSearchParams(query);
    const url = `${endpoint}/${bucket}${path}${search.size > 0 ? `?${search}` : ''}`;
    const request = await this.#signer.sign(url, {
      method,
      // What was cut off or changed on its way is refused.
      headers: { ...headers, 'x-amz-content-sha256': sha256 ?? sha256Of(body) },
      ...(body ? { body: body instanceof Blob ? body : new Uint8Array(body) } : {}),
    });
    return fetch(request, { signal, redirect: 'manual' });
  }
}

function sha256Of(body: Buffer | Blob = Buffer.alloc(0)): string {
  if (body instanceof Blob) throw new TypeError('the hash of a file has to be given');
  return createHash('sha256').update(body).digest('hex');
}
