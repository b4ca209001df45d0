/** The name of the module that keeps presses, which every document loads by itself; see keep-presses.ts. */
export const PRESSES_MODULE = 'presses';

/** Sent to the window when what was pressed so far is not to be done any more, because its script did not come. */
export const FORGET_PRESSES = 'forget-presses';
