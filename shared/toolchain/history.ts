/** `npm run history -w mfe-news`: what was released, tried and taken back, newest first. */
import { runCommand } from './command.ts';
import { openReleases } from './open-releases.ts';

await runCommand(async ({ args: [name = ''] }) => {
  const history = (await openReleases(name).history()).reverse();
  const lines = history.map(({ at, did, version, preview, live }) => {
    const shares = Object.entries(live).map(([release, percent]) => `${release} ${percent} %`);
    return `${at}  ${did.padEnd(11)} ${version}${preview ? ` (${preview})` : ''}  since then: ${shares.join(', ')}`;
  });
  return {
    text: lines.join('\n') || `${name} was never released here.`,
    json: { remote: name, history },
  };
});
