/** `npm run history -w mfe-news`: what was released, tried and taken back, newest first. */
import './closed-pipe.ts';
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const history = (await openReleases(name).history()).reverse();
  for (const { at, did, version, preview, live } of history) {
    const shares = Object.entries(live).map(([release, percent]) => `${release} ${percent} %`);
    process.stdout.write(
      `${at}  ${did.padEnd(11)} ${version}${preview ? ` (${preview})` : ''}  since then: ${shares.join(', ')}\n`,
    );
  }
  if (history.length === 0) process.stdout.write(`${name} was never released here.\n`);
} catch (error) {
  reportAndExit(error);
}
