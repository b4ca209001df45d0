import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/toolchain/parts.ts';

/** The workspaces: of these a copy has its own. */
const workspaces = ['@goldbraun', 'mfe-acquisition', 'mfe-content', 'mfe-news', 'tests'];

/** Links all packages of this repository but its workspaces into another `node_modules`, so that no test depends on a registry. */
export function linkPackages(to: string): void {
  mkdirSync(join(to, '@goldbraun'), { recursive: true });
  const there = new Set([...workspaces, ...readdirSync(to)]);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!there.has(name)) symlinkSync(join(root, 'node_modules', name), join(to, name));
  }
}

/** Replaces a text in a file that must be there. */
export function replaceIn(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${from}`);
  writeFileSync(path, after);
}
