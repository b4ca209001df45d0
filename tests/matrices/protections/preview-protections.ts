import type { Protection } from './protection.ts';

/** What keeps previews away from those who see what is live. */
export const previewProtections: Protection[] = [
  {
    promise: 'A preview whose process ends again and again takes back no live release.',
    without: [
      {
        file: 'shell/edge/live-site.ts',
        from: 'releases.every(hasVisitors) ? releases : []',
        to: 'releases.filter(hasVisitors)',
      },
    ],
    matrix: 'hostile-previews',
    cells: /takes back no live release/,
  },
];
