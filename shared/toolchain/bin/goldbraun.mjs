#!/usr/bin/env node
/**
 * `goldbraun <command> [arguments]`, in the folder of a remote: what its team does with it. Any Node from 20 on can run this
 * file; the command itself runs on the Node 26 that comes with the packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, overview, usageOf } from './commands.mjs';
import { findNode, noNode } from './find-node.mjs';
import { runCommand } from './run-command.mjs';

/** Wrong use, as opposed to something that went wrong. */
const USAGE = 2;
const own = fileURLToPath(import.meta.url);
const toolchain = join(dirname(own), '..');
const [name = '', ...args] = process.argv.slice(2);

function end(text, code) {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
}

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

if (name === '' || name === '--help' || name === 'help') end(overview(), name === '' ? USAGE : 0);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) end(`There is no command "${name}".\n\n${overview()}`, USAGE);
if (args.includes('--help')) end(usageOf(name), 0);
const needed = command.args.filter((arg) => arg.startsWith('<')).length;
const given = command.json ? args.filter((arg) => arg !== '--json') : args;
// What has options reads them itself.
if (!command.options && (given.length < needed || given.length > command.args.length))
  end(usageOf(name), USAGE);

const node = findNode(own) ?? end(noNode, 1);
/** Compiled, where the toolchain is a package; its sources, where it is a workspace. */
const script = ['js', 'ts'].map((ending) => join(toolchain, `${name}.${ending}`)).find(existsSync);
if (command.anywhere) runCommand(node, [script, ...args], process.cwd());
else {
  const found = findRemote();
  if (!found) {
    end('This is no folder of a remote: its package.json has a name that begins with "mfe-".', USAGE);
  }
  runCommand(node, [script, found.remote, ...args], found.folder);
}
