/** `npm run keys -w mfe-news`: makes the pair of keys with which a team signs its releases. Prints it and keeps nothing. */
import { makeKeyPair } from '@goldbraun/shared/release/signing/release-key';

const [name = ''] = process.argv.slice(2);
const { privateKey, publicKey } = makeKeyPair();
process.stdout.write(`The team's secret, for each of its commands; it is shown this once and stored nowhere:

RELEASE_SIGNING_KEY=${privateKey}

For the shell, with the keys of the other remotes, and after a "+" beside one that it replaces:

RELEASE_KEYS=${name}=${publicKey}
`);
