/** Where the check stands on its page. */
export const FIT_ANCHOR = 'passt';
