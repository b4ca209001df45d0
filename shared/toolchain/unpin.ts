/** `npm run unpin -w mfe-news`: lets releases go live again. */
import { runCommand } from './command.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = ''] }) => {
  const version = await openReleases(name).unpin();
  return { text: `${name} ${version} is live and no longer pinned.`, json: { remote: name, version } };
});
