import { checkedImport } from './checked-import.ts';

/** The folder of the shell's own release. */
declare const __webpack_public_path__: string;

/**
 * Loads a module that is built beside the shell's main script (see webpack.config.ts). Not by webpack: its loader of
 * chunks would cost every page 1.3 kB, for modules that most pages never ask for.
 */
export const lateModule = <Module>(name: 'own-consent' | 'external-consent' | 'telemetry'): Promise<Module> =>
  checkedImport(`${__webpack_public_path__}${name}.js`);
