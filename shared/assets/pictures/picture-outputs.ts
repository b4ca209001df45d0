import { pictureFile, pictureRoles } from '../../sections/picture/picture-roles.ts';
import type { ListedPicture } from './picture-lists.ts';

/** One file that the encoder writes; its ending says the format. */
export interface PictureOutput {
  file: string;
  width: number;
  height: number;
}

const GALLERY = { width: 1680, thumb: 384, ratio: 9 / 16 };

/** All files of a listed picture, relative to the part's `asset` folder. */
export function outputsOf({ file, role }: Pick<ListedPicture, 'file' | 'role'>): PictureOutput[] {
  if (role === 'gallery') {
    const sized = (name: string, width: number) => ({
      file: name,
      width,
      height: Math.round(width * GALLERY.ratio),
    });
    return [sized(`${file}.jpg`, GALLERY.width), sized(`${file}_thumb.jpg`, GALLERY.thumb)];
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
