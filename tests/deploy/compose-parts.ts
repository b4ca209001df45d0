import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/toolchain/parts.ts';
import { imageOf, type Part, settingOf, uids } from './part.ts';

/** A service of the compose file, as far as it matters here. */
export interface ComposeService {
  image?: string;
  build?: { dockerfile: string };
  user?: string;
  command?: string[];
  environment?: Record<string, string | number | null>;
  profiles?: string[];
}

/** The port on which PostgreSQL's image listens. */
const POSTGRES_PORT = 5432;

/** The compose file's services, but for those that somebody has to ask for. */
export function composeServices(): [string, ComposeService][] {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
  return Object.entries(services).filter(([, { profiles }]) => !profiles);
}

/** A service as a part; what compose takes from its own environment is decided elsewhere. */
export function partOf(name: string, service: ComposeService): Part {
  const image = service.build ? imageOf(service.build.dockerfile) : { user: '', ports: [POSTGRES_PORT] };
  const { user = image.user } = service;
  const environment = Object.entries(service.environment ?? {}).map(([variable, value]) => {
    const text = String(value);
    return [settingOf(variable), value === null || text.includes('${') ? undefined : text] as const;
  });
  const variables = Object.fromEntries(environment);
  const own = variables.COMPOSER_SOCKET && !variables.REMOTES ? [] : image.ports;
  const all = variables.METRICS_PORT ? [...own, Number(variables.METRICS_PORT)] : own;
  return {
    name,
    variables,
    ports: all.toSorted((a, b) => a - b),
    user: uids[user] ?? 0,
    command: service.command,
  };
}

/** The parts of the site as the compose file starts them. */
export const composeParts = (): Part[] => composeServices().map(([name, service]) => partOf(name, service));

/** Who asks whom, as `from to:port`: by the addresses in the parts' settings, and that of nginx. */
export function composeWays(): string[] {
  const ways = composeServices().flatMap(([name, { environment }]) =>
    Object.values(environment ?? {}).flatMap((value) =>
      [...String(value).matchAll(/(?:\/\/|@)([a-z-]+:\d+)/g)].map(([, to]) => `${name} ${to}`),
    ),
  );
  const nginx = readFileSync(join(root, 'shell/proxy/nginx.conf'), 'utf8');
  return [...ways, `proxy ${/set \$shell (\S+);/.exec(nginx)?.[1]}`].sort();
}
