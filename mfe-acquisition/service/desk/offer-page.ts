import { dayInWords } from '../../answer-date/day.ts';
import { reasonText } from '../../fit/reason-text.ts';
import { contactOf } from '../../regions/contact-of.ts';
import { text } from '../../text/fit.ts';
import { attachmentName } from '../mail/attachment-name.ts';
import { mayBeSent, offerNotes } from '../mail/offer-notes.ts';
import { findingRows, verdictOf } from '../offers/verdict.ts';
import type { StoredOffer } from '../store/archive-store.ts';
import type { AttachmentRow } from '../store/tables.ts';
import { documentOf, html, type Markup } from './document.ts';
import { shownMoment } from './list-page.ts';

const rowsOf = (rows: [label: string, value: Markup | string][]): Markup =>
  html`<div class="table"><table class="rows"><tbody>${rows.map(
    ([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`,
  )}</tbody></table></div>`;

/** Everything about one offer. */
export function offerPage({ offer, attachment, documents, mails }: StoredOffer): string {
  const refused = mails.some(({ without_attachment }) => without_attachment === 1);
  const notes = offerNotes(offer, attachment && { ...attachment, refused });
  const verdict = verdictOf(offer.message);
  const contact = contactOf(offer.region);
  const files = attachment ? [attachment, ...documents] : documents;
  return documentOf(
    offer.reference,
    html`<p><a href=".">Alle Angebote</a></p>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${rowsOf([
  ['Eingegangen', shownMoment(offer.created_at)],
  ['Antwort bis', offer.answer_by ? dayInWords(offer.answer_by) : '–'],
  ['Betreff', offer.subject],
  ['Von', [offer.salutation, offer.first_name, offer.last_name].filter(Boolean).join(' ')],
  ['Firma', offer.company],
  ['E-Mail', html`<a href="mailto:${encodeURIComponent(offer.email)}">${offer.email}</a>`],
  ['Telefon', offer.phone],
  ['Ansprechperson', contact ? `${contact.formalName}, ${contact.region}` : '–'],
  ...findingRows(offer.message).map(({ label, value }): [string, string] => [label, value]),
  ['Dateien', files.length > 0 ? html`${files.map((file) => fileLine(offer.reference, file))}` : '–'],
  ['Versand', mails.map(({ kind, state }) => `${kind}: ${state}`).join(', ')],
])}
<h2>Nachricht</h2>
<p class="long">${offer.message || '–'}</p>
${
  verdict
    ? html`<h2>Warum</h2>
${rowsOf(verdict.reasons.map((reason) => [text.de.ratings[reason.rating], reasonText(reason, text.de)]))}`
    : null
}`,
  );
}

/** A file that a mail leaves out, for what a scanner says or has not yet said, can't be opened from here either. */
function fileLine(reference: string, file: AttachmentRow): Markup {
  const size = `${(file.bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 2 })} MB`;
  const name = attachmentName(reference, file);
  const said = `${name}: ${file.original_name} (${size})`;
  return mayBeSent({ ...file, refused: false })
    ? html`<p><a href="${reference}/${name}">${said}</a></p>`
    : html`<p>${said}, zurückgehalten</p>`;
}
