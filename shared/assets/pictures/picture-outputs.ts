import {
  pictureFile,
  pictureRoles,
  pictureWidths,
  sharePicture,
} from '../../sections/picture/picture-roles.ts';
import type { ListedPicture } from './picture-lists.ts';

/** One file that the encoder writes; its ending says the format. */
export interface PictureOutput {
  file: string;
  width: number;
  height: number;
}

const THUMB = { width: 384, height: 216 };
const SHARE = { width: 1200, height: 630 };
const PANORAMA = { width: 4096, height: 2048 };

type Placed = Pick<ListedPicture, 'file' | 'role' | 'share'>;

/** All files of a listed picture, relative to the part's `asset` folder. */
export function outputsOf({ file, role, share }: Placed): PictureOutput[] {
  // what stands for a page where that is shared, in the size that Open Graph's readers want
  if (share) return [...outputsOf({ file, role }), { file: sharePicture(`${file}.jpg`), ...SHARE }];
  if (role === 'gallery') {
    return [...outputsOf({ file, role: 'wide' }), { file: `${file}_thumb.jpg`, ...THUMB }];
  }
  if (role === 'panorama') return [{ file: `${file}.jpg`, ...PANORAMA }];
  const shape = pictureRoles[role];
  return (['avif', 'jpg'] as const).flatMap((format) =>
    pictureWidths(role, format).map((width) => ({
      file: pictureFile(file, role, width, format),
      width,
      height: Math.round((width * shape.height) / shape.width),
    })),
  );
}
