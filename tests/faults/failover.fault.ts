import { setTimeout as wait } from 'node:timers/promises';
import { PostgresServer } from '../../mfe-acquisition/service/testing/postgres-server.ts';
import { TcpProxy } from '../../mfe-acquisition/service/testing/tcp-proxy.ts';
import { figures } from './figures.ts';
import { IntakeProcess } from './intake-process.ts';
import { drain } from './kill-run.ts';
import { MailServer } from './mail-server.ts';
import { randomFrom } from './random.ts';
import { nothingLost, queryOf, takeStock } from './records.ts';
import { Senders } from './senders.ts';

jest.setTimeout(3_600_000);

const seed = Number(process.env.SEED ?? 1);

/** How a primary goes: it lives on and is read-only, crashes with its connections, or is gone from one moment to the next. */
type Going = 'read-only' | 'crash' | 'silence';
/** Each with the seconds until the next one is there. */
const failovers: [Going, number][] = [
  ['read-only', 0],
  ['crash', 1],
  ['silence', 1],
  ['silence', 30],
  ['read-only', 5],
  ['crash', 30],
];

let primary: PostgresServer;
let gone: PostgresServer | undefined;
let proxy: TcpProxy;
let mail: MailServer;
let intake: IntakeProcess;
let url: string;
beforeAll(async () => {
  primary = await PostgresServer.start();
  const own = new URL(await primary.newDatabase());
  proxy = await TcpProxy.to(primary.port);
  own.port = String(proxy.port);
  url = own.href;
  mail = await MailServer.start();
  intake = await IntakeProcess.at({ env: { DATABASE_URL: url, SMTP_URL: mail.url } });
  await intake.start();
});
afterAll(async () => {
  await intake.remove();
  await mail.stop();
  proxy.close();
  await gone?.remove();
  await primary.remove();
});

async function leave(how: Going): Promise<void> {
  if (how === 'read-only') return primary.configure('default_transaction_read_only', 'on');
  if (how === 'silence') proxy.silence({ all: true });
  await primary.end('SIGQUIT');
}

it('PostgreSQL moves behind one address, and nothing is lost or stored twice', async () => {
  const random = randomFrom(seed);
  const senders = new Senders(() => intake.url, random);
  senders.start(6);
  senders.release();
  const secondsUntilHealthy: number[] = [];
  for (const [how, seconds] of failovers) {
    await gone?.remove();
    const standby = await primary.standby();
    await wait(500 + random() * 2000);
    await leave(how);
    await wait(seconds * 1000);
    await standby.promote();
    proxy.lead(standby.port);
    const begun = performance.now();
    while (!(await fetch(`${intake.url}/healthz`)).ok) await wait(20);
    secondsUntilHealthy.push(Math.round((performance.now() - begun) / 100) / 10);
    gone = primary;
    primary = standby;
  }
  await senders.finish();
  const query = queryOf(intake.folder, url);
  await drain(query);
  const tally = await takeStock(senders, intake, query, mail.taken);
  figures(`PostgreSQL moved ${failovers.length} times`, { ...tally, secondsUntilHealthy });
  expect(tally).toMatchObject({
    ...nothingLost,
    acknowledged: tally.offers,
    duplicateMails: 0,
    acknowledgedDocuments: tally.documents,
  });
  expect(senders.unexpected).toEqual([]);
});
