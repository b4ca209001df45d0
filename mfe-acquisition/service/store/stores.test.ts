/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { maxDocuments } from '../../offer/documents.ts';
import { countRequest } from '../rate-limit/shared-counts.ts';
import { newDocumentOf, newOffer } from '../testing/new-offer.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { eventually } from '../testing/running-service.ts';
import { createArchiveStore } from './archive-store.ts';
import { forgetConfirmations, takeConfirmation } from './confirmation-store.ts';
import { createDeletionStore } from './deletion-store.ts';
import { migrations } from './migrations.ts';
import { createOfferStore, type NewOffer } from './offer-store.ts';
import { type Database, openDatabase } from './open-database.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createScanStore } from './scan-store.ts';
import { getSetting } from './setting-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server?.remove());

describe.each(['sqlite', 'postgres'] as const)('the stores over %s', (dialect) => {
  let root: string;
  let folder: string;
  let url: string | undefined;
  let open: Database[];
  let database: Database;
  const openAnother = async () => {
    const another = await openDatabase(folder, url, () => {});
    open.push(another);
    return another;
  };
  // An instance is a process, and waits for SQLite standing still: two in this one would wait for ever.
  const secondInstance = () => (url ? openAnother() : Promise.resolve(database));
  const atOnce = async (tasks: (() => Promise<unknown>)[]) => {
    if (url) await Promise.all(tasks.map((task) => task()));
    else for (const task of tasks) await task();
  };
  const soon = () => new Date(Date.now() + 60_000);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'intake-stores-'));
    folder = root;
    url = dialect === 'postgres' ? await server.newDatabase() : undefined;
    open = [];
    database = await openAnother();
  });
  afterEach(async () => {
    await Promise.all(open.map(({ kysely }) => kysely.destroy()));
    await rm(root, { recursive: true });
  });

  it('bring a new database to the newest version once, for instances that open it at once', async () => {
    if (url) url = await server.newDatabase();
    else folder = await mkdtemp(join(folder, 'another-'));
    await atOnce([openAnother, openAnother, openAnother]);
    const { kysely } = open.at(-1) as Database;
    const versions = await kysely.selectFrom('schema_version').select('version').orderBy('version').execute();
    expect(versions).toEqual(migrations.map((_, index) => ({ version: index + 1 })));
  });

  it('bring a database of the first version to the newest, with the offers in it', async () => {
    const { kysely } = database;
    for (const table of [
      'outbox',
      'attachment',
      'offer',
      'used_challenge',
      'setting',
      'schema_version',
      'unwiped_deletion',
      'confirmation_slot',
      'given_up_upload',
    ]) {
      await sql.raw(`drop table ${table}`).execute(kysely);
    }
    await sql.raw('drop table if exists rate_window').execute(kysely);
    for (const statement of migrations[0] ?? []) await sql.raw(String(statement)).execute(kysely);
    await sql
      .raw('create table schema_version (version integer primary key, applied_at text not null)')
      .execute(kysely);
    await sql.raw(`insert into schema_version values (1, '')`).execute(kysely);
    await sql
      .raw(
        `insert into offer values ('id','VK-1','key','hash','Sonstiges','','A','B','C','d@e.de','1','','2026')`,
      )
      .execute(kysely);
    await sql.raw(`insert into attachment values ('id', 'pdf', 'a.pdf', 7, 'sha')`).execute(kysely);
    await openAnother();
    expect(await createArchiveStore(database).find('VK-1')).toMatchObject({
      offer: { last_name: 'B', suspicion: '', region: '', answer_by: '' },
      attachment: { number: 0, original_name: 'a.pdf', bytes: 7, received_at: '2026', scan: 'none' },
      documents: [],
    });
  });

  it('save an offer as a whole, and know its key', async () => {
    const store = createOfferStore(database);
    const saved = newOffer();
    expect(await store.save(saved)).toBe('saved');
    expect(await store.load(saved.offer.id)).toEqual({ offer: saved.offer, attachment: saved.attachment });
    expect(await store.has(saved.offer.id)).toBe(true);
    expect(await store.storedBytes()).toBe(1000);
    const { reference, idempotency_key: key, created_at, answer_by } = saved.offer;
    const known = { reference, content_hash: 'hash', created_at, answer_by };
    expect(await store.save(newOffer({ key }))).toEqual(known);
    expect(await store.findByKey(key)).toEqual(known);
    expect(await store.storedBytes()).toBe(1000);
  });

  it('number the documents of an offer without a gap, though two instances add them at once, and know their keys', async () => {
    const stores = [database, await secondInstance()].map(createOfferStore);
    const saved = newOffer();
    await stores[0]?.save(saved);
    const documents = [1, 2, 3, 4, 5].map(() => newDocumentOf(saved));
    const results = await Promise.all(documents.map((one, n) => stores[n % 2]?.documents.save(one)));
    expect(results.map((result) => (result as { number: number }).number).sort()).toEqual([1, 2, 3, 4, 5]);
    const again = {
      ...newDocumentOf(saved),
      attachment: { ...newDocumentOf(saved).attachment, post_key: 'k' },
    };
    const twice = await Promise.all([0, 1, 0].map((n) => stores[n]?.documents.save(again)));
    expect(twice.filter((result) => typeof result === 'object' && 'post_hash' in result)).toHaveLength(2);
    expect(new Set(twice.map((result) => (result as { number: number }).number))).toEqual(new Set([6]));
    const stored = await createArchiveStore(database).find(saved.offer.reference);
    expect(stored?.documents.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stored?.attachment).toEqual(saved.attachment);
    expect(stored?.mails.map(({ attachment_number }) => attachment_number)).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
    expect(await stores[0]?.storedBytes()).toBe(7000);
  });

  it('add no document to an offer that has as many as it may, is about to be deleted, or is gone', async () => {
    const store = createOfferStore(database);
    const archive = createArchiveStore(database);
    const saved = newOffer();
    await store.save(saved);
    const add = () => store.documents.save(newDocumentOf(saved));
    await database.kysely.updateTable('offer').set({ documents: maxDocuments }).execute();
    expect(await add()).toBe('full');
    await database.kysely.updateTable('offer').set({ documents: 1 }).execute();
    expect(await add()).toEqual({ number: 2 });
    expect(await store.documents.findOffer(saved.offer.reference)).toMatchObject({ documents: 2 });
    expect(await archive.close(saved.offer.id)).toMatchObject({ documents: [{ number: 2 }] });
    expect(await store.documents.findOffer(saved.offer.reference)).toBeUndefined();
    expect(await add()).toBe('gone');
    await archive.remove(saved.offer.id);
    expect(await add()).toBe('gone');
    expect(await database.kysely.selectFrom('attachment').selectAll().execute()).toEqual([]);
  });

  it('hold the mail of a document alone until that is scanned, and count its age from when it came', async () => {
    const [outbox, scans] = [createOutboxStore(database), createScanStore(database)];
    const saved = newOffer({ at: new Date(Date.now() - 86_400_000) });
    const store = createOfferStore(database);
    await store.save(saved);
    for (let mail = await outbox.claim(soon(), soon()); mail; mail = await outbox.claim(new Date(), soon())) {
      await outbox.markSent(mail.message_id, new Date());
    }
    await store.documents.save(newDocumentOf(saved, 'pending'));
    const clean = newDocumentOf(saved);
    await store.documents.save(clean);
    const later = new Date(Date.now() + 300_000);
    const claimed = await outbox.claim(soon(), later);
    expect(claimed).toMatchObject({ kind: 'document', attachment_number: 2 });
    expect(await outbox.claim(soon(), later)).toBeUndefined();
    const states = await createArchiveStore(database).mailStates();
    const held = states.find(({ state }) => state === 'held');
    expect(Date.now() - (held?.oldest?.getTime() ?? 0)).toBeLessThan(60_000);
    const archive = createArchiveStore(database);
    expect(await archive.deliveredBefore(new Date(), 10)).toEqual([]);
    const [waiting] = await scans.pending();
    expect(waiting).toMatchObject({ number: 1 });
    expect(await scans.settle({ offer_id: saved.offer.id, number: 1 }, { infected: false })).toBe(1);
    expect(await outbox.claim(soon(), later)).toMatchObject({ kind: 'document', attachment_number: 1 });
  });

  it('save one of five offers with one key that come at once through two instances', async () => {
    const stores = [database, await secondInstance()].map(createOfferStore);
    const key = randomUUID();
    const results = await Promise.all([0, 1, 2, 3, 4].map((n) => stores[n % 2]?.save(newOffer({ key }))));
    expect(results.filter((result) => result === 'saved')).toHaveLength(1);
    const rows = await database.kysely.selectFrom('offer').select('reference').execute();
    expect(rows).toHaveLength(1);
    for (const result of results.filter((result) => result !== 'saved'))
      expect(result).toMatchObject(rows[0] ?? {});
  });

  it('confirm three of eight offers to one recipient that come at once through two instances', async () => {
    const stores = [database, await secondInstance()].map(createOfferStore);
    const offers = Array.from({ length: 8 }, () => newOffer({ recipient: 'one' }));
    const results = await Promise.all(offers.map((offer, n) => stores[n % 2]?.save(offer)));
    expect(new Set(results)).toEqual(new Set(['saved']));
    const count = async (kind: 'department' | 'confirmation') =>
      (await database.kysely.selectFrom('outbox').where('kind', '=', kind).selectAll().execute()).length;
    expect([await count('department'), await count('confirmation')]).toEqual([8, 3]);
    const untold = database.kysely
      .selectFrom('offer')
      .where('unconfirmed', '=', 'recipient_limit')
      .selectAll();
    expect(await untold.execute()).toHaveLength(5);
    expect(await stores[0]?.save(newOffer({ recipient: 'another' }))).toBe('saved');
    expect(await count('confirmation')).toBe(4);
  });

  it('give a confirmation back that was not to be, and each of them after 24 hours', async () => {
    const store = createOfferStore(database);
    const begin = Date.now();
    const confirmed = async (hours: number, challenge?: string) => {
      const offer = newOffer({ recipient: 'one', at: new Date(begin + hours * 3_600_000), challenge });
      await store.save(offer);
      const mails = database.kysely.selectFrom('outbox').where('offer_id', '=', offer.offer.id).selectAll();
      return (await mails.execute()).length === 2;
    };
    expect(await confirmed(0, 'c')).toBe(true);
    for (const _ of [1, 2, 3]) expect(await confirmed(1, 'c')).toBe(false);
    expect([await confirmed(10), await confirmed(20), await confirmed(23.9)]).toEqual([true, true, false]);
    expect([await confirmed(24), await confirmed(33.9), await confirmed(34)]).toEqual([true, false, true]);
    const slots = async () =>
      (await database.kysely.selectFrom('confirmation_slot').selectAll().execute()).length;
    await forgetConfirmations(database, new Date(begin + 45 * 3_600_000));
    expect(await slots()).toBe(2);
    await forgetConfirmations(database, new Date(begin + 58 * 3_600_000));
    expect(await slots()).toBe(0);
  });

  it('save nothing under a challenge that was used, until it is forgotten', async () => {
    const store = createOfferStore(database);
    const first = newOffer({ challenge: 'c' });
    await store.save(first);
    const second = newOffer({ challenge: 'c' });
    expect(await store.save(second)).toBe('challenge_used');
    expect(await store.has(second.offer.id)).toBe(false);
    await store.forgetChallenges(new Date(first.challenge.expires));
    expect(await store.save(second)).toBe('challenge_used');
    await store.forgetChallenges(new Date(first.challenge.expires + 1));
    expect(await store.save(second)).toBe('saved');
  });

  it('give each mail to one sender, the department’s first, and again when its lease has ended', async () => {
    const stores = [database, await secondInstance()].map(createOutboxStore) as [
      ReturnType<typeof createOutboxStore>,
      ReturnType<typeof createOutboxStore>,
    ];
    const { mails } = await (async () => {
      const offer = newOffer();
      await createOfferStore(database).save(offer);
      return offer;
    })();
    const now = new Date(Date.now() + 1000);
    const later = new Date(now.getTime() + 1000);
    const claimed = await Promise.all([0, 1, 0, 1].map((n) => stores[n as 0 | 1].claim(now, later)));
    const taken = claimed.filter((row) => row !== undefined).map((row) => row.message_id);
    expect(taken.sort()).toEqual(mails.map((row) => row.message_id).sort());
    expect(await stores[0].claim(now, later)).toBeUndefined();
    const again = await stores[1].claim(new Date(later.getTime() + 1), soon());
    expect(again).toMatchObject({ kind: 'department', attempts: 2 });
  });

  it('withhold the mails of an offer that is to be deleted, but not while one is being sent', async () => {
    const outbox = createOutboxStore(database);
    const [sending, waiting] = [newOffer(), newOffer()];
    for (const offer of [sending, waiting]) await createOfferStore(database).save(offer);
    const now = new Date(Date.now() + 1000);
    const under = await outbox.claim(now, soon());
    const other = under?.offer_id === sending.offer.id ? waiting : sending;
    expect(await outbox.withhold(under?.offer_id ?? '', now, soon())).toBe(false);
    expect(await outbox.withhold(other.offer.id, now, soon())).toBe(true);
    expect(await outbox.withhold(other.offer.id, now, soon())).toBe(true);
    expect(await outbox.claim(now, soon())).toBeUndefined();
    await outbox.markSent(under?.message_id ?? '', now);
    expect(await outbox.withhold(under?.offer_id ?? '', now, soon())).toBe(true);
    expect(await outbox.claim(new Date(Date.now() + 120_000), soon())).toMatchObject({ state: 'pending' });
  });

  it('know what was deleted until it is wiped, and wipe nothing twice', async () => {
    const deletions = createDeletionStore(database);
    expect(await deletions.wipe()).toBe(true);
    expect(await deletions.wipe()).toBe(false);
    const saved = newOffer();
    await createOfferStore(database).save(saved);
    await createArchiveStore(database).remove(saved.offer.id);
    const failing = createDeletionStore({ ...database, rewrite: () => Promise.reject(new Error('no room')) });
    await expect(failing.wipe()).rejects.toThrow('no room');
    expect(await deletions.wipe()).toBe(true);
    expect(await deletions.wipe()).toBe(false);
  });

  it('keep a mail until it is sent, postpone it, give it up, and resend it', async () => {
    const outbox = createOutboxStore(database);
    const archive = createArchiveStore(database);
    const { offer } = newOffer();
    const saved = newOffer();
    await createOfferStore(database).save(saved);
    const claim = () => outbox.claim(new Date(Date.now() + 1000), soon());
    const [department, confirmation] = [await claim(), await claim()];
    await outbox.markSent(department?.message_id ?? '', new Date());
    await outbox.postpone(confirmation?.message_id ?? '', soon(), 'later');
    expect(await claim()).toBeUndefined();
    expect((await outbox.nextDue())?.getTime()).toBeGreaterThan(Date.now() + 50_000);
    const retried = await outbox.claim(new Date(Date.now() + 120_000), soon());
    expect(retried).toMatchObject({ kind: 'confirmation', attempts: 2, last_error: 'later' });
    await outbox.bury(retried?.message_id ?? '', 'no');
    expect(await outbox.count()).toEqual({ pending: 0, dead: 1 });
    expect(await archive.mailStates()).toEqual(
      expect.arrayContaining([
        { state: 'dead', mails: 1, oldest: new Date(saved.offer.created_at) },
        { state: 'sent', mails: 1, oldest: null },
      ]),
    );
    expect(await archive.resend('dead', new Date())).toBe(1);
    expect(await claim()).toMatchObject({ kind: 'confirmation', attempts: 1 });
    expect(await archive.resend({ offerId: saved.offer.id }, new Date())).toBe(1);
    expect(await claim()).toMatchObject({ kind: 'department', attempts: 1 });
    expect(await archive.resend({ offerId: offer.id }, new Date())).toBe(0);
  });

  it('hold the department’s mail until its attachment is scanned, or for too long', async () => {
    const [outbox, scans] = [createOutboxStore(database), createScanStore(database)];
    const [clean, infected, late] = [
      newOffer({ scan: 'pending' }),
      newOffer({ scan: 'pending' }),
      newOffer({ scan: 'pending', at: new Date(Date.now() - 3_600_000) }),
    ];
    for (const offer of [clean, infected, late]) await createOfferStore(database).save(offer);
    const file = { number: 0, document_id: '', bytes: 1000, sha256: 'x' };
    const unscanned = ({ offer }: NewOffer) => ({ offer_id: offer.id, ...file });
    expect(await scans.pending()).toEqual([late, clean, infected].map(unscanned));
    const claimable = async () => {
      const kinds: string[] = [];
      for (;;) {
        const row = await outbox.claim(soon(), new Date(Date.now() + 300_000));
        if (!row) return kinds;
        kinds.push(`${row.kind} ${row.offer_id}`);
      }
    };
    expect((await claimable()).filter((mail) => mail.startsWith('department'))).toEqual([]);
    expect(await scans.settle(unscanned(clean), { infected: false })).toBe(1);
    expect(await scans.settle(unscanned(infected), { infected: true, finding: 'Eicar' })).toBe(1);
    expect(await scans.releaseOlderThan(new Date(Date.now() - 1_800_000))).toBe(1);
    expect((await claimable()).sort()).toEqual(
      [clean, infected, late].map(({ offer }) => `department ${offer.id}`).sort(),
    );
    expect(await scans.pending()).toEqual([unscanned(late)]);
    expect((await createOfferStore(database).load(infected.offer.id)).attachment).toMatchObject({
      scan: 'infected',
      finding: 'Eicar',
    });
  });

  it('let held mails go when there is no scanner any more', async () => {
    const offer = newOffer({ scan: 'pending' });
    await createOfferStore(database).save(offer);
    expect(await createScanStore(database).giveUpScanning()).toBe(1);
    expect((await createOfferStore(database).load(offer.offer.id)).attachment?.scan).toBe('none');
  });

  it('find offers by reference and by time, and delete those alone that were delivered', async () => {
    const archive = createArchiveStore(database);
    const outbox = createOutboxStore(database);
    const [old, older, fresh] = [2, 3, 0].map((hours) =>
      newOffer({ at: new Date(Date.now() - hours * 3_600_000) }),
    );
    for (const offer of [old, older, fresh]) await createOfferStore(database).save(offer as NewOffer);
    for (let mail = await outbox.claim(soon(), soon()); mail; mail = await outbox.claim(new Date(), soon())) {
      // A sender's wrong address is no reason to keep an offer for ever.
      if (mail.offer_id === old?.offer.id && mail.kind === 'confirmation') {
        await outbox.bury(mail.message_id, 'no such address');
      } else if (mail.offer_id !== older?.offer.id) await outbox.markSent(mail.message_id, new Date());
    }
    const references = (found: { offer: { reference: string } }[]) =>
      found.map(({ offer }) => offer.reference);
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect(references(await archive.list({}))).toEqual(
      [older, old, fresh].map((offer) => offer?.offer.reference),
    );
    expect(references(await archive.list({ since: hourAgo }))).toEqual([fresh?.offer.reference]);
    expect(references(await archive.list({ unsent: true }))).toEqual(
      [older, old].map((offer) => offer?.offer.reference),
    );
    const due = await archive.deliveredBefore(hourAgo, 10);
    expect(references(due)).toEqual([old?.offer.reference]);
    await archive.remove(due[0]?.offer.id ?? '');
    expect(await archive.find(old?.offer.reference ?? '')).toBeUndefined();
    expect(await archive.find(fresh?.offer.reference ?? '')).toMatchObject({ attachment: { bytes: 1000 } });
    expect(await database.kysely.selectFrom('outbox').select('message_id').execute()).toHaveLength(4);
  });

  it('give all instances the same setting', async () => {
    const other = await secondInstance();
    const settings = await Promise.all([getSetting(database, 'x', 'a'), getSetting(other, 'x', 'b')]);
    expect(new Set(settings).size).toBe(1);
  });

  it('refuse a database that is newer than the program', async () => {
    await database.kysely.insertInto('schema_version').values({ version: 99, applied_at: '' }).execute();
    await expect(openAnother()).rejects.toThrow('the database has version 99');
  });
});

