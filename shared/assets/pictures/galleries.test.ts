import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import phash from 'sharp-phash';
import { galleryTextOf } from './gallery-text.ts';
import { outputsOf } from './picture-outputs.ts';
import { rendered } from './rendered.ts';
import { type Gallery, samplesOfShots, shotLists } from './shot-lists.ts';

const root = join(import.meta.dirname, '../../..');
const { galleries } = shotLists(root);
const counts = { golddrive: 24, instore: 26, individual: 9, berlin: 17, dresden: 16, hamburg: 9 };

/** Of 64 bits of a perceptual hash: two pictures that differ in fewer show the same. */
const LEAST_DIFFERENCE = 10;

/** The pictures of a gallery by number. */
const picturesOf = ({ part, folder, shots }: Gallery) =>
  shots.map(({ hour }, index) => ({
    number: index + 1,
    hour,
    file: join(root, part, 'asset', folder, `${index + 1}_thumb.jpg`),
  }));

const difference = (a: string, b: string) => [...a].filter((bit, index) => bit !== b[index]).length;

it('has as many pictures in every gallery as the concept says', () => {
  expect(Object.fromEntries(galleries.map(({ name, shots }) => [name, shots.length]))).toEqual(counts);
});

it('is rendered, shot by shot', () => {
  expect([...samplesOfShots(root).keys()].filter((shot) => !(shot in rendered()))).toEqual([]);
});

it('weighs 45 MB at most, with everything that the parts show', () => {
  const files = globSync('{shell,mfe-*}/asset/images/**/*.{jpg,avif,svg,png}', { cwd: root });
  const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(files.length).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(45_000_000);
});

describe.each(galleries.map((gallery) => [gallery.name, gallery] as const))(
  'The gallery %s',
  (_name, gallery) => {
    it('describes every picture in words of its own', () => {
      for (const key of ['alt', 'caption'] as const) {
        const texts = gallery.shots.map((shot) => shot[key]);
        expect(new Set(texts).size).toBe(texts.length);
      }
    });

    it('reads on the page as in the shot list', async () => {
      const { file } = galleryTextOf(gallery);
      const module: Record<string, { captions: string[]; alts: string[] }> = await import(join(root, file));
      expect(module[gallery.name]?.captions).toEqual(gallery.shots.map((shot) => shot.caption));
      expect(module[gallery.name]?.alts).toEqual(gallery.shots.map((shot) => shot.alt));
    });

    it('has every picture in all widths, with a thumbnail', () => {
      const missing = gallery.shots
        .flatMap((_shot, index) => outputsOf({ file: `${gallery.folder}/${index + 1}`, role: 'gallery' }))
        .filter(({ file }) => !existsSync(join(root, gallery.part, 'asset', file)));
      expect(missing).toEqual([]);
    });

    it('shows no two pictures that look alike', async () => {
      const hashes = await Promise.all(
        picturesOf(gallery).map(async ({ number, file }) => ({ number, hash: await phash(file) })),
      );
      const alike = hashes.flatMap((one, index) =>
        hashes
          .slice(index + 1)
          .filter((other) => difference(one.hash, other.hash) < LEAST_DIFFERENCE)
          .map((other) => `${one.number} and ${other.number}`),
      );
      expect(alike).toEqual([]);
    });

    it('has no picture that is nearly black or nearly white, night aside', async () => {
      const brightness = await Promise.all(
        picturesOf(gallery)
          .filter(({ hour }) => hour !== 'night')
          .map(async ({ number, file }) => {
            const { channels } = await sharp(file).greyscale().stats();
            return { number, percent: Math.round(((channels[0]?.mean ?? 0) / 255) * 100) };
          }),
      );
      expect(brightness.filter(({ percent }) => percent < 12 || percent > 88)).toEqual([]);
    });
  },
);
