/** `npm run canary -w mfe-news -- 10`: builds one remote and gives the release, or the running canary, 10 percent of the visitors. */
import { buildMode, buildParts } from './build-parts.ts';
import { keepSourceMaps } from './keep-source-maps.ts';
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = '', percent = ''] = process.argv.slice(2);
try {
  if (!/^\d+$/.test(percent)) {
    throw new Error(`Which share of the visitors, in percent? npm run canary -w ${name} -- 10`);
  }
  const built = (await buildParts([name], buildMode(), undefined, { sourceMaps: true })).get(name);
  if (!built) throw new Error(`${name} was not built.`);
  await openReleases(name).startCanary(built, Number(percent));
  await keepSourceMaps(built);
  process.stdout.write(
    `${name} ${built.version} has ${percent} percent of the visitors; npm run status says whether the site has taken it.\n`,
  );
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
