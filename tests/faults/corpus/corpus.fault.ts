import { PostgresServer } from '../postgres-server.ts';
import { checkCorpus } from './check-corpus.ts';

jest.setTimeout(60_000);

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.stop());

checkCorpus(async () => {
  postgres = await PostgresServer.start();
  return postgres.createDatabase('corpus');
});
