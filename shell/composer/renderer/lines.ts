import type { Readable } from 'node:stream';

/**
 * Reads a stream line by line.
 * @param maxBytes of one line
 * @param onTooLong called once, instead of a line that is longer; nothing is read after it
 */
export function readLines(
  stream: Readable,
  maxBytes: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): void {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...parts, rest.subarray(0, end)]);
      rest = rest.subarray(end + 1);
      parts = [];
      length = 0;
      onLine(line.toString('utf8'));
    }
    if (rest.length === 0) return;
    parts.push(rest);
    length += rest.length;
    if (length <= maxBytes) return;
    stream.off('data', take).pause();
    parts = [];
    onTooLong();
  };
  stream.on('data', take);
}
