/** In the place of shell/src/browser/late-module.ts: a chunk like any other. */
const modules = {
  'own-consent': () => import('../../../shell/src/consent/own-consent.ts'),
  'external-consent': () => import('../../../shell/src/consent/external-consent.ts'),
  telemetry: () => import('../../../shell/src/browser/telemetry/telemetry.ts'),
};

export const lateModule = <Module>(name: keyof typeof modules): Promise<Module> =>
  modules[name]() as Promise<Module>;
