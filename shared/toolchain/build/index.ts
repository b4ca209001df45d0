/** The build preset: what a part's `webpack.config.ts` is made of. */

export { publicPath } from '@goldbraun/shared/release/public-path';
export type { BuildMode, BuildTarget, Part } from './build-target.ts';
export { DocumentPlugin } from './document-plugin.ts';
export { moduleConfig } from './module-config.ts';
export { remoteConfigs } from './remote-configs.ts';
