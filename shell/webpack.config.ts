import { join } from 'node:path';
import type { BuildTarget } from '@goldbraun/shared/build/build-target.ts';
import { moduleConfig } from '@goldbraun/shared/build/module-config.ts';
import { shellConfigs } from '@goldbraun/shared/build/shell-configs.ts';

const source = (target: BuildTarget, file: string) => join(target.folder, 'src', file);

/** The preset has all that the parts have in common; what is special to this one is added here. */
export default (target: BuildTarget) => [
  ...shellConfigs(target),
  moduleConfig(target, {
    'own-consent': source(target, 'consent/own-consent.ts'),
    'external-consent': source(target, 'consent/external-consent.ts'),
    telemetry: source(target, 'browser/telemetry/telemetry.ts'),
  }),
];
