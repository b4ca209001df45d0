/**
 * The commands of a team: what each does, its arguments (`<needed>`, `[optional]`), and the settings that it reads.
 * @type {Record<string, { does: string; args: string[]; settings?: string[]; options?: Record<string, string>; anywhere?: boolean; json?: boolean }>}
 */
export const commands = {
  create: {
    does: 'makes a folder with a remote that builds, and tests that pass',
    args: ['<mfe-name>', '[path]'],
    anywhere: true,
  },
  test: { does: 'runs the tests below tests/', args: [] },
  check: {
    does: 'builds the remote and composes every page of the site with it, as the site would before it is live',
    args: [],
    json: true,
    settings: ['SITE', 'DATA_DIR', 'STORE'],
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
    json: true,
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
};

/** All commands, a line each. */
export const overview = () =>
  [
    'goldbraun <command> [arguments], in the folder of a remote:',
    '',
    ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`),
    '',
    'goldbraun <command> --help says more. Exit codes: 0 done, 1 refused or failed, 2 wrong use.',
  ].join('\n');

/** One command, with its arguments and settings. */
export function usageOf(name) {
  const { does, args, options = {}, json, settings: read = [] } = commands[name];
  const optional = Object.keys(options);
  return [
    `goldbraun ${[name, ...args, ...optional.map((option) => `[${option}]`), ...(json ? ['[--json]'] : [])].join(' ')}`,
    '',
    `  ${does}`,
    ...(optional.length > 0 ? ['', ...optional.map((key) => `  ${key.padEnd(24)} ${options[key]}`)] : []),
    ...(read.length > 0 ? ['', ...read.map((key) => `  ${key.padEnd(20)} ${settings[key]}`)] : []),
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong use.',
  ].join('\n');
}
