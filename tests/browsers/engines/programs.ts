import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages, and what of them is looked for. */
const wanted: Record<string, () => boolean> = {
  'firefox-esr': () => Boolean(firefoxProgram()),
  'webkit2gtk-driver': () => isInPath('WebKitWebDriver'),
  'gir1.2-webkit2-4.1': () => globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0,
  gjs: () => isInPath('gjs'),
  xvfb: () => isInPath('Xvfb'),
};

const programOf = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
const isInPath = (name: string) => Boolean(programOf(name));

/** Firefox as the system brings it; undefined where there is none. */
export const firefoxProgram = (): string | undefined => programOf('firefox-esr') ?? programOf('firefox');

const missing = () => Object.keys(wanted).filter((name) => !wanted[name]?.());

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Has everything there that drives both engines: as root on Debian by installing it (about 350 MB unpacked).
 * @throws Error that says what to install
 */
export function provideEngines(): void {
  if (missing().length > 0 && process.getuid?.() === 0 && isInPath('apt-get')) {
    process.stdout.write(`Installing ${missing().join(', ')} …\n`);
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing());
  }
  const still = missing();
  if (still.length > 0)
    throw new Error(`These tests need Firefox and WebKitGTK, from Debian's packages or others that bring the same:

    apt-get install --no-install-recommends ${still.join(' ')}`);
}
