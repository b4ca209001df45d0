#!/usr/bin/env node
/**
 * `goldbraun <command> [arguments]`, in the folder of a remote: what its team does with it. Any Node from 20 on can run this
 * file; the command itself runs on the Node 26 that comes with the packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, endOf, endWith } from './commands.mjs';
import { findNode, noNode } from './find-node.mjs';
import { runCommand } from './run-command.mjs';

const own = fileURLToPath(import.meta.url);
const toolchain = join(dirname(own), '..');
const [name = '', ...args] = process.argv.slice(2);
const end = (text, code) => endWith({ text, code }, args);

/** The remote in whose folder, or below, the command was called. */
function findRemote() {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const { name: remote = '' } = JSON.parse(readFileSync(file, 'utf8'));
      if (remote.startsWith('mfe-')) return { folder, remote };
    }
    if (folder === dirname(folder)) return undefined;
  }
}

const ended = endOf(name, args);
if (ended) endWith(ended, args);
const node = findNode(own) ?? end(noNode, 1);
/** Compiled, where the toolchain is a package; its sources, where it is a workspace. */
const script = ['js', 'ts'].map((ending) => join(toolchain, `${name}.${ending}`)).find(existsSync);
if (commands[name].anywhere) runCommand(node, [script, ...args], process.cwd());
else {
  const found = findRemote();
  if (!found) end('This is no folder of a remote: its package.json has a name that begins with "mfe-".', 2);
  runCommand(node, [script, found.remote, ...args], found.folder);
}
