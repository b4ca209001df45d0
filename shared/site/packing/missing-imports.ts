import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// A name with a `$` is made at run time.
const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"$]+)['"]/g;

/**
 * What files of a package import from it and do not find there, as `site/index.js → ./released-site.js`. It should be none: but who
 * installs a package that lacks a file learns of it late.
 * @param folder the package, compiled
 */
export function missingImports(folder: string): string[] {
  const compiled = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return compiled.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(relativeImport)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(join(folder, dirname(file), name)))
      .map((name) => `${file} → ${name}`);
  });
}
