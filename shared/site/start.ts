/** `npm start`: builds what is out of date, releases it to the local store and runs the whole site. */
import { endGracefully, portSetting } from '@goldbraun/shared/service/process';
import { allParts, buildMode, buildParts } from '../toolchain/build-parts.ts';
import { dataDir, storeSetting } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { type Site, startSite } from './site.ts';

const port = portSetting('PORT', 8080);
let site: Site | undefined;
let ended = false;
endGracefully(async () => {
  ended = true;
  await site?.group.end();
});

try {
  process.stdout.write('Building what is out of date …\n');
  const built = await buildParts(allParts, buildMode());
  process.stdout.write('Starting …\n');
  site = await startSite({ built, data: dataDir(), store: storeSetting(), port });
  if (ended) await site.group.end();
  else process.stdout.write(`\nGoldbraun Immobilien: ${site.address}\n`);
} catch (error) {
  reportAndExit(error);
}
