import { join } from 'node:path';
import { brand } from '@goldbraun/shared/brand/brand';
import { checkedList, picture, table } from '@goldbraun/toolchain/print';
import { acquisition } from '../text/de/acquisition.ts';

const { benefits, process, regions, requirements } = acquisition;
const steps = `<h2>${process.title}</h2><ol class="steps">${process.items
  .map(({ title, text }) => `<li><strong>${title}</strong> ${text}</li>`)
  .join(
    '',
  )}</ol>${picture(join(import.meta.dirname, '..'), acquisition.blocks[0].picture)}<h2>${benefits.title}</h2>${checkedList(
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

/** The brochure's last pages: the way to a contract, and whom to call. */
export const brochurePages: string[] = [steps, contacts];
