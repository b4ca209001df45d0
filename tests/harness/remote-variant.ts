import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseManifest, writeReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import type { Releases } from '@goldbraun/shared/release/releases';
import type { Built } from '../../shared/toolchain/build/build-part.ts';
import { buildsOf } from './builds.ts';

let made = 0;

const PREVIEW_MS = 3_600_000;

interface VariantOptions {
  /** The build that is changed; the one of this repository by default. */
  built?: Built | undefined;
  /** Files that the release brings besides, by their names. */
  files?: Record<string, string | Uint8Array>;
  /** What is done to the files after they were hashed. */
  tamper?: (folder: string) => void;
  /** The contract that its manifest names; the build's own by default. */
  contract?: number;
  /** The share of the visitors of a canary; without it the release is for all. */
  percent?: number;
  /** Its name, if it is a preview: then it is for nobody. */
  preview?: string;
  /** Called with the version before anybody can see it. */
  beforeLive?: (version: string) => void;
}

/**
 * Releases a changed copy of a remote's build, as a team would release another version: the files are rewritten
 * under a version of their own and every hash is taken anew.
 * @param change gets each text file's name and content and returns what is to stand there
 * @returns the version
 */
export async function releaseVariant(
  site: { releases: (remote: string) => Releases },
  remote: string,
  change: (file: string, content: string) => string,
  {
    built: other,
    files = {},
    tamper = () => {},
    contract,
    percent,
    preview,
    beforeLive,
  }: VariantOptions = {},
): Promise<string> {
  const built = other ?? (await buildsOf('production')).get(remote);
  if (!built) throw new Error(`${remote} is not built`);
  made += 1;
  const version = `1.0.${made}-${made.toString(16).padStart(10, '0')}`;
  const output = mkdtempSync(join(tmpdir(), 'goldbraun-variant-'));
  try {
    cpSync(built.output, output, { recursive: true });
    const manifest: ReleaseManifest = JSON.parse(readFileSync(join(output, 'release.json'), 'utf8'));
    for (const file of Object.keys(manifest.files)) {
      // The packed twins would still hold the old text.
      if (/\.(br|gz)$/.test(file)) rmSync(join(output, file));
      else if (/\.(js|cjs|css|json|ts)$/.test(file)) {
        const content = readFileSync(join(output, file), 'utf8').replaceAll(built.version, version);
        writeFileSync(join(output, file), change(file, content));
      }
    }
    for (const [file, content] of Object.entries(files)) writeFileSync(join(output, file), content);
    writeReleaseManifest(output, { name: remote, version, contract: contract ?? manifest.contract });
    tamper(output);
    beforeLive?.(version);
    const releases = site.releases(remote);
    if (preview) await releases.preview({ version, output }, preview, Date.now() + PREVIEW_MS);
    else if (percent) await releases.startCanary({ version, output }, percent);
    else await releases.publish({ version, output });
    return version;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

export interface Health {
  status: string;
  shell: string;
  search: 'up' | 'down';
  remotes: Record<
    string,
    {
      version: string | null;
      shares: Record<string, number>;
      origin: string;
      refused?: { version: string; reason: string };
      lastRefusal?: { version: string; reason: string };
    }
  >;
}

export const healthOf = async (site: { address: string }): Promise<Health> =>
  (await fetch(`${site.address}/healthz`)).json() as Promise<Health>;
