import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { items } from '../../../mfe-news/text/de/items.ts';
import type { NewsItem } from '../../../mfe-news/text/news-item.ts';
import { partOf, root } from '../../../shared/toolchain/parts.ts';

const DAY_MS = 86_400_000;

/** Towns, so that searches find some of the news and not all. */
const towns = [
  'Aalen',
  'Bremen',
  'Coburg',
  'Dessau',
  'Erfurt',
  'Fulda',
  'Gera',
  'Hameln',
  'Itzehoe',
  'Jena',
  'Kleve',
  'Lingen',
];
const townOf = (index: number) => `${towns[index % towns.length]} ${Math.floor(index / towns.length)}`;

/** Older than all that are there, one for each day. */
function dateOf(index: number): string {
  const [day, month, year] = (items.at(-1) as NewsItem).cardSubtitle.split('.').map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day) - (index - items.length + 1) * DAY_MS);
  return date.toISOString().slice(0, 10).split('-').reverse().join('.');
}

function madeItem(index: number): NewsItem {
  const model = items[index % items.length] as NewsItem;
  if (index < items.length) return model;
  const mark = `: ${townOf(index)}`;
  return {
    ...model,
    id: index + 1,
    slug: `meldung-${index + 1}` as NewsItem['slug'],
    title: model.title + mark,
    cardTitle: model.cardTitle + mark,
    cardSubtitle: dateOf(index),
    cardText: model.cardText + mark,
    metaTitle: model.metaTitle + mark,
    metaDescription: model.metaDescription + mark,
  };
}

/** A text that stands in the body of one item alone, however many there are. */
export const textOfOne = (count: number): string =>
  count > items.length ? `<p>${townOf(items.length)}</p>` : 'Ladepunkte mit je';

/** What visitors search for; each question is another one. */
export function questions(count: number): string[] {
  const models = [
    'Kassel',
    'Heilbrunn',
    'Ladepunkte',
    'Grundstück Kirchenvorstand',
    'xyzzyqwertz',
    'Eröffnung',
  ];
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? townOf(index)
      : `${models[index % models.length]} ${String.fromCharCode(97 + (index % 26)).repeat(4)}${index}`,
  );
}

/**
 * Makes a copy of mfe-news with more news, for measurements: the first are the real ones, the others are made of them.
 * @param count of all news
 * @returns the copy's folder, below one that git ignores
 */
export async function writeManyNews(count: number): Promise<string> {
  const folder = join(root, `test-results/bench/news-${count}/mfe-news`);
  const source = partOf('mfe-news').folder;
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['src', 'text', 'asset', 'package.json', 'webpack.config.ts'])
    cpSync(join(source, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
  const all = Array.from({ length: count }, (_, index) => madeItem(index));
  const text = join(folder, 'text/de');
  const bodies = join(text, 'bodies');
  mkdirSync(bodies, { recursive: true });
  for (const [index, { slug }] of all.entries()) {
    const model = items[index % items.length] as NewsItem;
    if (model.slug === slug) continue;
    const { default: body }: { default: string } = await import(
      join(source, `text/de/bodies/${model.slug}.ts`)
    );
    writeFileSync(
      join(bodies, `${slug}.ts`),
      `export default ${JSON.stringify(`${body}<p>${townOf(index)}</p>`)};\n`,
    );
  }
  const slugs = JSON.stringify(all.map(({ slug }) => slug));
  writeFileSync(
    join(text, 'slugs.ts'),
    `export const slugs = ${slugs} as const;\nexport type Slug = (typeof slugs)[number];\n`,
  );
  writeFileSync(join(text, 'items.ts'), `export const items = ${JSON.stringify(all)};\n`);
  return folder;
}
