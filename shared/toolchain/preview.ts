/**
 * `npm run preview -w mfe-news -- pr-42`, `goldbraun preview pr-42 [options] [--json]`: builds one remote and publishes it for
 * those alone who get the link that is printed; `--end` takes that back. Without a name it says which previews there are.
 */
import type { Preview } from '@goldbraun/shared/release/discovery';
import { buildMode, buildPartNamed } from './build-parts.ts';
import { runCommand, type Said } from './command.ts';
import { openReleases } from './open-releases.ts';
import { linkTo, previewSecret } from './preview-link.ts';
import { type PreviewWishes, parsePreview } from './preview-wishes.ts';
import { siteSetting } from './site-setting.ts';

const timeOf = (until: number) => new Date(until).toISOString();
const asJson = ({ name, metadata, until }: Preview) => ({
  preview: name,
  version: metadata.version,
  until: timeOf(until),
});

async function list(remote: string): Promise<Said> {
  const previews = await openReleases(remote).previews();
  const lines = previews.map(
    ({ name, metadata, until }) => `${name}  ${metadata.version}  until ${timeOf(until)}`,
  );
  return {
    json: { remote, previews: previews.map(asJson) },
    text: lines.join('\n') || `${remote} has no previews.`,
  };
}

async function end(remote: string, name: string): Promise<Said> {
  await openReleases(remote).endPreview(name);
  return {
    json: { remote, preview: name, ended: true },
    text: `The preview ${name} of ${remote} has ended.`,
  };
}

async function publish(
  remote: string,
  name: string,
  wishes: PreviewWishes,
  say: (line: string) => void,
): Promise<Said> {
  const site = siteSetting();
  const secret = previewSecret();
  const releases = openReleases(remote);
  const built = await buildPartNamed(remote, buildMode(), say);
  const until = Date.now() + wishes.days * 24 * 60 * 60_000;
  await releases.preview(built, name, until);
  const link = linkTo(site, wishes.path, { previews: { [remote]: name, ...wishes.others }, until }, secret);
  const { version } = built;
  return {
    json: { remote, preview: name, version, until: timeOf(until), link },
    text: `${remote} ${version} is to be seen as ${name} until ${timeOf(until)} by who has this link:\n${link}`,
  };
}

await runCommand(({ args: [remote = '', ...args], say }) => {
  const wishes = parsePreview(remote, args);
  const { name } = wishes;
  if (!name) return list(remote);
  return wishes.end ? end(remote, name) : publish(remote, name, wishes, say);
});
