import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type PictureRole, pictureRoles } from '../../sections/picture/picture-roles.ts';
import { shotLists } from './shot-lists.ts';

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const roles = Object.keys(pictureRoles) as PictureRole[];
const sourceName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\.jpg)?$/),
  v.transform((name) => name.replace(/\.jpg$/, '')),
);

/** The part of the source that is shown, in fractions of its width and height; all of it by default. */
const crop = v.optional(v.object({ x: fraction, y: fraction, w: fraction, h: fraction }));

const listedPicture = v.object({
  /** Below the part's `asset` folder, without ending: `images/home/hero`. */
  file: v.pipe(v.string(), v.regex(/^images\/[\w/-]+$/, 'begins with images/ and has no ending')),
  /**
   * `gallery`: N.jpg in all widths of a wide picture, and N_thumb.jpg. `panorama`: the whole round view.
   */
  role: v.picklist([...roles, 'gallery' as const, 'panorama' as const]),
  /** A shot of `scenes/shots`, or a file in `sources`, with or without its ending. */
  source: sourceName,
  /** Whether it stands for a page where that is shared: then there is a JPG of 1200×630 px too. */
  share: v.optional(v.boolean()),
  crop,
});

export type ListedPicture = v.InferOutput<typeof listedPicture>;

/** The pictures of every part: those of its `asset/pictures.json`, and its galleries from the shot lists. */
export function pictureLists(root: string): { part: string; pictures: ListedPicture[] }[] {
  const listed = globSync('{shell,mfe-*}/asset/pictures.json', { cwd: root })
    .sort()
    .map((path) => ({
      part: dirname(dirname(path)),
      pictures: v.parse(v.array(listedPicture), JSON.parse(readFileSync(join(root, path), 'utf8'))),
    }));
  const galleries = shotLists(root).galleries.map(({ part, folder, shots }) => ({
    part,
    pictures: shots.map(
      (shot, index): ListedPicture => ({
        file: `${folder}/${index + 1}`,
        role: 'gallery',
        source: shot.name,
      }),
    ),
  }));
  return [...listed, ...galleries];
}
