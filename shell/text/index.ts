import { interfaceText } from './de/interface.ts';

/** The shell's text table by language, as the store holds it. */
export const text = { de: interfaceText };
