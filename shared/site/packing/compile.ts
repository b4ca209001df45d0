import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { root } from '../../toolchain/parts.ts';

/** Sources that are not imported but started or loaded by their names, by the folder that says so. */
const namedSource = /(['"])((?:\.{0,2}\/)?[\w./-]+)\.tsx?\1/g;
/** In declarations TypeScript leaves the specifiers as they were written. */
const relativeSource = /((?:from|import|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g;

/**
 * Compiles sources to JavaScript and declarations, in the folders in which they lie in the repository. Node runs no
 * TypeScript below `node_modules`.
 * @param entries files below the root; what they import comes along
 * @throws Error with the compiler's words
 */
export function compile(entries: string[], output: string): void {
  const config = join(output, 'tsconfig.json');
  const configure = (files: string[]) => writeFileSync(config, JSON.stringify(configOf(files, output)));
  configure(entries.map((entry) => join(root, entry)));
  // A source that the compiler meets first by the name of its package, `@goldbraun/shared/…`, it takes for a library's and does not
  // compile, and which way it meets a source first is a race of its threads. What is named itself is never a library's.
  const all = runCompiler(config, ['--listFilesOnly']).split(/\r?\n/).filter(Boolean);
  const isOurs = (file: string) => file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);
  configure(all.map((file) => resolve(file)).filter(isOurs));
  runCompiler(config);
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js') || file.endsWith('.d.ts')) renameNamed(output, file);
  }
}

const configOf = (files: string[], output: string) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    outDir: output,
    rootDir: root,
    rewriteRelativeImportExtensions: true,
    // Without threads there are no races, so what goes wrong goes wrong each time.
    singleThreaded: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  include: [],
  files,
});

/** @returns what the compiler has said */
function runCompiler(config: string, args: string[] = []): string {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packages do not compile:\n${stdout}`);
  return stdout;
}

function renameNamed(output: string, file: string): void {
  const path = join(output, file);
  const before = readFileSync(path, 'utf8');
  const isSource = (name: string) =>
    ['.ts', '.tsx'].some((ending) => existsSync(join(root, dirname(file), name + ending)));
  const after = file.endsWith('.d.ts')
    ? before.replace(relativeSource, '$1.js$2')
    : before.replace(namedSource, (all, quote, name) =>
        isSource(name) ? `${quote}${name}.js${quote}` : all,
      );
  if (after !== before) writeFileSync(path, after);
}
