/**
 * `goldbraun slots [--json]`: fetches what the other teams declare of their slots from the running site, for the type check
 * here: `slots/<remote>.d.ts` for each that has some, to be committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSlots, faultsOfSlotTypes, SLOT_TYPES } from '@goldbraun/shared/release/slot-types';
import * as v from 'valibot';
import { runCommand } from './command.ts';
import { partOf } from './parts.ts';
import { siteSetting } from './site-setting.ts';

const LIMIT_MS = 5_000;
const remoteName = v.pipe(v.string(), v.regex(/^mfe-[a-z0-9-]{1,40}$/));
const siteSchema = v.object({
  releases: v.record(
    remoteName,
    v.object({ version: v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))) }),
  ),
});

interface Fetched {
  remote: string;
  version: string;
  text: string;
}

const ask = (path: string, site: URL) =>
  fetch(new URL(path, site), { signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => {
    throw new Error(
      `No site answers at ${site.origin}: start one with npm start, or name one with SITE_URL.`,
    );
  });

/** @throws Error with a sentence if the site does not answer, or what it gives is no declaration of that remote */
async function fetchTypes(site: URL, own: string): Promise<Fetched[]> {
  const told = v.safeParse(
    siteSchema,
    await (await ask('/.well-known/goldbraun.json', site)).json().catch(() => null),
  );
  if (!told.success)
    throw new Error(`What answers at ${site.origin} is not this site: name it with SITE_URL.`);
  const fetched: Fetched[] = [];
  for (const [remote, { version }] of Object.entries(told.output.releases)) {
    if (remote === own || version === null) continue;
    const answer = await ask(`/remotes/${remote}/${version}/${SLOT_TYPES}`, site);
    const text = await answer.text();
    if (answer.status === 404) continue;
    const [fault] = answer.ok ? faultsOfSlotTypes(remote, text) : [`It answers ${answer.status}.`];
    if (fault) throw new Error(`${SLOT_TYPES} of ${remote} ${version} can't be used: ${fault}`);
    fetched.push({ remote, version, text });
  }
  return fetched;
}

const HEAD = '// Written by goldbraun slots: ';

/**
 * Writes the files, and removes those of remotes that declare nothing any more.
 * @throws Error that names a file which somebody else has written: it is left alone
 */
function write(folder: string, fetched: Fetched[]) {
  mkdirSync(folder, { recursive: true });
  const isOwn = (file: string) => readFileSync(file, 'utf8').startsWith(HEAD);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const isGone = !fetched.some(({ remote }) => name === `${remote}.d.ts`);
    if (isGone && name.endsWith('.d.ts') && isOwn(file)) rmSync(file);
  }
  return fetched.map(({ remote, version, text }) => {
    const file = join(folder, `${remote}.d.ts`);
    const content = `${HEAD}what ${remote} declares.\n${text}`;
    if (existsSync(file) && !isOwn(file)) throw new Error(`${file} is not of goldbraun slots: move it away.`);
    const changed = !existsSync(file) || readFileSync(file, 'utf8') !== content;
    if (changed) writeFileSync(file, content);
    return { remote, version, slots: declaredSlots(text), changed };
  });
}

await runCommand(async ({ args: [own = ''] }) => {
  const written = write(join(partOf(own).folder, 'slots'), await fetchTypes(siteSetting(), own));
  const lines = written.map(
    ({ remote, slots, changed }) =>
      `slots/${remote}.d.ts ${changed ? 'is written' : 'is as it was'}: ${slots.join(', ')}`,
  );
  return { text: lines.join('\n') || 'No other remote declares slots.', json: written };
});
