/** `npm run status`: what the site at SITE_URL shows to how many visitors, and what it last refused and why. */
import * as v from 'valibot';
import { runCommand } from './command.ts';
import { siteSetting } from './site-setting.ts';

const LIMIT_MS = 5_000;

const refusalSchema = v.object({ version: v.string(), reason: v.string(), at: v.string() });
const healthSchema = v.object({
  status: v.string(),
  shell: v.string(),
  intake: v.string(),
  search: v.string(),
  remotes: v.record(
    v.string(),
    v.object({
      version: v.nullable(v.string()),
      shares: v.record(v.string(), v.number()),
      origin: v.string(),
      refused: v.optional(refusalSchema),
      lastRefusal: v.optional(refusalSchema),
    }),
  ),
});

type Health = v.InferOutput<typeof healthSchema>;

const tell = ({ version, reason, at }: v.InferOutput<typeof refusalSchema>) =>
  `${version} at ${at}: ${reason}`;

/** The status as lines of a table, one for each release that has visitors. */
function statusLines({ status, shell, intake, search, remotes }: Health): string[] {
  const row = (name: string, ...rest: string[]) => `  ${name.padEnd(16)} ${rest.join('  ')}`;
  return [
    `The site is ${status}.`,
    row('shell', shell),
    ...Object.entries(remotes).flatMap(([name, { version, shares, origin, refused, lastRefusal }]) => [
      ...(version === null ? [row(name, 'nothing is live')] : []),
      ...Object.entries(shares).map(([release, percent]) =>
        row(name, release, `${percent} %`, release === version ? 'live' : 'canary', `origin ${origin}`),
      ),
      ...(refused ? [row('', `refuses ${tell(refused)}`)] : []),
      // What became of it since: another release was made live in its place, or it was taken after all.
      ...(lastRefusal && !refused ? [row('', `refused before: ${tell(lastRefusal)}`)] : []),
    ]),
    row('intake', intake),
    row('search', search),
  ];
}

await runCommand(async () => {
  const site = siteSetting();
  const response = await fetch(new URL('/healthz', site), { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    () => {
      throw new Error(
        `No site answers at ${site.origin}: start one with npm start, or name one with SITE_URL.`,
      );
    },
  );
  const health = v.safeParse(healthSchema, await response.json().catch(() => null));
  if (!health.success)
    throw new Error(`What answers at ${site.origin} is not this site: name it with SITE_URL.`);
  return { text: statusLines(health.output).join('\n'), json: health.output };
});
