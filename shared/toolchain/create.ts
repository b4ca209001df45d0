/**
 * `goldbraun create mfe-jobs [/karriere]`: a folder with a remote that builds, and tests that pass. The path is where its pages
 * are; by default it is the name without `mfe-`.
 */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand, WrongUse } from './command.ts';

const template = join(import.meta.dirname, 'template');

await runCommand(({ args: [name = '', path = `/${name.replace(/^mfe-/, '')}`] }) => {
  if (!/^mfe-[a-z0-9-]{1,40}$/.test(name))
    throw new WrongUse('A remote is called mfe- and small letters, digits or "-".');
  if (!/^\/[a-z0-9-]+$/.test(path))
    throw new WrongUse('A path is a slash and small letters, digits or "-", such as /karriere.');
  const folder = resolve(name);
  if (existsSync(folder)) throw new WrongUse(`There is a ${folder} already.`);
  fill(folder, { name, path });
  return {
    text: `${folder}: npm install, npm test; README.md says what comes then.`,
    json: { remote: name, path, folder },
  };
});

/** Copies the template, with the remote's names in the place of its own. */
function fill(folder: string, { name, path }: { name: string; path: string }): void {
  const slug = path.slice(1);
  const title = slug.charAt(0).toUpperCase() + slug.slice(1);
  cpSync(template, folder, { recursive: true });
  // Packages are given out without files of this name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const at = join(file.parentPath, file.name);
    const text = readFileSync(at, 'utf8')
      .replaceAll('mfe-vorlage', name)
      .replaceAll('/vorlage', path)
      .replaceAll('Vorlage', title);
    writeFileSync(at, text);
  }
}
