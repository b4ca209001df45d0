import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ListedPicture, pictureLists } from './picture-lists.ts';
import { outputsOf } from './picture-outputs.ts';
import { rendered, renderFile } from './rendered.ts';

const sources = join(import.meta.dirname, 'sources');
const doneFile = join(import.meta.dirname, 'encoded.json');
/** Part of every picture's hash: a change of it encodes everything again. */
const SETTINGS = { avif: { quality: 46, effort: 3 }, jpeg: { quality: 66, mozjpeg: true } };

/** Where a picture comes from, and a word that changes with its content. */
interface Source {
  file: string;
  crop: ListedPicture['crop'];
  version: string;
}

function fileInSources(name: string, crop: ListedPicture['crop']): Source | undefined {
  const file = join(sources, `${name}.jpg`);
  if (!existsSync(file)) return undefined;
  return { file, crop, version: createHash('sha256').update(readFileSync(file)).digest('hex') };
}

/** The render of a shot if there is one, else a file of that name, else nothing. */
function sourceOf({ source, crop }: ListedPicture): Source | undefined {
  const render = rendered()[source];
  if (render) return { file: renderFile(source), crop, version: render.sha256 };
  return fileInSources(source, crop);
}

/**
 * Writes the pictures of all parts; the results lie in their `asset` folders and are committed. What has not changed is
 * skipped. Returns what could not be written, with the reason.
 */
export async function encodePictures(root: string, report: (line: string) => void): Promise<string[]> {
  const done: Record<string, string> = existsSync(doneFile) ? JSON.parse(readFileSync(doneFile, 'utf8')) : {};
  const left: string[] = [];
  for (const { part, pictures } of pictureLists(root)) {
    for (const picture of pictures) {
      const key = `${part}/${picture.file}`;
      const source = sourceOf(picture);
      if (!source) {
        left.push(`${key}: ${picture.source} is not rendered yet`);
        continue;
      }
      const hash = createHash('sha256')
        .update(JSON.stringify([source.crop, SETTINGS, outputsOf(picture), source.version]))
        .digest('hex')
        .slice(0, 16);
      const folder = join(root, part, 'asset');
      const complete = outputsOf(picture).every((output) => existsSync(join(folder, output.file)));
      if (done[key] === hash && complete) continue;
      if (!existsSync(source.file)) {
        left.push(`${key}: its render is not here; npm run pictures -- ${picture.source} makes it again`);
        continue;
      }
      await encode(picture, source, folder);
      done[key] = hash;
      writeFileSync(doneFile, `${JSON.stringify(done, Object.keys(done).sort(), 2)}\n`);
      report(key);
    }
  }
  return left;
}

async function encode(picture: ListedPicture, source: Source, folder: string): Promise<void> {
  sharp.concurrency(1);
  const { width = 0, height = 0 } = await sharp(source.file).metadata();
  const crop = source.crop ?? { x: 0, y: 0, w: 1, h: 1 };
  const cropped = sharp(source.file).extract({
    left: Math.round(crop.x * width),
    top: Math.round(crop.y * height),
    width: Math.floor(crop.w * width),
    height: Math.floor(crop.h * height),
  });
  for (const output of outputsOf(picture)) {
    const sized = cropped.clone().resize(output.width, output.height, { fit: 'cover', position: 'centre' });
    const encoded = output.file.endsWith('.avif') ? sized.avif(SETTINGS.avif) : sized.jpeg(SETTINGS.jpeg);
    const target = join(folder, output.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await encoded.toBuffer());
  }
}
