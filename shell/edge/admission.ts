import { SPOKEN_CONTRACTS } from '@goldbraun/shared/contract/version';
import type { NamedRelease } from '@goldbraun/shared/release/discovery';
import { type Provided, unmetNeed } from '@goldbraun/shared/release/needs';
import type { ReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import * as v from 'valibot';

/** A release that may not go live, with the reason. */
export class ReleaseUnusable extends Error {}

/** Without these no release can be composed. */
const neededFiles = ['remoteEntry.js', 'server.cjs', 'route-assets.json'];
const MAX_FILES = 5_000;

const routeAssetsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({ js: v.array(v.string()), css: v.array(v.string()), ahead: v.optional(v.array(v.string())) }),
  ),
);

/**
 * Decides by a release's manifest alone, before any of its code is even fetched, whether it may be tried.
 * @param provided what this shell has of what releases may need
 * @throws ReleaseUnusable with what is wrong
 */
export function admit(
  name: string,
  { metadata }: NamedRelease,
  manifest: ReleaseManifest,
  provided: Provided,
): void {
  const { version, integrity } = metadata;
  if (manifest.name !== name || manifest.version !== version) {
    throw new ReleaseUnusable(`release.json is of ${manifest.name}@${manifest.version}`);
  }
  if (!SPOKEN_CONTRACTS.includes(manifest.contract)) {
    const spoken = SPOKEN_CONTRACTS.join(' and ');
    throw new ReleaseUnusable(`it is built for contract ${manifest.contract}, the shell speaks ${spoken}`);
  }
  const unmet = unmetNeed(manifest.needs ?? {}, provided);
  if (unmet) throw new ReleaseUnusable(unmet);
  if (Object.keys(manifest.files).length > MAX_FILES) {
    throw new ReleaseUnusable(`it has more than ${MAX_FILES.toLocaleString('en')} files`);
  }
  for (const file of neededFiles) {
    if (!manifest.files[file]) throw new ReleaseUnusable(`release.json names no ${file}`);
  }
  if (manifest.files['remoteEntry.js'] !== integrity) {
    throw new ReleaseUnusable('remoteEntry.js has one hash in discovery.json and another in release.json');
  }
}

/**
 * Whether every file that a page would ask for is part of the release.
 * @param routeAssets the text of its route-assets.json
 * @throws ReleaseUnusable that names the first missing file, or says that it can't be read
 */
export function admitRouteAssets(routeAssets: string, { files }: ReleaseManifest): void {
  const parsed = v.safeParse(routeAssetsSchema, routeAssets);
  if (!parsed.success) throw new ReleaseUnusable(`route-assets.json: ${parsed.issues[0].message}`);
  for (const { js, css, ahead = [] } of Object.values(parsed.output)) {
    for (const file of [...js, ...css, ...ahead]) {
      if (!Object.hasOwn(files, file))
        throw new ReleaseUnusable(`it is incomplete: ${file} is no part of it`);
    }
  }
}
