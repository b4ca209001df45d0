/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { newDocumentOf, newOffer } from '../testing/new-offer.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { createOfferStore } from './offer-store.ts';
import { type Database, openDatabase } from './open-database.ts';
import { UploadGivenUp } from './upload-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server?.remove());

describe.each(['sqlite', 'postgres'] as const)('an upload that is given up, over %s', (dialect) => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(`${tmpdir()}/intake-uploads-`);
    database = await openDatabase(
      folder,
      dialect === 'postgres' ? await server.newDatabase() : undefined,
      () => {},
    );
  });
  afterEach(async () => {
    await database.kysely.destroy();
    await rm(folder, { recursive: true });
  });

  it('can not be committed any more, and what was committed is not given up', async () => {
    const { save, uploads, documents, has } = createOfferStore(database);
    const late = newOffer();
    expect(await uploads.giveUp(late.offer.id)).toBe(true);
    expect(await uploads.giveUp(late.offer.id)).toBe(true);
    await expect(save(late)).rejects.toThrow(UploadGivenUp);
    expect(await has(late.offer.id)).toBe(false);
    const saved = newOffer();
    expect(await save(saved)).toBe('saved');
    expect(await uploads.giveUp(saved.offer.id)).toBe(false);
    const [document, added] = [newDocumentOf(saved), newDocumentOf(saved)];
    expect(await uploads.giveUp(document.attachment.document_id)).toBe(true);
    await expect(documents.save(document)).rejects.toThrow(UploadGivenUp);
    // The number of the one that was too late is taken by the next.
    expect(await documents.save(added)).toEqual({ number: 1 });
    expect(await uploads.giveUp(added.attachment.document_id)).toBe(false);
    const left = () => database.kysely.selectFrom('given_up_upload').select('id').execute();
    expect(await left()).toHaveLength(2);
    await uploads.forget(new Date(Date.now() + 1000));
    expect(await left()).toEqual([]);
  });

  it('is either given up or committed, whichever comes first', async () => {
    const { save, uploads, has } = createOfferStore(database);
    for (let round = 0; round < 40; round += 1) {
      const upload = newOffer();
      const [saved, givenUp] = await Promise.allSettled([save(upload), uploads.giveUp(upload.offer.id)]);
      const isSaved = saved.status === 'fulfilled';
      expect(givenUp).toEqual({ status: 'fulfilled', value: !isSaved });
      expect(await has(upload.offer.id)).toBe(isSaved);
    }
  });

  it('is searched for by one of those who would like to', async () => {
    const { uploads } = createOfferStore(database);
    const now = new Date();
    const turns = await Promise.all([1, 2, 3].map(() => uploads.takeTurn(now, 1000)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await uploads.takeTurn(new Date(now.getTime() + 900), 1000)).toBe(false);
    expect(await uploads.takeTurn(new Date(now.getTime() + 1100), 1000)).toBe(true);
  });
});
