import { acquisition } from '../../../mfe-acquisition/text/de/acquisition.ts';
import { company } from '../../../mfe-content/text/de/company.ts';
import { driveThrough } from '../../../mfe-content/text/de/drive-through.ts';
import { future } from '../../../mfe-content/text/de/future.ts';
import { home } from '../../../mfe-content/text/de/home.ts';
import { inStore } from '../../../mfe-content/text/de/in-store.ts';
import { brand } from '../../brand/brand.ts';
import { brandLine, checkedList, documentOf, factRow, picture, sheet, table } from './sheet.ts';

const content = (image: { src: string; alt: string }) => picture('mfe-content', image);

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

const { benefits, process, regions, requirements } = acquisition;
const steps = `<h2>${process.title}</h2><ol class="steps">${process.items
  .map(({ title, text }) => `<li><strong>${title}</strong> ${text}</li>`)
  .join(
    '',
  )}</ol>${picture('mfe-acquisition', acquisition.blocks[0].picture)}<h2>${benefits.title}</h2>${checkedList(
  benefits.items,
)}<div class="columns">${requirements.items
  .map(
    ({ title, points }) =>
      `<div class="panel"><h3>${title}</h3><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul></div>`,
  )
  .join('')}</div>`;

const contacts = `<h2>${regions.title}</h2>${table(
  ['Region', 'Name', 'Gebiet', 'Telefon', 'E-Mail'],
  regions.contacts.map(({ region, name, area, phone, email }) => [
    region.replace(/\D/g, ''),
    name,
    area,
    phone.display,
    email.replace('@', '<wbr />@'),
  ]),
)}<div class="panel"><h3>${acquisition.generalContact.title}</h3><p>${brand.company}<br />${
  brand.address.street
}<br />${brand.address.postcode} ${brand.address.town}</p><p>Telefon ${brand.phone.display}<br />${brand.email}<br />${
  brand.website.display
}</p></div>`;

/** The brochure: who the partner is, the three concepts, plans, the way to a contract, and whom to call. */
export const brochure = documentOf(
  `Standorte für ${brand.chain}: Broschüre für Eigentümer und Entwickler`,
  cover +
    [
      partner,
      concept(driveThrough),
      concept(inStore),
      concept(future) + example,
      plan(driveThrough),
      plan(inStore),
      steps,
      contacts,
    ]
      .map((page, index) => sheet(index + 2, page))
      .join(''),
);
