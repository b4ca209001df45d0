import { join } from 'node:path';
import {
  type BuildTarget,
  DocumentPlugin,
  moduleConfig,
  publicPath,
  remoteConfigs,
} from '@goldbraun/toolchain/build';
import { tourDocument } from './src/documents/panorama-tour/document.ts';

/** The panorama tour: a document of its own, with its own script, style sheet and policy. */
function panoramaTour(target: BuildTarget) {
  const entry = join(target.folder, 'src/documents/panorama-tour/main.ts');
  const config = moduleConfig(target, { 'panorama-tour': entry });
  const html = tourDocument(publicPath(target.name, target.version));
  return { ...config, plugins: [...(config.plugins ?? []), new DocumentPlugin('panorama-tour.html', html)] };
}

/** The preset has all that the parts have in common; what is special to this one is added here. */
export default (target: BuildTarget) => [...remoteConfigs(target), panoramaTour(target)];
