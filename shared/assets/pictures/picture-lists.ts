import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type PictureRole, pictureRoles } from '../../sections/picture/picture-roles.ts';

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const roles = Object.keys(pictureRoles) as PictureRole[];

const listedPicture = v.object({
  /** Below the part's `asset` folder, without ending: `images/home/hero`. */
  file: v.pipe(v.string(), v.regex(/^images\/[\w/-]+$/, 'begins with images/ and has no ending')),
  /** A gallery's picture is N.jpg and N_thumb.jpg, as the galleries name them. */
  role: v.picklist([...roles, 'gallery' as const]),
  /** A file in `sources`, with or without its ending. */
  source: v.pipe(
    v.string(),
    v.regex(/^[\w-]+(\.jpg)?$/),
    v.transform((name) => name.replace(/\.jpg$/, '')),
  ),
  /** Whether it stands for a page where that is shared: then there is a JPG of 1200×630 px too. */
  share: v.optional(v.boolean()),
  /** The part of the source that is shown, in fractions of its width and height; all of it by default. */
  crop: v.optional(v.object({ x: fraction, y: fraction, w: fraction, h: fraction })),
});

export type ListedPicture = v.InferOutput<typeof listedPicture>;

/** Reads the `asset/pictures.json` of every part that has one. A wrong entry throws with its place. */
export function pictureLists(root: string): { part: string; pictures: ListedPicture[] }[] {
  return globSync('{shell,mfe-*}/asset/pictures.json', { cwd: root }).map((path) => ({
    part: dirname(dirname(path)),
    pictures: v.parse(v.array(listedPicture), JSON.parse(readFileSync(join(root, path), 'utf8'))),
  }));
}
