/** What a development server needs of the shell to make the one document from which the browser renders every page. */

export { languageFile } from '../text/language-file.ts';
export { APP_ELEMENT, BOOT_ELEMENT, type Boot, LINE_UP, type LineUp } from './boot.ts';
export { consentPanel } from './consent/panel.ts';
