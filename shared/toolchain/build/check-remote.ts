import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import { isPublic } from '@goldbraun/shared/release/public-files';
import type { RouteAssets } from '@goldbraun/shared/release/route-assets';
import { declaredSlots, faultsOfSlotTypes, SLOT_TYPES } from '@goldbraun/shared/release/slot-types';
import type { BuildTarget } from './build-target.ts';
import { loadRemote } from './load-remote.ts';
import type { LoadingLimits } from './loading-limits.ts';

/** What the check has to know of the site's table: whether a path or a public file belongs to a remote. */
export interface OwnershipCheck {
  ownsPath(remote: string, path: string): boolean;
  ownsAsset(remote: string, path: string): boolean;
  /** The HTML files that the remote's release has to bring. */
  documentsOf(remote: string): string[];
}

/**
 * Finds what is wrong with a built remote before anybody releases it. It is loaded in a process of its own.
 * @param limits for loading it
 * @returns one sentence for each mistake, which says what to do; none if the remote is sound
 */
export async function checkRemote(
  target: BuildTarget,
  ownership: OwnershipCheck,
  limits?: LoadingLimits,
): Promise<string[]> {
  const told = await loadRemote(target, limits);
  if ('problem' in told) return [`src/remote.ts ${told.problem}`];
  const { contract, routes, paths, slots } = told.remote;
  const problems: string[] = [];
  const assets: RouteAssets = JSON.parse(readFileSync(join(target.output, 'route-assets.json'), 'utf8'));
  if (contract !== CONTRACT_VERSION) {
    problems.push(`src/remote.ts must export contract ${CONTRACT_VERSION} (defineRemote sets it).`);
  }
  if (!routes) problems.push('src/remote.ts must export an array `routes`.');
  if (!paths) problems.push('src/remote.ts must export an array `paths`.');
  const ids = new Set<string>();
  for (const route of routes ?? []) {
    const where = `The route ${JSON.stringify(route.path ?? '')}`;
    if (!route.path?.startsWith('/')) problems.push(`${where} needs an absolute path.`);
    else if (!ownership.ownsPath(target.name, route.path)) {
      problems.push(`${where} does not belong to ${target.name}: see the site's table (site.json).`);
    }
    if (!route.id) problems.push(`${where} needs an id that is the webpackChunkName of its page.`);
    else if (ids.has(route.id)) problems.push(`The route id "${route.id}" stands twice.`);
    else if (!assets[route.id]) {
      problems.push(`${where} has the id "${route.id}", but no chunk has this webpackChunkName.`);
    }
    if (route.id) ids.add(route.id);
  }
  for (const path of paths ?? []) {
    if (!ownership.ownsPath(target.name, path)) {
      problems.push(
        `The path "${path}" does not belong to ${target.name}: see the site's table (site.json).`,
      );
    }
  }
  for (const slot of slots) {
    if (!assets[`slot-${slot}`])
      problems.push(`The slot "${slot}" must be lazy with the webpackChunkName "slot-${slot}".`);
  }
  problems.push(...slotTypeProblems(target, slots));
  const manifest: { files: Record<string, string> } = existsSync(join(target.output, 'release.json'))
    ? JSON.parse(readFileSync(join(target.output, 'release.json'), 'utf8'))
    : { files: {} };
  for (const file of Object.keys(manifest.files).filter((name) => name.startsWith('asset/'))) {
    if (!ownership.ownsAsset(target.name, `/${file}`)) {
      problems.push(`/${file} does not belong to ${target.name}: see the site's table (site.json).`);
    }
  }
  const inside = ['server.cjs', 'content.cjs', 'route-assets.json', ...ownership.documentsOf(target.name)];
  for (const file of Object.keys(manifest.files)) {
    const name = file.replace(/\.(br|gz)$/, '');
    if (!isPublic(name) && !inside.includes(name)) {
      problems.push(
        `No visitor would get ${file}: see shared/release/public-files.ts for the kinds they get.`,
      );
    }
  }
  for (const file of ownership.documentsOf(target.name)) {
    if (!manifest.files[file]) {
      problems.push(
        `The document ${file} is missing: the site's table (site.json) promises it, webpack.config.ts has to build it.`,
      );
    }
  }
  return problems;
}

/** What is wrong with what the remote declares of its slots for other teams. */
function slotTypeProblems({ name, output }: BuildTarget, slots: string[]): string[] {
  const file = join(output, SLOT_TYPES);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = declaredSlots(text).filter(
    (slot) => slot.startsWith(`${name}/`) && !slots.includes(slot.slice(name.length + 1)),
  );
  return [
    ...faultsOfSlotTypes(name, text).map((fault) => `src/slots.ts: ${fault}`),
    ...missing.map((slot) => `src/slots.ts: It declares ${slot}, which src/remote.ts does not export.`),
  ];
}
