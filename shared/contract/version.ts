/** Major version of this contract: it rises with a change that breaks a remote or a shell of before. */
export const CONTRACT_VERSION = 1;

/**
 * The versions of the contract that this shell can work with; it refuses a remote that was built for another one.
 * When the version rises, the one before stays here until every team has released for the new one.
 */
export const SPOKEN_CONTRACTS: number[] = [CONTRACT_VERSION];
