/** By which a command is asked for an answer that programs read. */
export const JSON_OPTION = '--json';

/** Ends a command with what went wrong, in one clear message and without a stack trace; with `--json` on stdout, for programs. */
export function reportAndExit(error: unknown, code = 1): never {
  const message = error instanceof Error ? error.message : String(error);
  if (process.argv.includes(JSON_OPTION)) process.stdout.write(`${JSON.stringify({ error: message })}\n`);
  else process.stderr.write(`${message}\n`);
  process.exit(code);
}
