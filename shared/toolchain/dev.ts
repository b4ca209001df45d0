/**
 * `npm run dev -w mfe-news`, `goldbraun dev`: that remote with hot reload, in the shell as it is built. The other remotes, their
 * files and the services come from the running site at SITE_URL, if there is one. With the site's OVERRIDE_SECRET, it is the
 * site's own pages that take the remote from here, for the browser that opens the address that is printed.
 */
import { endGracefully, portSetting } from '@goldbraun/shared/service/process';
import type { DevServer } from './development/dev-server.ts';
import { developInSite, developRemote } from './development/develop-remote.ts';
import { JSON_OPTION, reportAndExit } from './report.ts';
import { shellHere } from './shell-here.ts';
import { siteSetting } from './site-setting.ts';

const [name = ''] = process.argv.slice(2);
const isJson = process.argv.includes(JSON_OPTION);
const say = (line: string) => void (isJson || process.stdout.write(`${line}\n`));

// What webpack tells of each build goes beside the answer for programs.
if (isJson) console.log = console.error;

let server: DevServer | undefined;
endGracefully(async () => await server?.end());

try {
  const secret = process.env.OVERRIDE_SECRET;
  const port = portSetting('PORT', 8081);
  const site = siteSetting();
  say('Building …');
  const shell = (await shellHere('development', say)).folder;
  const begun = secret
    ? await developInSite({ name, shell, port, site, secret })
    : await developRemote({ name, shell, port, site, isNamed: Boolean(process.env.SITE_URL) });
  server = begun.server;
  const { address, others } = begun;
  const line = JSON.stringify({ remote: name, address, others: others?.origin ?? null });
  process.stdout.write(isJson ? `${line}\n` : `\n${begun.text}\n`);
} catch (error) {
  reportAndExit(error);
}
