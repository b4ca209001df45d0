import { PostgresServer } from '../../../mfe-acquisition/service/testing/postgres-server.ts';
import { checkCorpus } from './check-corpus.ts';

jest.setTimeout(60_000);

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

checkCorpus(async () => {
  postgres = await PostgresServer.start();
  return postgres.newDatabase();
}, 10);
