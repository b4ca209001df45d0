import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import type { Scan } from './scan.ts';

const SECONDS = 45;
const CONNECTIONS = 1_000;

const modes: { name: string; options: string[]; path: string }[] = [
  { name: 'slow headers', options: ['-H', '-i', '5'], path: '/' },
  {
    name: 'slow body',
    options: ['-B', '-i', '5', '-s', '9000000', '-f', 'multipart/form-data; boundary=x'],
    path: offerPath,
  },
  {
    name: 'ranges',
    options: ['-R', '-t', 'HEAD', '-a', '5', '-b', '3000'],
    path: '/asset/pdf/broschuere.pdf',
  },
  {
    name: 'slow read',
    options: ['-X', '-k', '8', '-w', '16', '-y', '32', '-n', '5', '-z', '16'],
    path: '/asset/pdf/broschuere.pdf',
  },
];

/** A thousand slow connections of each kind; a second visitor has to get an answer within three seconds all the time. */
export const slowhttptests: Scan[] = modes.map(({ name, options, path }) => ({
  name: `slowhttptest, ${name}`,
  program: 'slowhttptest',
  limitMs: (SECONDS + 30) * 1_000,
  prepare({ address, folder }) {
    const file = join(folder, name.replace(' ', '-'));
    const load = ['-c', `${CONNECTIONS}`, '-r', '200', '-l', `${SECONDS}`, '-p', '3', '-g', '-o', file];
    return [...options, ...load, '-u', new URL(path, address).href];
  },
  findings(_output, { folder }) {
    const [head = '', ...rows] = readFileSync(join(folder, `${name.replace(' ', '-')}.csv`), 'utf8')
      .trim()
      .split('\n');
    const column = head.split(',').indexOf('Service Available');
    const gone = rows.filter((row) => Number(row.split(',')[column]) === 0);
    return [
      ...(rows.length === 0 || column < 0 ? ['it measured nothing'] : []),
      ...(gone.length > 0 ? [`no answer within 3 s in ${gone.length} of ${rows.length} seconds`] : []),
    ];
  },
}));
