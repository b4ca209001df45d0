import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildMode } from '@goldbraun/shared/build/build-target.ts';
import { ReleaseStore } from '@goldbraun/shared/release/release-store.ts';
import { allParts, buildParts } from '@goldbraun/shared/toolchain/build-parts.ts';
import { releaseStore } from '@goldbraun/shared/toolchain/parts.ts';
import { type Site, startSite } from '@goldbraun/shared/toolchain/site.ts';

type SiteOptions = Parameters<typeof startSite>[0];

export interface TestSite extends Site {
  /** The site's data: releases, database, attachments, mails. */
  data: string;
  releases: (remote: string) => ReleaseStore;
  stop: () => Promise<void>;
}

/** Starts a site of its own, on free ports and in a folder of its own, from the builds that are there. */
export async function launchSite(
  mode: BuildMode,
  options: Partial<Pick<SiteOptions, 'built' | 'restart' | 'without' | 'origins' | 'env'>> = {},
): Promise<TestSite> {
  const data = mkdtempSync(join(tmpdir(), 'goldbraun-'));
  const built = options.built ?? (await buildParts(allParts, mode));
  const site = await startSite({
    restart: false,
    ...options,
    built,
    data,
    port: 0,
    // All tests come from one address and type like robots; these limits are tested with the intake. No balancer needs a
    // moment to notice the end.
    env: { RATE_LIMIT: '10000', MIN_FILL_SECONDS: '0', DRAIN_SECONDS: '0', ...options.env },
    output: 'ignore',
  });
  return {
    ...site,
    data,
    releases: (remote) => new ReleaseStore(releaseStore(data), remote),
    async stop() {
      await site.group.end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
