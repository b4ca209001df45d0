/** `npm run catalogue`: the sections of the site in all their variants, on a page each, with hot reload. */
import { endGracefully, portSetting } from '@goldbraun/shared/service/process';
import { reportAndExit } from '../toolchain/report.ts';
import { startCatalogue } from './catalogue-server/catalogue-server.ts';

try {
  process.stdout.write('Building …\n');
  const server = await startCatalogue(portSetting('PORT', 8082));
  endGracefully(() => server.end());
  process.stdout.write(`\nSection catalogue: ${server.address}\n`);
} catch (error) {
  reportAndExit(error);
}
