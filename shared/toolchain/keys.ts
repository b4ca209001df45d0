/** `npm run keys -w mfe-news`: makes the pair of keys with which a team signs its releases. Prints it and keeps nothing. */
import { makeKeyPair } from '@goldbraun/shared/release/signing/release-key';
import { runCommand } from './command.ts';

await runCommand(({ args: [name = ''] }) => {
  const { privateKey, publicKey } = makeKeyPair();
  const text = `The team's secret, for each of its commands; it is shown this once and stored nowhere:

RELEASE_SIGNING_KEY=${privateKey}

For the shell, with the keys of the other remotes, and after a "+" beside one that it replaces:

RELEASE_KEYS=${name}=${publicKey}`;
  return { text, json: { remote: name, privateKey, publicKey } };
});
