/** `npm run build [part …]`: builds what is out of date. */
import { allParts, buildMode, buildParts } from './build-parts.ts';
import { reportAndExit } from './report.ts';

const names = process.argv.slice(2);
await buildParts(names.length > 0 ? names : allParts, buildMode()).catch(reportAndExit);
process.exit(0);
