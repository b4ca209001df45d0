import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRawSync } from 'node:zlib';
import type { RenderedPage } from '../renderer/messages.ts';
import { dataHash } from '../renderer/process/data-hash.ts';

/** A rendered page as it is kept: its markup and its data take a quarter of the room. */
export interface PackedPage extends Omit<RenderedPage, 'html' | 'hydration'> {
  content: Uint8Array;
  /** Whether it is its remote's page, and not what stands in its place. */
  isHydrated: boolean;
  /** Of what its loaders have returned. */
  dataHash: string;
}

const deflate = promisify(deflateRaw);

/** Bytes that are kept, or sent to another thread, without the larger piece of memory from which Node has cut them. */
export const exactly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export async function packPage({ html, hydration, ...about }: RenderedPage): Promise<PackedPage> {
  const content = await deflate(JSON.stringify({ html, hydration }), { level: constants.Z_BEST_SPEED });
  return {
    ...about,
    content: exactly(content),
    isHydrated: hydration !== undefined,
    dataHash: dataHash(hydration?.loaderData ?? {}),
  };
}

export function unpackPage({
  content,
  isHydrated: _hydrated,
  dataHash: _hash,
  ...about
}: PackedPage): RenderedPage {
  return { ...about, ...JSON.parse(inflateRawSync(content).toString()) };
}
