import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '@goldbraun/shared/release/releases';
import { type Site, startSite } from '../../shared/site/site.ts';
import type { BuildMode } from '../../shared/toolchain/build/build-target.ts';
import { openReleases } from '../../shared/toolchain/open-releases.ts';
import { releaseStore } from '../../shared/toolchain/parts.ts';
import { allLive } from './all-live.ts';
import { buildsOf } from './builds.ts';
import { linkReleases } from './linked-releases.ts';

type SiteOptions = Parameters<typeof startSite>[0];

export interface TestSite extends Site {
  /** The site's data: releases, database, attachments, mails. */
  data: string;
  releases: (remote: string) => Releases;
  stop: () => Promise<void>;
}

/**
 * Starts a site of its own, on free ports and in a folder of its own, from the builds that are there; all of it is live then.
 * Where the site that most tests share has the same releases, it begins with those, as after a restart.
 */
export async function launchSite(
  mode: BuildMode,
  options: Partial<Pick<SiteOptions, 'built' | 'store' | 'restart' | 'without' | 'origins' | 'env'>> = {},
): Promise<TestSite> {
  const data = mkdtempSync(join(tmpdir(), 'goldbraun-'));
  const { built: ownBuilds, store, without, origins } = options;
  const shared = process.env.SITE_DATA;
  if (shared && !(ownBuilds || store || without || origins)) linkReleases(shared, data);
  const built = options.built ?? (await buildsOf(mode));
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
  await allLive(site, options.without).catch(async (error) => {
    await site.group.end();
    throw error;
  });
  return {
    ...site,
    data,
    releases: (remote) => openReleases(remote, options.store ?? releaseStore(data)),
    async stop() {
      await site.group.end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
