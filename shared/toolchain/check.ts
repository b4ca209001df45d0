/**
 * `npm run check -w mfe-news`, `goldbraun check [--json]`: builds the remote, then composes every page of the site with it and
 * with the live releases of the others. It says what a site would refuse, before anyone else sees it.
 */
import { type Rehearsal, rehearseWith } from './rehearsal.ts';
import { reportAndExit } from './report.ts';

/** What a program reads of it. */
const asJson = ({ built: { name, version }, rehearsed, absent }: Rehearsal) => ({
  remote: name,
  version,
  absent,
  ...('refused' in rehearsed ? rehearsed : { pages: [...rehearsed.pages.keys()] }),
});

function asText({ built: { name, version }, rehearsed, absent }: Rehearsal): string {
  if ('refused' in rehearsed) return `The site would refuse it: ${rehearsed.refused}`;
  const without = absent.length > 0 ? `, without ${absent.join(' and ')}, of which no release is here` : '';
  return `${name} ${version}: the site has ${rehearsed.pages.size} pages with it${without}.`;
}

const [name = '', option] = process.argv.slice(2);
try {
  const rehearsal = await rehearseWith(name, option === '--json' ? () => {} : undefined);
  const isRefused = 'refused' in rehearsal.rehearsed;
  const text = option === '--json' ? JSON.stringify(asJson(rehearsal)) : asText(rehearsal);
  (isRefused && option !== '--json' ? process.stderr : process.stdout).write(`${text}\n`);
  process.exit(isRefused ? 1 : 0);
} catch (error) {
  reportAndExit(error);
}
