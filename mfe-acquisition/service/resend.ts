import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { openDatabase } from './store/open-database.ts';
import { createOutboxStore } from './store/outbox-store.ts';

/*
 * Gives the mails that were given up a new round: `node mfe-acquisition/service/resend.ts`, with the environment of
 * the service. A running service sends them within seconds.
 */
const config = readConfig(process.env);
if ('faults' in config) {
  process.stderr.write(`resend: ${config.faults.join('; ')}\n`);
  process.exit(1);
}
const database = await openDatabase(resolve(config.DATA_DIR), config.DATABASE_URL, () => {});
const mails = await createOutboxStore(database).resendDead(new Date());
await database.kysely.destroy();
process.stdout.write(`${mails} mails will be sent again\n`);
