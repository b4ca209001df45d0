/**
 * `npm run check -w mfe-news`, `goldbraun check`: builds the remote, then composes every page of the site with it and with the
 * live releases of the others. It says what a site would refuse, before anyone else sees it.
 */
import { runCommand } from './command.ts';
import { rehearseWith } from './rehearsal.ts';

await runCommand(async ({ args: [name = ''], say }) => {
  const { built, rehearsed, absent } = await rehearseWith(name, say);
  const { version } = built;
  const json = { remote: name, version, absent };
  const without = Object.entries(absent).map(([remote, reason]) => `\n  without ${remote}: ${reason}`);
  if ('refused' in rehearsed) {
    return {
      text: `The site would refuse it: ${rehearsed.refused}${without.join('')}`,
      json: { ...json, ...rehearsed },
      refused: true,
    };
  }
  return {
    text: `${name} ${version}: the site has ${rehearsed.pages.size} pages with it.${without.join('')}`,
    json: { ...json, pages: [...rehearsed.pages.keys()] },
  };
});
