/**
 * `goldbraun create mfe-jobs [/karriere]`: a folder with a remote that builds, and tests that pass. The path is where its pages
 * are; by default it is the name without `mfe-`.
 */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [name = '', path = `/${name.replace(/^mfe-/, '')}`] = process.argv.slice(2);
const template = join(import.meta.dirname, 'template');

function end(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

if (!/^mfe-[a-z0-9-]{1,40}$/.test(name)) end('A remote is called mfe- and small letters, digits or "-".');
if (!/^\/[a-z0-9-]+$/.test(path))
  end('A path is a slash and small letters, digits or "-", such as /karriere.');
const folder = resolve(name);
if (existsSync(folder)) end(`There is a ${folder} already.`);

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
process.stdout.write(`${folder}: npm install, npm test; README.md says what comes then.\n`);
