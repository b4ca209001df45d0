import type { Protection } from './protection.ts';

/** What keeps a release of which the shell dies from ending it again and again. */
export const startProtections: Protection[] = [
  {
    promise: 'A release of which the shell dies is tried twice.',
    without: [
      {
        file: 'shell/edge/release-trials.ts',
        from: 'unended >= MAX_UNENDED || (unended > 0 && isFirstLook)',
        to: 'unended > 100 * MAX_UNENDED && isFirstLook',
      },
    ],
    matrix: 'starts',
    cells: /./,
  },
  {
    promise: 'A shell that starts serves what was live before it tries anything else.',
    without: [
      {
        file: 'shell/edge/live-site.ts',
        from: 'if (rollout && (await this.#lastGood.covers(follower.name, rollout)))',
        to: 'if (rollout)',
      },
    ],
    matrix: 'starts',
    cells: /./,
  },
];
