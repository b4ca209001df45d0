import { type BuildTarget, remoteConfigs } from '@goldbraun/toolchain/build';

/** The preset has all that the parts have in common; what is special to this one is added here. */
export default (target: BuildTarget) => remoteConfigs(target);
