/** `npm run pin -w mfe-news -- <version>`: makes a kept release live and keeps it there. */
import { runCommand } from './command.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = '', version = ''] }) => {
  await openReleases(name).pin(version);
  return { text: `${name} is pinned to ${version}.`, json: { remote: name, version } };
});
