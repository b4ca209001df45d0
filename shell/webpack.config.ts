import { join } from 'node:path';
import { type BuildTarget, moduleConfig } from '@goldbraun/toolchain/build';
import { shellConfigs } from '@goldbraun/toolchain/build/shell-configs';
import { INLINE_MODULE } from './src/boot.ts';

const source = (target: BuildTarget, file: string) => join(target.folder, 'src', file);

/** The preset has all that the parts have in common; what is special to this one is added here. */
export default (target: BuildTarget) => [
  ...shellConfigs(target),
  moduleConfig(target, {
    [INLINE_MODULE]: source(target, 'inline/main.ts'),
    'own-consent': source(target, 'consent/own-consent.ts'),
    'external-consent': source(target, 'consent/external-consent.ts'),
    telemetry: source(target, 'browser/telemetry/telemetry.ts'),
  }),
];
