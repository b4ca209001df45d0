import type { PortraitDrawing } from '@goldbraun/shared/sections/portrait/Portrait.tsx';

/** The contact person's face, in the style of the regional contacts of /akquise. */
export const portrait: PortraitDrawing = {
  ground: '#ffbc0d',
  skin: '#f1bd9a',
  hair: '#6a4026',
  jacket: '#123d22',
  shirt: '#ffffff',
  front: 'M29 41c-3-16 6-24 19-24 13 0 21 8 19 23-2-3-3-6-4-9-6 0-12-2-16-5-3 4-7 5-12 6-2 2-4 5-6 9z',
  beard: 'M31 47c1 4 3 6 6 6 5-2 17-2 22 0 3 0 5-2 6-6 0 12-7 20-17 20s-17-8-17-20z',
  glasses: true,
};
