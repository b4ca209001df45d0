/** `npm run rollback -w mfe-news`: makes the release before the live one live again. */
import { runCommand } from './command.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = ''] }) => {
  const version = await openReleases(name).rollback();
  return { text: `${name} is back at ${version}.`, json: { remote: name, version } };
});
