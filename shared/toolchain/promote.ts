/** `npm run promote -w mfe-news`: gives the running canary all visitors. */
import { runCommand } from './command.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = ''] }) => {
  const version = await openReleases(name).promote();
  return { text: `${name} ${version} is live for all.`, json: { remote: name, version } };
});
