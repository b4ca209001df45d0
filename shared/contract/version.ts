/** Major version of this contract: it rises with a change that breaks a remote or a shell of before. */
export const CONTRACT_VERSION = 1;

/**
 * The versions of the contract that this shell can work with; it refuses a remote that was built for another one.
 * When the version rises, the one before stays here until every team has released for the new one.
 */
export const SPOKEN_CONTRACTS: number[] = [CONTRACT_VERSION];

/**
 * How often something was added to a version that a remote can use only where the shell has it, too: a hook that reads what the
 * shell provides, a field of a page that the shell shows. Raise it with each. A remote needs the additions with which it is built.
 *
 * 1: `content.cjs`, which the composer gives to a release's `server.cjs`.
 */
export const CONTRACT_ADDITIONS: Record<number, number> = { [CONTRACT_VERSION]: 1 };

/** A version of the contract with its additions, as semver has it: 1.2.0 is version 1 after two additions. */
export const contractVersion = (contract: number): string =>
  `${contract}.${CONTRACT_ADDITIONS[contract] ?? 0}.0`;
