import { join } from 'node:path';
import { readSite, type Site } from './site-file.ts';

/** The table of this shell's release, where it lies beside its sources. */
export const RELEASED_SITE = join(import.meta.dirname, '../site.json');

/**
 * The site that a command is about: what `SITE` names, or the table of this shell's release.
 * @param otherwise a table, or an addition to one, that counts where `SITE` names none
 * @throws SiteFileWrong
 */
export const namedSite = (otherwise?: string): Site => readSite(RELEASED_SITE, process.env.SITE || otherwise);
