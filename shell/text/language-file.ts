import { consentText } from './de/consent.ts';
import { interfaceText } from './de/interface.ts';

/** What /asset/lang.json gives: the shell's table together with the texts that only documents hold. */
export const languageFile = { de: { ...interfaceText, consent: consentText } };
