import { createHash } from 'node:crypto';
import { PostgresServer } from '../../mfe-acquisition/service/testing/postgres-server.ts';
import { TcpProxy } from '../../mfe-acquisition/service/testing/tcp-proxy.ts';
import { OBJECT_STORE_KEYS, ObjectStore } from '../harness/object-store.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { BRIDGE } from './machine.ts';

/** An offer as it is kept: its reference, and whether the bytes of its file are in the bucket as they came. */
export interface KeptOffer {
  reference: string;
  hasFile: boolean;
}

/**
 * What machines can't keep: an object store, and a PostgreSQL with a standby that may take over. Each is behind one address of the
 * bridge, which all machines reach; they end with this process.
 */
export class Outside {
  readonly store: TcpProxy;
  readonly #objects: ObjectStore;
  readonly #bucket: TestBucket;
  readonly #database: TcpProxy;
  readonly #name: string;
  #primary: PostgresServer;
  #standby: PostgresServer;

  private constructor(
    objects: ObjectStore,
    bucket: TestBucket,
    store: TcpProxy,
    servers: { primary: PostgresServer; standby: PostgresServer; database: TcpProxy; name: string },
  ) {
    this.#objects = objects;
    this.#bucket = bucket;
    this.store = store;
    this.#primary = servers.primary;
    this.#standby = servers.standby;
    this.#database = servers.database;
    this.#name = servers.name;
  }

  /** The bridge has to be there. */
  static async start(): Promise<Outside> {
    const objects = await ObjectStore.start();
    Object.assign(process.env, OBJECT_STORE_KEYS, { AWS_ENDPOINT_URL: objects.endpoint });
    const bucket = await TestBucket.make();
    const store = await TcpProxy.to(Number(new URL(objects.endpoint).port), BRIDGE.address);
    const primary = await PostgresServer.start();
    const name = new URL(await primary.newDatabase()).pathname;
    const standby = await primary.standby();
    const database = await TcpProxy.to(primary.port, BRIDGE.address);
    return new Outside(objects, bucket, store, { primary, standby, database, name });
  }

  /** What operators write into the settings of a stack. */
  get settings(): Record<string, string> {
    return {
      ATTACHMENTS: this.#bucket.store,
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: `http://${BRIDGE.address}:${this.store.port}`,
    };
  }

  /** What they keep as secrets, by the names that the stack has for them. */
  get secrets(): Record<string, string> {
    return {
      'database-url': `postgres://intake@${BRIDGE.address}:${this.#database.port}${this.#name}`,
      'aws-access-key-id': OBJECT_STORE_KEYS.AWS_ACCESS_KEY_ID,
      'aws-secret-access-key': OBJECT_STORE_KEYS.AWS_SECRET_ACCESS_KEY,
    };
  }

  /** All offers that the database has. */
  async offers(): Promise<KeptOffer[]> {
    const rows = await this.#primary.query(
      'select reference, offer.id, sha256 from offer join attachment on offer_id = offer.id and number = 0',
      `postgres://intake@127.0.0.1:${this.#primary.port}${this.#name}`,
    );
    return Promise.all(
      rows.map(async ({ reference, id, sha256 }) => {
        const bytes = await this.#bucket.bytes(`attachments/${id}`);
        const found = bytes && createHash('sha256').update(bytes).digest('hex');
        return { reference: String(reference), hasFile: found === sha256 };
      }),
    );
  }

  /** PostgreSQL is gone without a word, and what is done meanwhile is done without any; then the address leads to the standby. */
  async failOver(meanwhile: () => Promise<void>): Promise<void> {
    this.#database.silence({ all: true });
    await this.#primary.end('SIGQUIT');
    await meanwhile();
    await this.#standby.promote();
    this.#database.lead(this.#standby.port);
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
  }

  async stop(): Promise<void> {
    for (const proxy of [this.store, this.#database]) proxy.close();
    await Promise.all([this.#primary.remove(), this.#standby.remove(), this.#objects.stop()]);
  }
}
