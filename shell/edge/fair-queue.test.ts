import { FairQueue, type Place } from './fair-queue.ts';

const limits = { atOnce: 2, atOnceForOne: 1, waiting: 6, waitingOfOne: 4, waitMs: 1_000 };

/** A queue, and who has had a turn in it so far: the names of the places in the order of their turns. */
function opened(changed: Partial<typeof limits> = {}) {
  const queue = new FairQueue({ ...limits, ...changed });
  const turns: string[] = [];
  const none: string[] = [];
  const enter = (network: string, name = network): Place => {
    const place = queue.enter(network);
    void place.turn.then((granted) => (granted ? turns : none).push(name));
    return place;
  };
  return { enter, turns, none };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  it('lets as many run as may at once, and of one network as many as it may', async () => {
    const { enter, turns } = opened();
    for (const name of ['a1', 'a2']) enter('a', name);
    enter('b');
    enter('c');
    await settled();
    expect(turns).toEqual(['a1', 'b']);
  });

  it('goes round from network to network, however much one of them asks for', async () => {
    const { enter, turns } = opened({ atOnce: 1 });
    const places = ['a1', 'a2', 'a3', 'a4'].map((name) => enter('a', name));
    for (const other of ['b', 'c']) places.push(enter(other));
    while (turns.length < places.length) {
      await settled();
      const at = ['a1', 'a2', 'a3', 'a4', 'b', 'c'].indexOf(turns.at(-1) as string);
      places[at]?.leave();
    }
    expect(turns).toEqual(['a1', 'a2', 'b', 'c', 'a3', 'a4']);
  });

  it('has no room for more of one network than may wait', async () => {
    const { enter, none } = opened();
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) enter('a', name);
    await settled();
    expect(none).toEqual(['6', '7']);
  });

  it('takes the newest out of whoever has most, when it is full and another comes', async () => {
    const { enter, turns, none } = opened({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter('a', name);
    for (const other of ['b', 'c', 'd', 'e', 'f', 'g']) enter(other);
    await settled();
    expect(turns).toEqual(['a1']);
    // Once all have one place, there is none for the next.
    expect(none).toEqual(['a5', 'a4', 'a3', 'g']);
  });

  it('lets nobody wait for longer than it says', async () => {
    const { enter } = opened({ waitMs: 5 });
    enter('a');
    expect(await enter('a').turn).toBe(false);
  });

  it('gives a place back once, whether it waited or ran', async () => {
    const { enter, turns, none } = opened({ atOnce: 1 });
    const first = enter('a');
    const second = enter('b');
    enter('c');
    second.leave();
    second.leave();
    first.leave();
    first.leave();
    await settled();
    enter('d');
    await settled();
    expect([turns, none]).toEqual([['a', 'c'], ['b']]);
  });
});
