import type { ServiceName } from '@goldbraun/shared/contract';
import { decisionText } from '../../text/de/consent.ts';
import type { OwnConsent } from './decision.ts';
import { PANEL } from './panel-id.ts';

const dateFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' });

function decisionOn(service: ServiceName, consent: OwnConsent): string {
  const decision = consent.decision();
  if (!decision) return decisionText.undecided;
  const tell = consent.has(service) ? decisionText.accepted : decisionText.refused;
  return tell(dateFormat.format(decision.date), decision.version);
}

/**
 * Makes the choices of the settings work: one press decides, at once; to refuse is as easy as to agree. What is in
 * force stands beside the buttons in words and as their state.
 */
export function makeChoicesWork(consent: OwnConsent): void {
  const panel = document.getElementById(PANEL);
  const show = () => {
    for (const element of panel?.querySelectorAll<HTMLElement>('[data-decision]') ?? []) {
      const service = element.dataset.decision as ServiceName;
      element.textContent = decisionOn(service, consent);
      const decided = consent.decision() !== null;
      const press = (choice: string, pressed: boolean) =>
        panel
          ?.querySelector(`[data-${choice}="${service}"]`)
          ?.setAttribute('aria-pressed', String(decided && pressed));
      press('accept', consent.has(service));
      press('refuse', !consent.has(service));
    }
  };
  panel?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const { accept, refuse } = target.dataset;
    if (accept) consent.give(accept as ServiceName);
    if (refuse) consent.refuse(refuse as ServiceName);
  });
  consent.subscribe(show);
  show();
  // Presses that were kept for them are done now; see inline/keep-presses.ts.
  for (const button of panel?.querySelectorAll('button') ?? []) Object.assign(button, { awake: true });
}
