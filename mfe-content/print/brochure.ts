import { join } from 'node:path';
import { brand } from '@goldbraun/shared/brand/brand';
import {
  brandLine,
  checkedList,
  documentOf,
  factRow,
  picture,
  sheet,
  table,
} from '@goldbraun/toolchain/print';
import { company } from '../text/de/company.ts';
import { driveThrough } from '../text/de/drive-through.ts';
import { future } from '../text/de/future.ts';
import { home } from '../text/de/home.ts';
import { inStore } from '../text/de/in-store.ts';

const content = (image: { src: string; alt: string }) => picture(join(import.meta.dirname, '..'), image);

const rooms = ({
  rooms: { caption, heads, items },
}: typeof driveThrough.floorPlan | typeof inStore.floorPlan) =>
  table(
    heads,
    items.map(({ room, area }) => [room, area]),
    caption,
  );

const cover = `<section class="sheet cover">${brandLine}${content(home.h1intro.picture)}<div class="words"><h1>${
  home.h1intro.title
}</h1><p>Was wir suchen, was wir bauen und was Sie von einem Vertrag mit uns erwarten dürfen.</p></div></section>`;

const partner = `<h2>${company.paragraph.title}</h2>${content(company.h1intro.picture)}${company.paragraph.text}${factRow(
  company.facts.items,
)}<h2>${company.features.title}</h2>${checkedList(company.features.items)}<h2>${company.hero.title}</h2><p>${company.hero.text}</p>`;

const concept = ({
  h1intro,
  paragraph,
  facts,
  features,
}: typeof driveThrough | typeof inStore | typeof future) =>
  `<h2>${h1intro.title}</h2>${content(h1intro.picture)}${paragraph.text}${factRow(facts)}<h3>${features.title}</h3>${checkedList(
    features.items,
  )}`;

const example = `<h2>${future.hero.title}</h2><p>${future.hero.text}</p><p>${future.teaser.title} ${future.teaser.text}</p>`;

const plan = ({ floorPlan }: typeof driveThrough | typeof inStore) =>
  `<h2>${floorPlan.title}</h2><div class="plan"><div>${floorPlan.text}</div>${content(floorPlan.drawing)}</div>${rooms(floorPlan)}`;

const pages = [
  partner,
  concept(driveThrough),
  concept(inStore),
  concept(future) + example,
  plan(driveThrough),
  plan(inStore),
];

/**
 * The brochure: who the partner is, the three concepts, plans, the way to a contract, and whom to call.
 * @param fromOthers the last pages, by the team whose texts they print
 */
export const brochure = (fromOthers: string[]): string =>
  documentOf(
    `Standorte für ${brand.chain}: Broschüre für Eigentümer und Entwickler`,
    cover + [...pages, ...fromOthers].map((page, index) => sheet(index + 2, page)).join(''),
  );
