/** Sent to the window when what was pressed so far is not to be done any more, because its script did not come. */
export const FORGET_PRESSES = 'forget-presses';
