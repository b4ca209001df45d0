import { parseArgs } from 'node:util';

/**
 * The commands of a team: what each does, its arguments (`<needed>`, `[optional]`), and the settings that it reads.
 * @type {Record<string, { does: string; args: string[]; options?: Record<string, string>; settings?: string[]; anywhere?: boolean }>}
 */
export const commands = {
  create: {
    does: 'makes a folder with a remote that builds, and tests that pass',
    args: ['<mfe-name>', '[path]'],
    anywhere: true,
  },
  dev: {
    does: "shows the remote in the shell with hot reload; with OVERRIDE_SECRET in the running site's own pages",
    args: [],
    settings: ['SITE_URL', 'OVERRIDE_SECRET', 'PORT', 'SITE'],
  },
  test: {
    does: 'runs the tests of the remote: unit tests, and those in a browser with the whole site around it',
    args: ['[unit|browser]'],
    settings: ['CHROMIUM_PATH', 'DATA_DIR', 'STORE', 'REMOTES'],
  },
  check: {
    does: 'builds the remote and composes every page of the site with it, as the site would before it is live',
    args: [],
    settings: ['SITE', 'DATA_DIR', 'STORE', 'REMOTES'],
  },
  release: {
    does: 'builds the remote, publishes an immutable version and makes it live',
    args: [],
    settings: ['DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY', 'SITE'],
  },
  canary: {
    does: 'does the same for a part of the visitors; again for another part',
    args: ['<percent>'],
    settings: ['DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY', 'SITE'],
  },
  preview: {
    does: 'publishes a build for those alone who get the link that it prints; without a name, says which previews there are',
    args: ['[name]'],
    options: {
      '--with <remote>=<name>': 'the link shows that preview of another team, too; several times for several',
      '--days <n>': 'how long the link holds (7, at most 90)',
      '--path <path>': 'on which page it begins (/)',
      '--end': 'ends the preview of that name',
    },
    settings: ['PREVIEW_SECRET', 'SITE_URL', 'DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY', 'SITE'],
  },
  promote: {
    does: 'makes the canary live for all',
    args: [],
    settings: ['DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY'],
  },
  rollback: {
    does: 'ends the canary; without one, makes the release before live again',
    args: [],
    settings: ['DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY'],
  },
  pin: {
    does: 'makes a release live and keeps it there; without a version, says which there are',
    args: ['[version]'],
    settings: ['DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY'],
  },
  unpin: {
    does: 'lets other releases go live again',
    args: [],
    settings: ['DATA_DIR', 'STORE', 'RELEASE_SIGNING_KEY'],
  },
  history: {
    does: 'says what was released, tried and taken back, and when',
    args: [],
    settings: ['DATA_DIR', 'STORE'],
  },
  slots: {
    does: "fetches the types of the other teams' slots from the running site, into slots/",
    args: [],
    settings: ['SITE_URL'],
  },
  stack: {
    does: 'turns a stack of minified scripts, from a file or what comes in, into lines of the sources',
    args: ['[file]'],
    settings: ['DATA_DIR', 'STORE'],
  },
  status: {
    does: 'says what the site shows, what it refuses, and why',
    args: [],
    settings: ['SITE_URL'],
    anywhere: true,
  },
  keys: { does: 'makes a pair of keys, for releases that are signed', args: [] },
};

const settings = {
  DATA_DIR: 'the folder in which releases/ is the release store (.data)',
  STORE: 'another store: a folder, or s3://bucket/prefix with AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID, …',
  PREVIEW_SECRET: "the site's secret, by which it knows its links: 16 characters or more",
  RELEASE_SIGNING_KEY: "the team's private key: what is released is signed with it",
  SITE: "the table of the site, or an addition to it (site.json beside package.json, else the shell's)",
  SITE_URL: 'the running site (http://localhost:8080)',
  REMOTES: 'origins of the other remotes, whose live releases are taken from there: mfe-news=https://…,…',
  OVERRIDE_SECRET: "the running site's, of 16 characters at least: its pages take the remote from here",
  PORT: 'where it listens (8081)',
  CHROMIUM_PATH: 'the browser of the tests, where Playwright has none',
};

const EXIT_CODES = 'Exit codes: 0 done, 1 refused or failed, 2 wrong use.';

/** All commands, a line each. */
export const overview = () =>
  [
    'goldbraun <command> [arguments], in the folder of a remote:',
    '',
    ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`),
    '',
    `goldbraun <command> --help says more. --json has a line for programs. ${EXIT_CODES}`,
  ].join('\n');

/**
 * One command, with its arguments and settings.
 * @param {string} name of one that there is
 */
export function usageOf(name) {
  const { does, args, options = {}, settings: read = [] } = commands[name];
  const optional = Object.keys(options);
  return [
    `goldbraun ${[name, ...args, ...optional.map((option) => `[${option}]`), '[--json]'].join(' ')}`,
    '',
    `  ${does}`,
    ...(optional.length > 0 ? ['', ...optional.map((key) => `  ${key.padEnd(24)} ${options[key]}`)] : []),
    ...(read.length > 0 ? ['', ...read.map((key) => `  ${key.padEnd(20)} ${settings[key]}`)] : []),
    '',
    EXIT_CODES,
  ].join('\n');
}

/**
 * What of a call is no option.
 * @param {string[]} args
 * @param {Record<string, string>} options as the commands have them: `--days <n>`
 */
function argumentsIn(args, options) {
  if (!options) return args.filter((arg) => arg !== '--json');
  const known = Object.keys(options).map((option) => option.slice(2).split(' '));
  const types = known.map(([name, value]) => [name, { type: value ? 'string' : 'boolean', multiple: true }]);
  return parseArgs({ args, strict: false, allowPositionals: true, options: Object.fromEntries(types) })
    .positionals;
}

/** Wrong use, as opposed to something that went wrong. */
const USAGE = 2;

/**
 * What a call ends with before its command is started; undefined if it is to be started.
 * @param {string} name of the command
 * @param {string[]} args behind it, without the remote
 * @returns {{ text: string; code: number } | undefined}
 */
export function endOf(name, args) {
  if (name === '') return { text: overview(), code: USAGE };
  if (name === '--help' || name === 'help') return { text: overview(), code: 0 };
  if (!Object.hasOwn(commands, name))
    return { text: `There is no command "${name}".\n\n${overview()}`, code: USAGE };
  if (args.includes('--help')) return { text: usageOf(name), code: 0 };
  const needed = commands[name].args.filter((arg) => arg.startsWith('<')).length;
  const given = argumentsIn(args, commands[name].options).length;
  return given < needed || given > commands[name].args.length
    ? { text: usageOf(name), code: USAGE }
    : undefined;
}

/**
 * Ends this process with a text: help on stdout, what was wrong on stderr or, with `--json`, as a line for programs.
 * @param {{ text: string; code: number }} end
 * @param {string[]} args of the call
 */
export function endWith({ text, code }, args) {
  if (code !== 0 && args.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: text.split('\n', 1)[0] })}\n`);
  else (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
}
