import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems';
import type { RemoteName, SiteTable } from '../src/routes.ts';

/** A release whose files lie complete and checked on this machine. */
export interface LocalRelease {
  name: RemoteName;
  version: string;
  folder: string;
}

/** What all pages of the site have in common, whatever releases they are composed of. */
export interface SiteFrame {
  shell: { version: string; folder: string };
  /** Where visitors reach the site, without a slash at the end: `https://immobilien.goldbraun.example`. */
  publicUrl: string;
  outside: OutsideSystems;
  /** Whom its paths belong to. */
  site: SiteTable;
}

/** What one visitor's pages are composed of: one release of each remote. */
export interface ComposerInput extends SiteFrame {
  releases: LocalRelease[];
}

/** A release as logs and metrics name it: `mfe-news@1.0.0-0123456789`. */
export const nameOf = ({ name, version }: Pick<LocalRelease, 'name' | 'version'>) => `${name}@${version}`;
