const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

const german = (value: number, digits: number) =>
  value.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A file's size as people read it, for instance '13,4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${german(Math.ceil(bytes / kilobyte), 0)}\u00a0kB`;
  return `${german(bytes / megabyte, 1)}\u00a0MB`;
}
