import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(10), v.maxLength(160));

/** One picture: what the scenes need to build it (`shared/assets/scenes`), and what the visitor reads. */
const shot = v.looseObject({
  scene: v.string(),
  camera: v.string(),
  hour: v.picklist(['day', 'morning', 'golden', 'overcast', 'dusk', 'night']),
  /** Of all random streams of the scene: the same seed gives the same picture. */
  seed: v.pipe(v.number(), v.integer()),
  caption: v.optional(text),
  alt: v.optional(text),
});

const list = v.object({
  /** A list with a title is a gallery: its pictures are `<folder>/1.jpg`, `2.jpg`, … */
  title: v.optional(v.string()),
  part: v.picklist(['mfe-content', 'mfe-news', 'mfe-acquisition', 'shell']),
  folder: v.pipe(v.string(), v.regex(/^images\/[\w/-]+$/)),
  shots: v.array(shot),
});

export type Shot = v.InferOutput<typeof shot> & { name: string };
export type ShotList = Omit<v.InferOutput<typeof list>, 'shots'> & { name: string; shots: Shot[] };

/** Reads all shot lists. A shot is named by its list and place: `golddrive-07`. A wrong entry throws with its place. */
export function shotLists(root: string): ShotList[] {
  const folder = join(root, 'shared/assets/scenes/shots');
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => {
      const name = basename(file, '.json');
      const read = v.parse(list, JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const shots = read.shots.map((entry, index) => ({
        ...entry,
        name: `${name}-${String(index + 1).padStart(2, '0')}`,
      }));
      return { ...read, name, shots };
    });
}
