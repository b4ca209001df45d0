/**
 * `npm run pictures -- golddrive-07`: renders a shot and writes every picture made from it. Also takes the name of a shot
 * list (`golddrive`) and `missing`, which is every shot that was never rendered; without a name nothing is rendered, the
 * pictures and galleries' texts alone are brought up to date.
 */
import { resolve } from 'node:path';
import { encodePictures } from '../assets/pictures/encode.ts';
import { writeGalleryTexts } from '../assets/pictures/gallery-texts.ts';
import { renderShot } from '../assets/pictures/render.ts';
import { rendered } from '../assets/pictures/rendered.ts';
import { samplesOfShots } from '../assets/pictures/shot-lists.ts';
import { reportAndExit } from '../toolchain/report.ts';

const root = resolve(import.meta.dirname, '../..');

const shots = samplesOfShots(root);

/** Names and samples of the shots. */
function shotsCalled(name: string): [string, number][] {
  const all = [...shots];
  if (name === 'missing') return all.filter(([shot]) => !(shot in rendered()));
  const called = all.filter(([shot]) => shot === name || shot.replace(/-\d+$/, '') === name);
  if (called.length === 0)
    throw new Error(`No shot and no list in shared/assets/scenes/shots is called ${name}.`);
  return called;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  for (const [shot, samples] of process.argv.slice(2).flatMap(shotsCalled)) {
    say(`${shot} …`);
    renderShot(shot, samples);
    await encodePictures(root, say);
  }
  writeGalleryTexts(root);
  const left = await encodePictures(root, say);
  for (const line of left) say(line);
  const done = [...shots.keys()].filter((shot) => shot in rendered());
  say(`${done.length} of ${shots.size} shots are rendered.`);
} catch (error) {
  reportAndExit(error);
}
