/**
 * Writes the pictures of all parts: `nice node shared/assets/pictures/encode.ts`. Each part lists its own in
 * `asset/pictures.json`; the results lie beside it and are committed. What has not changed is skipped.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ListedPicture, pictureLists } from './picture-lists.ts';
import { outputsOf, type PictureOutput, shareOutput } from './picture-outputs.ts';

const root = join(import.meta.dirname, '../../..');
const sources = join(import.meta.dirname, 'sources');
const doneFile = join(import.meta.dirname, 'encoded.json');
/** Part of every picture's hash: a change of it encodes everything again. */
const SETTINGS = { avif: { quality: 50, effort: 4 }, jpeg: { quality: 76, mozjpeg: true } };

sharp.concurrency(1);
const done: Record<string, string> = existsSync(doneFile) ? JSON.parse(readFileSync(doneFile, 'utf8')) : {};

for (const { part, pictures } of pictureLists(root)) {
  const jobs = pictures.flatMap((picture) => [
    { picture, name: picture.file, outputs: outputsOf(picture) },
    ...(picture.share ? [{ picture, name: `${picture.file}-share`, outputs: [shareOutput(picture)] }] : []),
  ]);
  for (const { picture, name, outputs } of jobs) {
    const key = `${part}/${name}`;
    const source = readFileSync(join(sources, `${picture.source}.jpg`));
    const { share: _, ...shape } = picture;
    const hash = createHash('sha256')
      .update(JSON.stringify([shape, SETTINGS, outputs]))
      .update(source)
      .digest('hex')
      .slice(0, 16);
    const folder = join(root, part, 'asset');
    const complete = outputs.every((output) => existsSync(join(folder, output.file)));
    if (done[key] === hash && complete) continue;
    await encode(picture, outputs, source, folder);
    done[key] = hash;
    writeFileSync(doneFile, `${JSON.stringify(done, Object.keys(done).sort(), 2)}\n`);
    console.log(key);
  }
}

async function encode(
  picture: ListedPicture,
  outputs: PictureOutput[],
  source: Buffer,
  folder: string,
): Promise<void> {
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const crop = picture.crop ?? { x: 0, y: 0, w: 1, h: 1 };
  const cropped = sharp(source).extract({
    left: Math.round(crop.x * width),
    top: Math.round(crop.y * height),
    width: Math.floor(crop.w * width),
    height: Math.floor(crop.h * height),
  });
  for (const output of outputs) {
    const sized = cropped.clone().resize(output.width, output.height, { fit: 'cover', position: 'centre' });
    const encoded = output.file.endsWith('.avif') ? sized.avif(SETTINGS.avif) : sized.jpeg(SETTINGS.jpeg);
    const target = join(folder, output.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await encoded.toBuffer());
  }
}
