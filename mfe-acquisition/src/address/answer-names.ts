import { fieldNames } from '../../fit/field-names.ts';
import { plotFields } from '../../site-plan/plot-fields.ts';
import { placeFields } from '../sections/contact-finder/anchor.ts';

/** Asks for a question that has been answered, by its number. */
export const SHOWN = 'frage';
/** Says which question was sent; without an answer it is asked again. */
export const SENT = 'weiter';

/** The names of all that is the check's in an address. */
export const fitNames = [...Object.values(fieldNames), SHOWN, SENT];

/** All names by which the page is rendered, as the table of the site has them. */
export const answerNames: readonly string[] = [...fitNames, ...plotFields, ...placeFields];
