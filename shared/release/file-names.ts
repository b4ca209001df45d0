import * as v from 'valibot';

/** Letters, digits and a few signs that mean the same to every file system and in every address; not hidden. */
const segment = '(?!\\.)[\\w@~+.-]{1,100}';
const namePattern = new RegExp(`^(?!.*\\.\\.)${segment}(?:/${segment}){0,5}$`);

/** The name of a file of a release: a plain relative path. */
export const fileName = v.pipe(
  v.string(),
  v.maxLength(200, 'a name is longer than 200 characters'),
  v.regex(namePattern, 'a name is not a plain relative path'),
  // It stands beside what it names.
  v.check((name) => name.toLowerCase() !== 'release.json', 'it names itself'),
);

/** Whether files can lie in one folder: none is a folder of another, also where upper and lower case are the same. */
export function standSideBySide(names: readonly string[]): boolean {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  if (taken.size < names.length) return false;
  for (const name of taken) {
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
      if (taken.has(name.slice(0, at))) return false;
    }
  }
  return true;
}
