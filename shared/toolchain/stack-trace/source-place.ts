import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Frame } from './frames.ts';

/** Where something stands in the sources. */
export interface SourcePlace {
  /** As it is in the repository: `mfe-news/src/pages/list/ListPage.tsx`. */
  file: string;
  /** From 1 on. */
  line: number;
  column: number;
  /** That line as it was when it was built. */
  text: string;
}

/**
 * Finds what a place in a minified script was made of.
 * @param map the script's source map, as JSON
 * @returns undefined if it was made of nothing, as what webpack adds itself
 * @throws Error if it is no source map
 */
export function sourcePlace(
  map: string,
  { line, column }: Pick<Frame, 'line' | 'column'>,
): SourcePlace | undefined {
  const trace = new TraceMap(map);
  const found = originalPositionFor(trace, { line, column: Math.max(column - 1, 0) });
  if (found.source === null) return undefined;
  const text = sourceContentFor(trace, found.source)?.split('\n')[found.line - 1] ?? '';
  return { file: found.source, line: found.line, column: found.column + 1, text: text.trim() };
}
