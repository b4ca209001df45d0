import { mediaTypeOf } from './media-type.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { SLOT_TYPES } from './slot-types.ts';

/**
 * The kinds of files that a browser loads by themselves. Whatever is of no such kind is for the composer alone or needs
 * a policy of its own, as a document does.
 */
const publicKinds = new Set(
  'avif css gif jpeg jpg js mp4 pdf png svg ttf txt vcf vtt webm webp woff woff2'.split(' '),
);
const packedKinds = { br: '.br', gzip: '.gz' } as const;

export type Packing = keyof typeof packedKinds;

/** A file of a release: its name there, and a strong tag, the same at every shell. */
interface StoredFile {
  name: string;
  etag: string;
}

/** What one address of a release answers. */
export interface ServedFile extends StoredFile {
  /** Its content type. */
  type: string;
  /** The same, packed when it was built. Any of them has a tag of its own. */
  packed: Partial<Record<Packing, StoredFile>>;
}

/** Whether a file of a release may be asked for by its name. Data are public below `asset/` alone. */
export function isPublic(name: string): boolean {
  const [, kind = ''] = /[^/]\.(\w+)$/.exec(name) ?? [];
  return name === SLOT_TYPES || publicKinds.has(kind) || (kind === 'json' && name.startsWith('asset/'));
}

function stored({ files }: ReleaseManifest, name: string): StoredFile | undefined {
  const hash = files[name];
  return hash === undefined ? undefined : { name, etag: `"${hash.slice('sha384-'.length, 31)}"` };
}

/** A file as its manifest names it; undefined if that does not. */
export function servedFile(manifest: ReleaseManifest, name: string): ServedFile | undefined {
  const file = stored(manifest, name);
  if (!file) return undefined;
  // By its ending it would be a video.
  const type = name === SLOT_TYPES ? 'text/plain' : mediaTypeOf(name);
  const packed = Object.entries(packedKinds).flatMap(([packing, ending]) => {
    const twin = stored(manifest, name + ending);
    return twin ? [[packing, twin]] : [];
  });
  return {
    ...file,
    type: /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type,
    packed: Object.fromEntries(packed),
  };
}

/** All that may be asked for of a release, by its exact name. What is packed is chosen by the answer, not by a name. */
export function publicFiles(manifest: ReleaseManifest): Map<string, ServedFile> {
  const names = Object.keys(manifest.files).filter(isPublic);
  return new Map(names.map((name) => [name, servedFile(manifest, name) as ServedFile]));
}
