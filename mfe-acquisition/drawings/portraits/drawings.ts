import type { PortraitName } from '../../text/de/regional-contacts.ts';

/** A face: its colours, and its hair as paths on a field of 96 × 96. */
export interface PortraitDrawing {
  ground: string;
  skin: string;
  hair: string;
  jacket: string;
  shirt: string;
  /** Hair behind the head. */
  back?: string;
  /** Hair over the forehead. */
  front: string;
  beard?: string;
  glasses?: boolean;
}

const skin = { light: '#f6cfae', rosy: '#f1bd9a', olive: '#dba67c', brown: '#8d5a3a' };
const hair = { blond: '#d9a441', copper: '#b4562a', brown: '#6a4026', dark: '#33221a', silver: '#b9b2a6' };
const ground = { gold: '#ffbc0d', cream: '#fbe3b0', lime: '#c9da7e', green: '#1f6437', red: '#d90007' };

/** The eleven faces of the regional contacts, and the contact person's. */
export const drawings: Record<PortraitName | 'lindner', PortraitDrawing> = {
  bob: {
    ground: ground.gold,
    skin: skin.light,
    hair: hair.blond,
    jacket: '#1f6437',
    shirt: '#fff9ec',
    back: 'M26 42c0-18 8-26 22-26s22 8 22 26v22H26z',
    front: 'M29 42c0-16 8-23 20-23 11 0 18 7 18 21-8-3-14-8-17-13-4 6-11 11-21 15z',
  },
  parting: {
    ground: ground.lime,
    skin: skin.rosy,
    hair: hair.copper,
    jacket: '#1c1a17',
    shirt: '#ffffff',
    front: 'M29 42c-2-17 7-26 21-26 12 0 20 9 17 26l-3-10c-10 1-20-1-26-5-3 4-7 8-9 15z',
  },
  ponytail: {
    ground: ground.cream,
    skin: skin.light,
    hair: hair.brown,
    jacket: '#a80006',
    shirt: '#ffffff',
    back: 'M62 24c12-2 18 6 16 18-1 8 2 12 4 16-8 2-14-2-14-10z',
    front: 'M29 42c-1-16 7-25 19-25s20 9 19 25c-4-4-7-9-8-14-8 4-20 4-24 2-2 3-4 7-6 12z',
  },
  beard: {
    ground: ground.green,
    skin: skin.olive,
    hair: hair.dark,
    jacket: '#ffbc0d',
    shirt: '#1c1a17',
    front: 'M29 42c-2-18 8-25 19-25s21 7 19 25c-2-6-4-10-6-13-8 2-18 2-26 0-2 3-4 7-6 13z',
    beard: 'M30 44c2 6 5 6 9 5 5-2 13-2 18 0 4 1 7 1 9-5 1 14-7 23-18 23S29 58 30 44z',
  },
  glasses: {
    ground: ground.gold,
    skin: skin.rosy,
    hair: hair.silver,
    jacket: '#123d22',
    shirt: '#fbe3b0',
    back: 'M27 40c0-16 8-24 21-24s21 8 21 24c0 8-2 12-4 15H31c-2-3-4-7-4-15z',
    front: 'M29 40c0-14 8-21 19-21s19 7 19 21c-6-2-10-6-12-10-6 5-16 6-26 10z',
    glasses: true,
  },
  crop: {
    ground: ground.red,
    skin: skin.light,
    hair: hair.brown,
    jacket: '#f4efe6',
    shirt: '#1f6437',
    front: 'M30 38c-1-14 7-21 18-21s19 7 18 21c-2-4-3-7-4-9-8-3-20-3-28 0-1 2-2 5-4 9z',
  },
  waves: {
    ground: ground.lime,
    skin: skin.olive,
    hair: hair.dark,
    jacket: '#d90007',
    shirt: '#fff9ec',
    back: 'M24 46c-2-20 9-30 24-30s26 10 24 30c-1 7 4 10 3 18-1 6-7 8-11 6H32c-4 2-10 0-11-6-1-8 4-11 3-18z',
    front: 'M29 43c-1-16 8-24 19-24s20 8 19 24c-5-2-9-8-10-14-5 7-18 6-28 14z',
  },
  curls: {
    ground: ground.cream,
    skin: skin.brown,
    hair: hair.dark,
    jacket: '#1f6437',
    shirt: '#ffbc0d',
    front:
      'M29 37c-5-4-3-11 2-12 0-6 6-9 11-7 4-4 10-4 13 0 6-1 10 3 10 8 5 2 6 8 2 11-1-3-3-6-5-7-9 3-20 3-28 0-2 1-4 4-5 7z',
  },
  bun: {
    ground: ground.green,
    skin: skin.light,
    hair: hair.copper,
    jacket: '#fff9ec',
    shirt: '#d90007',
    back: 'M38 14a10 10 0 1 1 20 0a10 10 0 1 1-20 0z',
    front: 'M29 41c-1-15 7-24 19-24s20 9 19 24c-3-7-8-12-19-12s-16 5-19 12z',
  },
  long: {
    ground: ground.red,
    skin: skin.olive,
    hair: hair.brown,
    jacket: '#ffbc0d',
    shirt: '#ffffff',
    back: 'M25 44c0-19 9-28 23-28s23 9 23 28v34H25z',
    front: 'M29 44c-1-17 8-25 19-25s20 8 19 25c-4-4-6-10-6-15-11 2-20 1-25-1-2 5-4 11-7 16z',
  },
  fringe: {
    ground: ground.gold,
    skin: skin.rosy,
    hair: hair.blond,
    jacket: '#1c1a17',
    shirt: '#c9da7e',
    front: 'M29 41c-3-16 6-25 19-25s22 9 19 25c-1-4-3-7-4-9-4 2-8 1-11-1-4 3-9 3-13 1-4 2-7 5-10 9z',
  },
  lindner: {
    ground: '#ffbc0d',
    skin: '#f1bd9a',
    hair: '#6a4026',
    jacket: '#123d22',
    shirt: '#ffffff',
    front: 'M29 41c-3-16 6-24 19-24 13 0 21 8 19 23-2-3-3-6-4-9-6 0-12-2-16-5-3 4-7 5-12 6-2 2-4 5-6 9z',
    beard: 'M31 47c1 4 3 6 6 6 5-2 17-2 22 0 3 0 5-2 6-6 0 12-7 20-17 20s-17-8-17-20z',
    glasses: true,
  },
};
