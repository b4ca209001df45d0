import { type Discovery, parseDiscovery } from '@goldbraun/shared/release/discovery';
import {
  DiscoveryDistrusted,
  type ReleaseKeys,
  verifyDiscovery,
} from '@goldbraun/shared/release/signing/signed-discovery';
import type { Logger } from 'pino';
import type { RemoteName } from '../src/routes.ts';
import type { SeenEditions } from './seen-editions.ts';

/** Decides whose discovery files count: with keys, what their team has signed and nothing older than what was seen. */
export class TrustedDiscovery {
  readonly #remote: RemoteName;
  readonly #keys: ReleaseKeys;
  readonly #seen: SeenEditions;
  readonly #log: Logger;
  #forgetful = false;

  constructor(remote: RemoteName, keys: ReleaseKeys, seen: SeenEditions, log: Logger) {
    this.#remote = remote;
    this.#keys = keys;
    this.#seen = seen;
    this.#log = log;
  }

  /**
   * Reads a remote's discovery file.
   * @throws DiscoveryDistrusted if it does not count
   * @throws Error if it is no discovery file
   */
  async read(text: string): Promise<Discovery> {
    const { serial, key } = verifyDiscovery(text, this.#remote, this.#keys);
    const newest = await this.#seen.newest(this.#keys[this.#remote] ?? []);
    if (serial < newest) {
      throw new DiscoveryDistrusted(
        `discovery.json is of ${timeOf(serial)}, older than what was seen, of ${timeOf(newest)}`,
      );
    }
    const discovery = parseDiscovery(text);
    if (serial > newest) await this.#remember(serial, key);
    return discovery;
  }

  async #remember(...edition: Parameters<SeenEditions['add']>): Promise<void> {
    try {
      await this.#seen.add(...edition);
      this.#forgetful = false;
    } catch (error) {
      // A full disk keeps no release away; until the next restart what was seen is known without it.
      if (!this.#forgetful) {
        this.#log.warn(
          { remote: this.#remote, reason: String(error) },
          'the newest discovery file can not be written down',
        );
      }
      this.#forgetful = true;
    }
  }
}

/** A serial is a time, and one that is no date any more is a number. */
function timeOf(serial: number): string {
  const date = new Date(serial);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString();
}
