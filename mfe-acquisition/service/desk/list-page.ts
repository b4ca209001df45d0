import { contactOf } from '../../regions/contact-of.ts';
import { regionalContacts } from '../../text/de/regional-contacts.ts';
import { text } from '../../text/fit.ts';
import { verdictLine, verdictOf } from '../offers/verdict.ts';
import type { StoredOffer } from '../store/archive-store.ts';
import { documentOf, html, type Markup } from './document.ts';
import { type Filters, names } from './filters.ts';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as the department reads it. */
export const shownMoment = (iso: string): string => moment.format(new Date(iso));

const verdicts: [value: string, label: string][] = [
  ['', 'alle'],
  ...Object.entries(text.de.ratings),
  ['none', 'ohne Prüfung'],
];
const people: [value: string, label: string][] = [
  ['', 'alle'],
  ...regionalContacts.map(({ name }, index): [string, string] => [String(index + 1), name]),
  ['none', 'niemand'],
];
const states: [value: string, label: string][] = [
  ['', 'alle'],
  ['sent', 'alles versandt'],
  ['unsent', 'noch nicht versandt'],
];

const select = (name: string, label: string, options: typeof states, chosen: string): Markup =>
  html`<label>${label}<select name="${name}">${options.map(([value, words]) =>
    value === chosen
      ? html`<option value="${value}" selected>${words}</option>`
      : html`<option value="${value}">${words}</option>`,
  )}</select></label>`;

/** The offers that match, the newest first. */
export function listPage(offers: StoredOffer[], filters: Filters): string {
  const count = offers.length === 1 ? '1 Angebot' : `${offers.length} Angebote`;
  return documentOf(
    'Angebote',
    html`<form method="get">
<label>Suche<input name="${names.words}" value="${filters.words}"></label>
<label>Seit<input type="date" name="${names.since}" value="${filters.since}"></label>
${select(names.person, 'Ansprechperson', people, filters.person)}
${select(names.verdict, 'Prüfung', verdicts, filters.verdict)}
${select(names.state, 'Versand', states, filters.state)}
<button>Anzeigen</button>
</form>
<p>${count}</p>
<div class="table" role="region" aria-label="Angebote" tabindex="0"><table>
<thead><tr><th scope="col">Vorgang</th><th scope="col">Eingegangen</th><th scope="col">Betreff</th><th scope="col">Von</th><th scope="col">Ansprechperson</th><th scope="col">Prüfung</th><th scope="col">Dateien</th><th scope="col">Versand</th></tr></thead>
<tbody>${offers.map(row)}</tbody>
</table></div>`,
  );
}

function row({ offer, attachment, documents, mails }: StoredOffer): Markup {
  const verdict = verdictOf(offer.message);
  const unsent = mails.filter(({ state }) => state !== 'sent').length;
  return html`<tr>
<th scope="row"><a href="${offer.reference}">${offer.reference}</a></th>
<td>${shownMoment(offer.created_at)}</td>
<td>${offer.subject}</td>
<td>${offer.first_name} ${offer.last_name}, ${offer.company}</td>
<td>${contactOf(offer.region)?.name ?? '–'}</td>
<td>${verdict ? verdictLine(verdict) : '–'}</td>
<td>${documents.length + (attachment ? 1 : 0)}</td>
<td>${unsent === 0 ? 'versandt' : `${unsent} ausstehend`}</td>
</tr>`;
}
