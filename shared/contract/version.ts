/** Major version of this contract. The shell refuses a remote that was built for another one. */
export const CONTRACT_VERSION = 1;
