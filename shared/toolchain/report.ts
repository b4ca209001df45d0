/** Ends a command with what went wrong, in one clear message and without a stack trace. */
export function reportAndExit(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
