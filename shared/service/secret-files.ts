import { readFileSync } from 'node:fs';

/** Settings that nobody should read in a list of processes or in `docker inspect`. */
export const secretSettings = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'CHALLENGE_SECRET',
  'DATABASE_URL',
  'OVERRIDE_SECRET',
  'PREVIEW_SECRET',
  'SMTP_URL',
] as const;

type Environment = Record<string, string | undefined>;

/**
 * An environment with the secrets out of files: `DATABASE_URL_FILE=/run/secrets/database-url` stands for a `DATABASE_URL` with
 * that file's content, without the line break at its end. It is how Docker and Kubernetes hand secrets over.
 * @returns the environment, or a sentence for each setting that is wrong
 */
export function withSecretFiles(env: Environment): { env: Environment } | { faults: string[] } {
  const faults: string[] = [];
  const read: Environment = {};
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const file = env[setting];
    if (!file) continue;
    if (env[name]) {
      faults.push(`${name} and ${setting} are both set: one of them has to go.`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') faults.push(`${setting} names ${file}, which is empty.`);
    } catch (error) {
      faults.push(`${setting} names ${file}, which can't be read: ${(error as NodeJS.ErrnoException).code}.`);
    }
  }
  return faults.length > 0 ? { faults } : { env: { ...env, ...read } };
}
