import { randomUUID } from 'node:crypto';
import { DISCOVERY_SCHEMA, type Discovery, type Edition } from './discovery.ts';
import type { HistoryEntry } from './release-history.ts';
import type { Change } from './release-store.ts';
import type { SigningKey } from './signing/release-key.ts';
import { signDiscovery } from './signing/signed-discovery.ts';

/** A discovery file that is to be written, and what the history tells of it. */
export interface NextEdition {
  text: string;
  /** Differs from every other edition's: so do the bytes of two files that name the same releases. */
  id: string;
  serial: number;
  entry: HistoryEntry;
}

/**
 * The discovery file that makes a change count.
 * @param before the edition that it replaces, if there is one
 * @param signingKey signs it; without one it is not signed
 */
export function nextEdition(
  remote: string,
  { releases, entry }: Change,
  before: Edition | undefined,
  signingKey: SigningKey | undefined,
): NextEdition {
  const now = Date.now();
  // Two machines' clocks differ, and an edition must be newer than the one that it replaces.
  const serial = Math.max((before?.serial ?? 0) + 1, now);
  const id = randomUUID();
  const edition = { remote, serial, id };
  const numbered = releases.map((release, index) =>
    index === 0 ? { ...release, extras: { ...release.extras, edition } } : release,
  );
  const discovery: Discovery = { $schema: DISCOVERY_SCHEMA, microFrontends: { [remote]: numbered } };
  const written = signingKey ? signDiscovery(discovery, signingKey) : discovery;
  return {
    text: `${JSON.stringify(written, null, 2)}\n`,
    id,
    serial,
    entry: { at: new Date(now).toISOString(), ...entry, serial, edition: id },
  };
}
