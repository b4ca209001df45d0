import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeReleaseManifest } from '../release-manifest.ts';
import type { BuiltRelease } from '../release-store.ts';

/** Makes what a build would leave, in a folder of its own. */
export class BuiltReleases {
  readonly folder = mkdtempSync(join(tmpdir(), 'goldbraun-built-'));

  /** A version for tests: the number is its minor one. */
  version = (number: number): string => `1.${number}.0-0123456789`;

  /** Builds one version, with these files besides its own. */
  build(number: number, files: Record<string, string> = {}): BuiltRelease {
    const version = this.version(number);
    const output = join(this.folder, version);
    for (const [name, content] of Object.entries({ 'remoteEntry.js': `// ${version}`, ...files })) {
      mkdirSync(dirname(join(output, name)), { recursive: true });
      writeFileSync(join(output, name), content);
    }
    writeReleaseManifest(output, { name: 'mfe-news', version, contract: 1 });
    return { version, output };
  }

  remove = (): void => rmSync(this.folder, { recursive: true, force: true });
}
