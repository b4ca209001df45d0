/** What a test's runner and npm tell those that they start; a team's shell has none of it. */
const ofRunner =
  /^(NODE_(?!EXTRA_CA)|npm_(?!config_)|PLAYWRIGHT|TEST_|INIT_CWD|FORCE_COLOR|SITE|STORE|DATA_DIR|REMOTES)/;

/** The environment of a command that a team runs in its own shell. */
export const teamEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !ofRunner.test(name)),
);
