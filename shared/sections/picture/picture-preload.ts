import type { PicturePreload } from '../../contract/page.ts';
import { type PictureRole, pictureRoles, pictureSrcSet } from './picture-roles.ts';

/**
 * The preload of a page's largest picture, for PageMeta. Give the same role and sizes as the `<Picture>` has,
 * or the browser loads two files. `media` is a media query; without it the picture is preloaded everywhere.
 */
export function picturePreload(
  src: string,
  role: PictureRole,
  sizes: string = pictureRoles[role].sizes,
  media?: string,
): PicturePreload {
  return { srcSet: pictureSrcSet(src, role, 'avif'), sizes, media };
}
