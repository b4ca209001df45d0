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

/** `/mfe-news/1.0.0-0123456789/list.0a1b2c3d.js:1:234`: with that an address ends, as Chrome, Firefox and Safari write it alike. */
const ending =
  /\/(shell|mfe-[a-z0-9-]{1,40})\/(\d{1,9}\.\d{1,9}\.\d{1,9}-[0-9a-f]{10})\/((?:[\w~+-][\w~+.-]{0,99}\/){0,5}[\w~+-][\w~+.-]{0,99}\.js):(\d{1,9}):(\d{1,9})/g;
/** What stands before an address, and in none. */
const border = /[\s()@"'<>]/;
const MAX_BEGINNING = 300;

/** Finds the addresses of releases in a text, whatever stands around them. */
export const framesIn = (text: string): Frame[] =>
  Array.from(
    text.matchAll(ending),
    ({ index, 0: found, 1: part = '', 2: version = '', 3: file = '', 4: line, 5: column }) => {
      const beginning =
        text
          .slice(Math.max(index - MAX_BEGINNING, 0), index)
          .split(border)
          .at(-1) ?? '';
      return { address: beginning + found, part, version, file, line: Number(line), column: Number(column) };
    },
  );
