/**
 * `npm run dev`: all parts with hot reload, rendered by the browser alone. With the name of a remote it is that team's
 * command, the toolchain's.
 */
import { join } from 'node:path';
import { endGracefully, portSetting } from '@goldbraun/shared/service/process';
import { type DevServer, startDevServer } from '../toolchain/development/dev-server.ts';
import { devEntry } from '../toolchain/development/documents.ts';
import { dataDir, remoteNames, root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { BEHIND, ProcessGroup } from '../toolchain/running/process-group.ts';

async function startAll(group: ProcessGroup): Promise<DevServer> {
  const intake = await group.start({
    name: 'intake',
    script: join(root, 'mfe-acquisition/service/main.ts'),
    env: { ...BEHIND, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir(), TRUST_PROXY: 'loopback' },
  });
  const search = await group.start({
    name: 'restaurant-search',
    script: join(root, 'mfe-content/service/main.ts'),
    env: { ...BEHIND, PORT: '0', HOST: '127.0.0.1' },
  });
  const entries = Object.fromEntries(remoteNames.map((name) => [name, devEntry(name)]));
  return startDevServer({
    parts: ['shell', ...remoteNames],
    port: portSetting('PORT', 8080),
    remotes: async () => entries,
    proxy: [
      { context: '/service', target: `http://127.0.0.1:${intake.port}`, xfwd: true },
      { context: '/search', target: `http://127.0.0.1:${search.port}` },
    ],
  });
}

async function developAll(): Promise<void> {
  const group = new ProcessGroup();
  let server: DevServer | undefined;
  endGracefully(async () => {
    await server?.end();
    await group.end();
  });
  try {
    process.stdout.write('Building …\n');
    server = await startAll(group);
    process.stdout.write(`\nGoldbraun Immobilien, with hot reload: ${server.address}\n`);
  } catch (error) {
    await group.end();
    reportAndExit(error);
  }
}

await (process.argv[2] ? import('../toolchain/dev.ts') : developAll());
