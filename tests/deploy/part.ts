import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretSettings } from '@goldbraun/shared/service/secret-files';
import { root } from '../../shared/toolchain/parts.ts';

/** A part of the site as its container is started, whoever starts it. */
export interface Part {
  /** As in docker-compose.yml. */
  name: string;
  /** Its environment; a value that is decided elsewhere is undefined. Secrets out of files have the names of the settings for which they stand. */
  variables: Readonly<Record<string, string | undefined>>;
  /** What listens there, in ascending order. */
  ports: readonly number[];
  /** The uid. */
  user: number;
  /** The program and its arguments, where it isn't that of the image. */
  command: readonly string[] | undefined;
}

/** The settings that may come out of a file: the project's own, and that of the image of PostgreSQL. */
const fromFiles: readonly string[] = [...secretSettings, 'POSTGRES_PASSWORD'];

/** The setting for which a variable stands: DATABASE_URL_FILE for DATABASE_URL. */
export function settingOf(variable: string): string {
  const setting = variable.replace(/_FILE$/, '');
  return fromFiles.includes(setting) ? setting : variable;
}

/** Users of the base images. */
export const uids: Readonly<Record<string, number>> = { node: 1000, nginx: 101, postgres: 999 };

/** What an image says of itself. */
export function imageOf(dockerfile: string): { user: string; ports: number[] } {
  const text = readFileSync(join(root, dockerfile), 'utf8');
  const last = (instruction: string) => text.match(new RegExp(`^${instruction} .*$`, 'gm'))?.at(-1) ?? '';
  const ports = last('EXPOSE').match(/\d+/g) ?? [];
  return { user: last('USER').replace('USER ', ''), ports: [...new Set(ports.map(Number))] };
}
