import type { Override } from '@goldbraun/shared/service/override-token';
import { APP_ELEMENT, BOOT_ELEMENT, type Boot } from '../../src/boot.ts';
import { consentPanel } from '../../src/consent/panel.ts';
import { browserSite, type SiteTable } from '../../src/routes.ts';

/** Where a development server serves a part. */
const devBase = ({ origin }: Override, part: string): string =>
  `${origin}/${part === 'shell' ? 'shell' : `remotes/${part}`}/dev/`;

/**
 * The one document of a visitor with an override: the browser renders it, since the composer has only what was
 * released. All remotes but the overridden one are the live ones.
 */
export function overrideDocument(
  override: Override,
  versions: ReadonlyMap<string, string>,
  site: SiteTable,
): string {
  const shell = devBase(override, 'shell');
  const boot: Boot = {
    site: browserSite(site),
    remotes: {
      ...Object.fromEntries(
        [...versions].map(([name, version]) => [name, `/remotes/${name}/${version}/remoteEntry.js`]),
      ),
      [override.remote]: `${devBase(override, override.remote)}remoteEntry.js`,
    },
  };
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Goldbraun Immobilien</title><link rel="icon" href="/asset/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${shell}main.css"><link rel="stylesheet" href="/asset/visit-bar.css"><script type="module" src="${shell}main.js" crossorigin></script></head><body><div id="${APP_ELEMENT}"></div>${consentPanel({})}<form class="visit-bar" method="post" action="/override/reset"><p><strong>${override.remote}</strong> kommt von ${override.origin}</p><button>Zurücksetzen</button></form><script type="application/json" id="${BOOT_ELEMENT}">${json}</script></body></html>`;
}

/** Allows the scripts of one development server, with its hot reload, and nothing else that the site's own would not. */
export function overridePolicy({ origin }: Override): string {
  const socket = origin.replace('http:', 'ws:');
  return [
    "default-src 'self'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `img-src 'self' data: ${origin}`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin} ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
