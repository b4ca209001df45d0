import type { BuildTarget } from '@goldbraun/shared/build/build-target.ts';
import { remoteConfigs } from '@goldbraun/shared/build/remote-configs.ts';

/** The preset has all that the parts have in common; what is special to this one is added here. */
export default (target: BuildTarget) => remoteConfigs(target);
