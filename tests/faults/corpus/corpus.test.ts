/** @jest-environment node */
import { checkCorpus } from './check-corpus.ts';

checkCorpus(async () => undefined, 0);
