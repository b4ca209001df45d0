/** `npm run release -w mfe-news`: builds one remote and makes it the live release of its store. */
import { buildMode, buildParts } from './build-parts.ts';
import { keepSourceMaps } from './keep-source-maps.ts';
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const built = (await buildParts([name], buildMode(), undefined, { sourceMaps: true })).get(name);
  if (!built) throw new Error(`${name} was not built.`);
  await openReleases(name).publish(built);
  await keepSourceMaps(built);
  process.stdout.write(
    `${name} ${built.version} is released; npm run status says whether the site has taken it.\n`,
  );
} catch (error) {
  reportAndExit(error);
}
process.exit(0);
