/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newOffer } from '../testing/new-offer.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { createArchiveStore } from './archive-store.ts';
import { createDeletionStore } from './deletion-store.ts';
import { createOfferStore } from './offer-store.ts';
import { openDatabase } from './open-database.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server?.remove());

// The files of a server that was given are not to be had.
(process.env.DATABASE_URL ? describe.skip : describe)(
  'PostgreSQL, once an offer is deleted and wiped',
  () => {
    it('has no byte of it in its tables, though it had analysed them, unless an older transaction sees it', async () => {
      const url = await server.newDatabase();
      const database = await openDatabase('', url, () => {});
      const [store, archive] = [createOfferStore(database), createArchiveStore(database)];
      const person = {
        first_name: 'Hroswitha',
        email: 'h.v@spurlos.example',
        message: 'Flieder, '.repeat(500),
      };
      const forgotten = newOffer();
      await store.save({ ...forgotten, offer: { ...forgotten.offer, ...person } });
      for (let sent = 0; sent < 20; sent += 1) await store.save(newOffer());
      const [files] = await server.query(`select current_setting('data_directory') || '/base' as path`, url);
      const traces = async () => {
        await server.query('checkpoint', url);
        return ['Hroswitha', 'h.v@spurlos.example', 'Flieder'].filter((word) =>
          isBelow(String(files?.path), word),
        );
      };
      await server.query('analyze', url);
      expect(await traces()).toEqual(['Hroswitha', 'h.v@spurlos.example', 'Flieder']);
      const older = await openDatabase('', url, () => {}, { waiting: false });
      const reading = await older.kysely.startTransaction().setIsolationLevel('repeatable read').execute();
      await reading.selectFrom('setting').selectAll().execute();
      await archive.remove(forgotten.offer.id);
      await server.query('vacuum', url);
      expect(await traces()).toEqual(['Hroswitha', 'h.v@spurlos.example', 'Flieder']);
      await expect(createDeletionStore(database).wipe()).rejects.toThrow('an older transaction');
      await reading.commit().execute();
      expect(await createDeletionStore(database).wipe()).toBe(true);
      expect(await traces()).toEqual([]);
      await Promise.all([database, older].map(({ kysely }) => kysely.destroy()));
    });
  },
);

/** Whether a word stands in one of the files below a folder. */
function isBelow(folder: string, word: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(word),
  );
}
