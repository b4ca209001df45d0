/** An address in a stack: a place in a minified script of a release. */
export interface Frame {
  /** As it stands in the text, from `https://` to the column. */
  address: string;
  /** The remote, or `shell`. */
  part: string;
  version: string;
  /** The script's name in the release. */
  file: string;
  /** From 1 on, as browsers count. */
  line: number;
  column: number;
}

/** `…/remotes/mfe-news/1.0.0-0123456789/list.0a1b2c3d.js:1:234`, as Chrome, Firefox and Safari write it alike. */
const pattern =
  /[^\s()@"'<>]{0,300}\/(shell|mfe-[a-z0-9-]{1,40})\/(\d{1,9}\.\d{1,9}\.\d{1,9}-[0-9a-f]{10})\/((?:[\w~+-][\w~+.-]{0,99}\/){0,5}[\w~+-][\w~+.-]{0,99}\.js):(\d{1,9}):(\d{1,9})/g;

/** Finds the addresses of releases in a text, whatever stands around them. */
export const framesIn = (text: string): Frame[] =>
  Array.from(text.matchAll(pattern), ([address, part = '', version = '', file = '', line, column]) => ({
    address,
    part,
    version,
    file,
    line: Number(line),
    column: Number(column),
  }));