describe('requests that instances count together', () => {
  it('are counted up within a window, from one again after it', async () => {
    const url = await server.newDatabase();
    const databases = [await openDatabase('', url, () => {}), await openDatabase('', url, () => {})];
    const count = (n: number, now: number) =>
      countRequest((databases[n] as Database).kysely, 'key', 1000, now);
    const at = Date.UTC(2026, 10, 20);
    const first = await Promise.all([0, 1, 0, 1].map((n) => count(n, at)));
    expect(first.map(({ current }) => current).sort()).toEqual([1, 2, 3, 4]);
    expect(await count(1, at + 400)).toEqual({ current: 5, ttl: 600 });
    expect(await count(0, at + 1000)).toEqual({ current: 1, ttl: 1000 });
    await Promise.all(databases.map(({ kysely }) => kysely.destroy()));
  });
});

describe('offers over PostgreSQL whose confirmations go to one recipient', () => {
  it('wait for each other as long as one may be free, and not once all are taken', async () => {
    const database = await openDatabase('', await server.newDatabase(), () => {});
    const store = createOfferStore(database);
    for (const _ of [1, 2, 3]) await store.save(newOffer({ recipient: 'one' }));
    const now = new Date();
    await database.kysely.transaction().execute(async (transaction) => {
      expect(await takeConfirmation(transaction, 'one', now)).toBe(false);
      // Saved while the other one is still under way: a wait would end as a failure, by the database's own limit.
      const later = newOffer({ recipient: 'one' });
      expect(await store.save(later)).toBe('saved');
    });
    await database.kysely.destroy();
  });
});

describe('a connection to PostgreSQL that breaks', () => {
  it('between two queries of a transaction ends that transaction and nothing else', async () => {
    const url = await server.newDatabase();
    const reported: Error[] = [];
    const { kysely } = await openDatabase('', url, (error) => reported.push(error));
    const broken = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'x', value: '1' }).execute();
      const others = `datname = current_database() and pid != pg_backend_pid()`;
      await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`, url);
      await eventually(async () => reported.length > 0);
      await transaction.insertInto('setting').values({ name: 'y', value: '2' }).execute();
    });
    await expect(broken).rejects.toThrow();
    expect(await kysely.selectFrom('setting').select('name').execute()).toEqual([]);
    await kysely.destroy();
  });
});
