import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of a program of the system's packages, which is installed if that is possible.
 * @throws Error in one line if it can't be had
 */
export function folderOf(
  program: string,
  { folders, from, instead = '' }: { folders: () => string[]; from: string; instead?: string },
): string {
  // A link to it may stand alone where its companions are not.
  const find = () => {
    const found = [...(process.env.PATH ?? '').split(':'), ...folders()].find((folder) =>
      existsSync(join(folder, program)),
    );
    return found && dirname(realpathSync(join(found, program)));
  };
  const present = find();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { env });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', from], { env });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(`These tests need the program "${program}": install the package "${from}"${instead}.`);
}
