import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { filledIn, solvedChallenge } from '../../../mfe-acquisition/service/testing/offer-form.ts';
import { SEARCH_ENDPOINT } from '../../../mfe-content/restaurants/endpoint.ts';
import type { Scan, Scanned } from './scan.ts';

const limits = [
  '--batch',
  '--flush-session',
  '--level=2',
  '--risk=2',
  '--threads=4',
  '--timeout=5',
  '--retries=1',
];
/** A refusal of a value is no sign of an injection. */
const refusals = '--ignore-code=400,409,422,429';

const outputIn = ({ folder }: Scanned) => [...limits, refusals, `--output-dir=${join(folder, 'sqlmap')}`];

function findings(output: string): string[] {
  if (/identified the following injection point/.test(output)) {
    return output.split('\n').filter((line) => /^(Parameter|\s+(Type|Title|Payload)): /.test(line));
  }
  // Its last word on all places together; anything else means that it did not get so far.
  return /all tested parameters do not appear to be injectable/.test(output)
    ? []
    : [`it did not end: ${output.slice(-300)}`];
}

const places: Record<string, string> = {
  'the search': `${SEARCH_ENDPOINT}?q=Kassel&radius=50&services=wifi&page=1`,
  'the page of the search': '/standorte?q=Kassel',
  'the search in the news': '/aktuelles?suche=Kiel',
};

/** The parameters of the searches, then the fields and the key of the form. */
export const sqlmaps: Scan[] = [
  ...Object.entries(places).map(
    ([name, path]): Scan => ({
      name: `sqlmap, ${name}`,
      program: 'sqlmap',
      limitMs: 170_000,
      prepare: (scanned) => [
        '-u',
        new URL(path, scanned.address).href,
        '--technique=BEUS',
        ...outputIn(scanned),
      ],
      findings,
    }),
  ),
  {
    name: 'sqlmap, the offer form',
    program: 'sqlmap',
    limitMs: 170_000,
    async prepare(scanned) {
      // The star marks what it may change. A solved challenge lets the post get to the database.
      const texts = { ...filledIn, ...(await solvedChallenge(scanned.address.origin)) };
      const fields = Object.entries(texts).map(
        ([name, text]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}${['company', 'email', 'token'].includes(name) ? '*' : ''}\r\n`,
      );
      const headers = `Content-Type: multipart/form-data; boundary=x\nIdempotency-Key: ${randomUUID()}*`;
      const body = `${fields.join('')}--x--\r\n`;
      const where = [
        '-u',
        new URL(offerPath, scanned.address).href,
        `--headers=${headers}`,
        `--data=${body}`,
      ];
      return [...where, '--technique=BE', ...outputIn(scanned)];
    },
    findings,
  },
];
