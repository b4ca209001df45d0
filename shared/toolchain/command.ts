import { JSON_OPTION, reportAndExit } from './report.ts';

/** What a command has to say at its end. */
export interface Said {
  /** For people. */
  text: string;
  /** The same for programs, which `--json` asks for. */
  json: object;
  /** It has done its work, and the answer is no. */
  refused?: boolean;
}

/** What a command is given. */
export interface Given {
  /** What stands behind the command's name, without `--json`: the remote first, where there is one. */
  args: string[];
  /** Tells people how it goes meanwhile; with `--json` nobody. */
  say: (line: string) => void;
}

/** Something that the caller has to say otherwise, as opposed to something that went wrong. */
export class WrongUse extends Error {}

const WRONG_USE = 2;

/**
 * Runs a command to its end: with 0 if it is done, 1 if it is refused or has failed, 2 if it is used wrongly. With `--json`
 * there is one line on stdout whatever comes of it, `{"error": …}` if it has failed.
 */
export async function runCommand(work: (given: Given) => Promise<Said> | Said): Promise<never> {
  const args = process.argv.slice(2);
  const isJson = args.includes(JSON_OPTION);
  endQuietlyWithReader();
  try {
    const said = await work({
      args: args.filter((arg) => arg !== JSON_OPTION),
      say: isJson ? () => {} : (line) => void process.stdout.write(`${line}\n`),
    });
    const isError = said.refused && !isJson;
    await write(isError ? process.stderr : process.stdout, isJson ? JSON.stringify(said.json) : said.text);
    return process.exit(said.refused ? 1 : 0);
  } catch (error) {
    return reportAndExit(error, error instanceof WrongUse ? WRONG_USE : 1);
  }
}

/** Resolves when it is out: a pipe may take a long line in pieces, and the process ends after it. */
const write = (stream: NodeJS.WriteStream, line: string): Promise<void> =>
  new Promise((resolve) => stream.write(`${line}\n`, () => resolve()));

/** As in `npm run history -w mfe-news | head`: Node would end a command with an error whose reader has seen enough. */
export function endQuietlyWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
