import { pictureFile, pictureRoles, sharePicture } from '../../sections/picture/picture-roles.ts';
import type { ListedPicture } from './picture-lists.ts';

/** One file that the encoder writes; its ending says the format. */
export interface PictureOutput {
  file: string;
  width: number;
  height: number;
}

const THUMB = { width: 384, height: 216 };

/** All files of a listed picture, relative to the part's `asset` folder. */
export function outputsOf({ file, role }: Pick<ListedPicture, 'file' | 'role'>): PictureOutput[] {
  if (role === 'gallery') {
    return [...outputsOf({ file, role: 'wide' }), { file: `${file}_thumb.jpg`, ...THUMB }];
  }
  const shape = pictureRoles[role];
  return shape.widths.flatMap((width) =>
    (['avif', 'jpg'] as const).map((format) => ({
      file: pictureFile(file, role, width, format),
      width,
      height: Math.round((width * shape.height) / shape.width),
    })),
  );
}

/** The file of a picture that stands for a page where that is shared, in the size that Open Graph's readers want. */
export const shareOutput = ({ file }: Pick<ListedPicture, 'file'>): PictureOutput => ({
  file: sharePicture(`${file}.jpg`),
  width: 1200,
  height: 630,
});
