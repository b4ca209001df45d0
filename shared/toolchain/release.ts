/** `npm run release -w mfe-news`: builds one remote and makes it the live release of its store. */
import { buildForRelease } from './build-parts.ts';
import { runCommand } from './command.ts';
import { keepSourceMaps } from './keep-source-maps.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = ''], say }) => {
  const built = await buildForRelease(name, say);
  await openReleases(name).publish(built);
  await keepSourceMaps(built);
  return {
    text: `${name} ${built.version} is released; status says whether the site has taken it.`,
    json: { remote: name, version: built.version },
  };
});
