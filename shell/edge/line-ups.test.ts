import type { RemoteName } from '../src/routes.ts';
import { lineUpsByDraw, type Rollout } from './line-ups.ts';

const rollout = (name: RemoteName, shares: Record<string, number>): [RemoteName, Rollout] => [
  name,
  Object.entries(shares).map(([version, percent]) => ({ release: { name, version, folder: '' }, percent })),
];
const drawsOf = (version: string, ...rollouts: [RemoteName, Rollout][]) =>
  lineUpsByDraw(new Map(rollouts))
    .map(({ releases }, draw) => ({ draw, sees: releases.map((release) => release.version) }))
    .filter(({ sees }) => sees.includes(version))
    .map(({ draw }) => draw);

describe('the releases that visitors see', () => {
  it('are the same for all while no canary runs', () => {
    const rollouts = [rollout('mfe-news', { a: 100 }), rollout('mfe-content', { b: 100 })];
    const lineUps = [...lineUpsByDraw(new Map(rollouts)), ...lineUpsByDraw(new Map(rollouts.reverse()))];
    expect(new Set(lineUps.map(({ key }) => key))).toEqual(new Set(['mfe-content@b mfe-news@a']));
  });

  it.each([1, 7, 10, 50, 99])('are the canary for exactly %i of 100 draws', (percent) => {
    expect(drawsOf('new', rollout('mfe-news', { new: percent, old: 100 - percent }))).toHaveLength(percent);
  });

  it('stay the canary for those who have it when its share grows', () => {
    const few = drawsOf('new', rollout('mfe-news', { new: 10, old: 90 }));
    const many = drawsOf('new', rollout('mfe-news', { new: 40, old: 60 }));
    expect(many).toEqual(expect.arrayContaining(few));
  });

  it('are tried by other visitors with every canary', () => {
    const first = drawsOf('v1', rollout('mfe-news', { v1: 10, old: 90 }));
    const second = drawsOf('v2', rollout('mfe-news', { v2: 10, old: 90 }));
    expect(second).not.toEqual(first);
  });

  it('are drawn for each remote by itself', () => {
    const both = [
      rollout('mfe-news', { n: 50, old: 50 }),
      rollout('mfe-content', { c: 50, old: 50 }),
    ] as const;
    const news = new Set(drawsOf('n', ...both));
    const content = drawsOf('c', ...both);
    const shared = content.filter((draw) => news.has(draw)).length;
    expect(shared).toBeGreaterThan(10);
    expect(shared).toBeLessThan(40);
  });
});
