/** @jest-environment node */
import { checkCorpus } from './check-corpus.ts';

jest.setTimeout(60_000);

checkCorpus(async () => undefined, 4);
