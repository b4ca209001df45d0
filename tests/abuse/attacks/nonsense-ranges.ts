import { ask } from '../exchange.ts';
import { type Attack, files, repeat } from './attack.ts';

const many = `bytes=${Array.from({ length: 400 }, (_, index) => `${index}-`).join(',')}`;
const ranges = [
  'bytes=5-2',
  'bytes=abc-def',
  'bytes=-',
  'bytes=--5',
  'bytes=-0',
  'bytes=0-0',
  'bytes=99999999-',
  'bytes=-99999999999999999999',
  'bytes=9007199254740993-9007199254740999',
  'bytes=1.5-2.5',
  'bytes=0x10-0x20',
  'bytes=1e3-1e4',
  'bytes=0-1,2-3',
  'bytes=,',
  'bytes',
  '=0-5',
  'bits=0-5',
  'bytes=NaN-5',
  'bytes=Infinity-',
  'bytes= 5 - 9 ',
  many,
];
const paths = [...Object.values(files), '/', '/asset/lang.json', '/panorama/kiefersfelden', '/robots.txt'];
/** The whole, a part, or "there is no such part". */
const sound = [200, 206, 416];

/** Asks for parts of files that there can't be. Any answer but a sound one is a fault of the site. */
export const nonsenseRanges: Attack = {
  name: 'nonsense ranges',
  async run({ nextDoor, from }, signal) {
    const deeds = { done: 0, unsound: 0, unanswered: 0 };
    await repeat({ atOnce: 4, pauseMs: 30 }, signal, async () => {
      const nth = deeds.done++;
      const range = ranges[nth % ranges.length] as string;
      const path = paths[Math.floor(nth / ranges.length) % paths.length] as string;
      try {
        const { status } = await ask(nextDoor(), { path, from, headers: { range } });
        if (!sound.includes(status)) deeds.unsound += 1;
      } catch {
        deeds.unanswered += 1;
      }
    });
    return deeds;
  },
};
