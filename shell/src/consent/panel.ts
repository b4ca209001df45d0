import { brand } from '@goldbraun/shared/brand/brand';
import type { OutsideSystems, ServiceName } from '@goldbraun/shared/contract';
import { consentText as t } from '../../text/de/consent.ts';
import { PANEL } from './panel-id.ts';

/** A configured service that may load after consent only, and who then learns of the visit. */
interface Service {
  name: ServiceName;
  recipient: string;
}

const servicesOf = ({ panorama, telemetry }: OutsideSystems): Service[] => [
  ...(panorama ? [{ name: 'panorama', recipient: new URL(panorama).host } as const] : []),
  ...(telemetry ? [{ name: 'telemetry', recipient: brand.company } as const] : []),
];

const service = ({ name, recipient }: Service): string =>
  `<section class="service" aria-labelledby="dienst-${name}"><h3 id="dienst-${name}">${t.services[name].name}</h3><p>${t.services[name].use} ${t.services[name].effect}</p><p>${t.recipient} <strong>${recipient}</strong></p><p class="decision" role="status" data-decision="${name}">${t.unavailable}</p><div class="choice"><button type="button" data-refuse="${name}">${t.refuse}</button><button type="button" data-accept="${name}">${t.accept}</button></div></section>`;

/**
 * The settings of the site's own consent: a native dialog that stands in every document beside the app. The footer's
 * button opens it without any script; `choices.ts` makes the choices work. React knows nothing of it, so that no page
 * downloads its words a second time. Empty where an external provider has settings of its own.
 */
export function consentPanel(outside: OutsideSystems): string {
  if (outside.consent) return '';
  const services = servicesOf(outside);
  const facts = t.facts.map((fact) => `<li>${fact}</li>`).join('');
  const choices = services.length > 0 ? `${services.map(service).join('')}<p class="kept">${t.kept}</p>` : '';
  return `<dialog class="consent-panel" id="${PANEL}" aria-labelledby="${PANEL}-titel" closedby="any"><div><h2 id="${PANEL}-titel">${t.title}</h2><p class="intro">${choices ? t.choose : t.nothing}</p>${choices}<ul>${facts}</ul><p><a href="${brand.privacyPdf}" target="_blank" rel="noopener">${t.more} <small>${t.newTab}</small></a></p><form method="dialog"><button type="submit">${t.close}</button></form></div></dialog>`;
}
