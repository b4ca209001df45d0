import { type BuildTarget, remoteConfigs } from '@goldbraun/toolchain/build';

/** The preset has all that the remotes of the site have in common; what is special to this one is added here. */
export default (target: BuildTarget) => remoteConfigs(target);
