/**
 * Loads a module that is built beside the shell's main script (see webpack.config.ts). Not by webpack: its loader of
 * chunks would cost every page 1.3 kB, for modules that most pages never ask for.
 */
export const lateModule = <Module>(name: 'own-consent' | 'external-consent' | 'telemetry'): Promise<Module> =>
  import(/* webpackIgnore: true */ `./${name}.js`);
