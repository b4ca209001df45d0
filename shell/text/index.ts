import { interfaceText } from './de/interface.ts';

/** The shell's text table by language, as the store holds it and /asset/lang.json gives it. */
export const text = { de: interfaceText };
