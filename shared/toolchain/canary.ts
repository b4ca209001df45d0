/** `npm run canary -w mfe-news -- 10`: builds one remote and gives the release, or the running canary, 10 percent of the visitors. */
import { buildForRelease } from './build-parts.ts';
import { runCommand, WrongUse } from './command.ts';
import { keepSourceMaps } from './keep-source-maps.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = '', percent = ''], say }) => {
  if (!/^\d+$/.test(percent)) {
    throw new WrongUse('Which share of the visitors, in whole percent? canary 10 gives it a tenth.');
  }
  const built = await buildForRelease(name, say);
  await openReleases(name).startCanary(built, Number(percent));
  await keepSourceMaps(built);
  return {
    text: `${name} ${built.version} has ${percent} percent of the visitors; status says whether the site has taken it.`,
    json: { remote: name, version: built.version, percent: Number(percent) },
  };
});
