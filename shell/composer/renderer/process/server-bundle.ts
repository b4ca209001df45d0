import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@goldbraun/shared/contract/remote-module';
import type * as ShellBundle from '../../../src/server/entry.ts';
import type { LocalRelease } from '../../line-up.ts';

/** What only a release's loaders read; not every release has it. */
const CONTENT = 'content.cjs';

export type ShellServer = typeof ShellBundle;

/** Runs a CommonJS bundle with a `require` that gives what is on the list and nothing else. */
function evaluate(file: string, provided: Record<string, unknown> | NodeRequire): unknown {
  const require =
    typeof provided === 'function'
      ? provided
      : (id: string) => {
          if (Object.hasOwn(provided, id)) return provided[id];
          throw new Error(`it requires "${id}", which the shell does not provide`);
        };
  const module = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

export const loadShell = (bundle: string, require: NodeRequire): ShellServer =>
  evaluate(bundle, require) as ShellServer;

/** What a release's bundle may require: what the shell provides, and its own content (`content.cjs`), read when that is first wanted. */
function providedTo(folder: string, shell: ShellServer): Record<string, unknown> {
  return {
    ...shell.provided,
    get [`./${CONTENT}`]() {
      return evaluate(join(folder, CONTENT), shell.provided);
    },
  };
}

/**
 * Loads a remote's server bundle.
 * @throws Error that says why the remote can't be used: it does not parse, throws, or breaks the contract
 */
export function loadRemote(release: LocalRelease, shell: ShellServer): RemoteModule {
  const remote = evaluate(
    join(release.folder, 'server.cjs'),
    providedTo(release.folder, shell),
  ) as RemoteModule;
  if (!shell.SPOKEN_CONTRACTS.includes(remote.contract)) {
    const spoken = shell.SPOKEN_CONTRACTS.join(' and ');
    throw new Error(`it is built for contract ${remote.contract}, the shell speaks ${spoken}`);
  }
  if (!Array.isArray(remote.routes) || !Array.isArray(remote.paths)) {
    throw new Error('it exports no routes or no paths');
  }
  return remote;
}
