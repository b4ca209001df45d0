import { del, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { type OfferField, salutations, subjects } from '../../../../offer/offer.ts';
import { regions } from '../../../../regions/region.ts';
import type { Attempt } from '../attempt-key.ts';
import type { OfferContent } from '../submit-offer.ts';

const name = 'goldbraun-offer-draft';
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** What was written so far. The file of the content and of the attempt is the same object, if it is the same file. */
export interface Draft {
  content: OfferContent;
  attempt: Attempt | null;
}

const text = v.fallback(v.optional(v.string()), undefined);

// An older or a newer release of the form may have written it: what this one knows is taken, the rest is left.
const content = v.object({
  subject: v.fallback(v.optional(v.picklist(subjects)), undefined),
  salutation: v.fallback(v.optional(v.picklist(['', ...salutations])), undefined),
  firstName: text,
  lastName: text,
  company: text,
  email: text,
  phone: text,
  message: text,
  region: v.fallback(v.optional(v.picklist(regions)), undefined),
  privacy: v.fallback(v.optional(v.boolean()), undefined),
  attachment: v.fallback(v.optional(v.file()), undefined),
} satisfies Partial<Record<OfferField, unknown>>);

const stored = v.object({
  savedAt: v.number(),
  content,
  attempt: v.fallback(v.nullable(v.object({ key: v.string(), content })), null),
});

/** The draft of this browser, or null where there is none, or none that is younger than 30 days. Rejects without a database. */
export async function readDraft(now: number): Promise<Draft | null> {
  const parsed = v.safeParse(stored, await get(name));
  if (parsed.success && now - parsed.output.savedAt < maxAge) return parsed.output;
  await removeDraft();
  return null;
}

/** Replaces the draft. Rejects where the browser stores nothing or its space is used up. */
export async function writeDraft({ content, attempt }: Draft, now: number): Promise<void> {
  await set(name, { savedAt: now, content, attempt });
}

/** Leaves no draft behind. */
export async function removeDraft(): Promise<void> {
  await del(name);
}
