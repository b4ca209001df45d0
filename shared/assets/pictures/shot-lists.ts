import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(10), v.maxLength(160));
const side = v.pipe(v.number(), v.integer(), v.minValue(100));

/** One picture as the scenes build it (`shared/assets/scenes`); what else stands here is theirs to understand. */
const shot = v.looseObject({
  scene: v.string(),
  camera: v.string(),
  hour: v.picklist(['day', 'morning', 'golden', 'overcast', 'dusk', 'night']),
  /** Of all random streams of the scene: the same seed gives the same picture. */
  seed: v.pipe(v.number(), v.integer()),
  /** Width and height in px; 1680 × 945 by default. */
  size: v.optional(v.tuple([side, side])),
  /** Per pixel; more of them where little light comes to. */
  samples: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
});

/** A gallery: its pictures are `<folder>/1.jpg`, `2.jpg`, … of the part's assets. */
const gallery = v.object({
  title: v.string(),
  part: v.picklist(['mfe-content', 'mfe-news', 'mfe-acquisition', 'shell']),
  folder: v.pipe(v.string(), v.regex(/^images\/[\w/-]+$/)),
  shots: v.array(v.looseObject({ ...shot.entries, caption: text, alt: text })),
});

/** Pictures that the parts' `asset/pictures.json` put in their places. */
const collection = v.object({ shots: v.array(shot) });

type Named<List extends { shots: unknown[] }> = Omit<List, 'shots'> & {
  name: string;
  /** A shot is named by its list and place: `golddrive-07`. */
  shots: (List['shots'][number] & { name: string })[];
};
export type Gallery = Named<v.InferOutput<typeof gallery>>;
export type Collection = Named<v.InferOutput<typeof collection>>;

function named<List extends { shots: object[] }>(name: string, list: List): Named<List> {
  const shots = list.shots.map((entry, index) => ({
    ...entry,
    name: `${name}-${String(index + 1).padStart(2, '0')}`,
  }));
  return { ...list, name, shots } as Named<List>;
}

/** Reads all shot lists. A wrong entry throws with its place. */
export function shotLists(root: string): { galleries: Gallery[]; collections: Collection[] } {
  const folder = join(root, 'shared/assets/scenes/shots');
  const galleries: Gallery[] = [];
  const collections: Collection[] = [];
  for (const file of globSync('*.json', { cwd: folder }).sort()) {
    const name = basename(file, '.json');
    const read: object = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if ('title' in read) galleries.push(named(name, v.parse(gallery, read)));
    else collections.push(named(name, v.parse(collection, read)));
  }
  return { galleries, collections };
}

/** How many samples per pixel each shot gets, by its name, list by list. */
export function samplesOfShots(root: string): Map<string, number> {
  const { galleries, collections } = shotLists(root);
  return new Map(
    [...galleries, ...collections].flatMap((list) => list.shots.map(({ name, samples }) => [name, samples])),
  );
}
