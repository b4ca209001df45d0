import { parseArgs } from 'node:util';
import { previewName } from '@goldbraun/shared/release/discovery';
import { MAX_PREVIEW_DAYS } from '@goldbraun/shared/service/preview-token';
import * as v from 'valibot';
import { WrongUse } from './command.ts';

const DAYS = 7;

/** What is wanted of `goldbraun preview`. */
export interface PreviewWishes {
  /** The name of the preview; without one they are listed. */
  name?: string;
  /** Previews of other teams that the link shows, too, by their remotes. */
  others: Record<string, string>;
  days: number;
  /** On which page the link begins. */
  path: string;
  end: boolean;
}

function checkedName(name: string): string {
  const parsed = v.safeParse(previewName, name);
  if (parsed.success) return name;
  throw new WrongUse(`"${name}" can't be the name of a preview: it ${parsed.issues[0].message}.`);
}

function otherPreview(remote: string, text: string): [remote: string, name: string] {
  const [, other = '', name = ''] = /^(mfe-[a-z0-9-]{1,40})=(.+)$/.exec(text) ?? [];
  if (!other) throw new WrongUse(`--with names a preview of another team: mfe-content=pr-7, not "${text}".`);
  if (other === remote)
    throw new WrongUse(`--with names a remote besides ${remote}, which is in the link already.`);
  return [other, checkedName(name)];
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        with: { type: 'string', multiple: true, default: [] },
        days: { type: 'string', default: String(DAYS) },
        path: { type: 'string', default: '/' },
        end: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

/**
 * Reads the arguments of `goldbraun preview`.
 * @throws WrongUse
 */
export function parsePreview(remote: string, args: string[]): PreviewWishes {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new WrongUse(`One preview has one name, not "${positionals.join(' ')}".`);
  if (name === undefined && values.end) {
    throw new WrongUse(`Which preview is to end? npm run preview -w ${remote} -- pr-42 --end`);
  }
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > MAX_PREVIEW_DAYS) {
    throw new WrongUse(`--days is a whole number from 1 to ${MAX_PREVIEW_DAYS}, not "${values.days}".`);
  }
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(values.path)) {
    throw new WrongUse(`--path is a path of the site, such as /aktuelles, not "${values.path}".`);
  }
  const others = Object.fromEntries(values.with.map((text) => otherPreview(remote, text)));
  const { path, end } = values;
  return { ...(name === undefined ? {} : { name: checkedName(name) }), others, days, path, end };
}
