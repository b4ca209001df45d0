import { randomBytes } from 'node:crypto';
import { filledIn, formOf, post, solvedChallenge } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { mailOf, newCompany } from './offer-records.ts';
import { siteData, siteUrl } from './test.ts';

/** An address that no other test writes: each gets three confirmations a day. */
export const newEmail = (): string => `aenne-${randomBytes(4).toString('hex')}@example.com`;

/** An offer that was sent to the shared site past the form, and where the link of its confirmation leads. */
export async function offered(): Promise<{ reference: string; link: string }> {
  const challenge = await solvedChallenge(siteUrl());
  const texts = { ...filledIn, email: newEmail(), company: newCompany(), ...challenge };
  const { reference = '' } = await post(siteUrl(), formOf(texts));
  return { reference, link: await linkOf(reference) };
}

/** Where the link of an offer's confirmation leads, as a path of the site. */
export async function linkOf(reference: string): Promise<string> {
  const { text = '' } = await mailOf(siteData(), reference, 'confirmation');
  const address = new URL(/https?:\/\/\S+\/akquise\/unterlagen\?\S+/.exec(text)?.[0] ?? '');
  return address.pathname + address.search;
}
