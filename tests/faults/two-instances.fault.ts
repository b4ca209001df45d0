import { setTimeout as wait } from 'node:timers/promises';
import { PostgresServer } from '../../mfe-acquisition/service/testing/postgres-server.ts';
import { figures } from './figures.ts';
import { IntakeProcess } from './intake-process.ts';
import { drain } from './kill-run.ts';
import { MailServer } from './mail-server.ts';
import { randomFrom } from './random.ts';
import { nothingLost, queryOf, takeStock } from './records.ts';
import { Senders } from './senders.ts';

jest.setTimeout(3_600_000);

const kills = 12;
const seed = Number(process.env.SEED ?? 1);

let postgres: PostgresServer;
let mail: MailServer;
let databaseUrl: string;
const instances: IntakeProcess[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.start();
  mail = await MailServer.start();
  databaseUrl = await postgres.newDatabase();
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url };
  const first = await IntakeProcess.at({ env });
  // Machines that share a bucket have a disk of their own each.
  const shared = first.bucket ? { bucket: first.bucket } : { folder: first.folder };
  instances.push(first, await IntakeProcess.at({ env, ...shared }));
  for (const instance of instances) await instance.start();
});
afterAll(async () => {
  for (const instance of instances) await instance.remove();
  await mail.stop();
  await postgres.remove();
});

it('of two instances one is killed again and again, and nothing is lost or sent by both but across a kill', async () => {
  const [staying, dying] = instances as [IntakeProcess, IntakeProcess];
  const random = randomFrom(seed);
  const senders = new Senders(() => (random() < 0.5 ? staying.url : dying.url), random);
  senders.start(6);
  senders.release();
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(500 + random() * 2000);
    await dying.end('SIGKILL');
    await wait(random() * 1000);
    await dying.start();
  }
  await senders.finish();
  const query = queryOf(staying.folder, databaseUrl);
  await drain(query);
  const tally = await takeStock(senders, staying, query, mail.taken);
  figures(`two instances on PostgreSQL, one killed ${kills} times`, tally);
  expect(tally).toMatchObject({
    ...nothingLost,
    acknowledged: tally.offers,
    acknowledgedDocuments: tally.documents,
    leftovers: 0,
  });
  expect(senders.unexpected).toEqual([]);
  // A mail that was under way when its instance was killed may be sent by the other one too, and no other mail.
  expect(tally.duplicateMails).toBeLessThanOrEqual(kills);
});
