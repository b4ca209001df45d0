import { centimetres, limits, type Plot, type Side, sides } from './plot.ts';
import type { PlotField } from './plot-fields.ts';

/** The answers of the form as they were written, which is also how they stand in an address. */
export interface Answers {
  breite: string;
  tiefe: string;
  seite: Side;
  ecke: boolean;
}

/** What is wrong with a length. */
export type LengthProblem = 'missing' | 'no-number' | 'too-small' | 'too-large';

export type PlotProblems = Partial<Record<'breite' | 'tiefe', LengthProblem>>;

/** No length that makes sense is longer; so a page is the same for all that a server lets through. */
const MAX_LENGTH = 12;

/** Reads the query of an address, or what a form holds. An unknown side counts as the south, which is drawn below. */
export function readAnswers(query: string | URLSearchParams): Answers {
  const params = new URLSearchParams(query);
  const first = (name: PlotField) => (params.getAll(name).find(Boolean) ?? '').slice(0, MAX_LENGTH);
  return {
    breite: first('breite'),
    tiefe: first('tiefe'),
    seite: sides.find((side) => side === first('seite')) ?? 'sued',
    ecke: first('ecke') === 'ja',
  };
}

/** Whether a plot was asked for at all. */
export const isAsked = ({ breite, tiefe }: Answers): boolean => Boolean(breite.trim() || tiefe.trim());

/** The query by which others see the same plan; without its question mark. */
export function queryOf({ breite, tiefe, seite, ecke }: Answers): string {
  const params = new URLSearchParams({ breite: breite.trim(), tiefe: tiefe.trim(), seite });
  if (ecke) params.set('ecke', 'ja');
  return params.toString();
}

/** A length in metres to whole centimetres, with a comma or a point: `52,5`, `52.5`, `52,5 m`. */
function readLength(written: string): number | LengthProblem {
  const value = written.trim();
  if (!value) return 'missing';
  const [, digits] = /^(-?\d+(?:[.,]\d{1,2})?)\s*m?$/.exec(value) ?? [];
  if (digits === undefined) return 'no-number';
  const metres = centimetres(Number(digits.replace(',', '.'))) / 100;
  if (metres < limits.smallest) return 'too-small';
  return metres > limits.largest ? 'too-large' : metres;
}

/** The plot that somebody describes, or what keeps it from being drawn. */
export function readPlot({ breite, tiefe, seite, ecke }: Answers): Plot | { problems: PlotProblems } {
  const [width, depth] = [readLength(breite), readLength(tiefe)];
  if (typeof width === 'number' && typeof depth === 'number') {
    return { width, depth, street: seite, corner: ecke };
  }
  const problems: PlotProblems = {};
  if (typeof width === 'string') problems.breite = width;
  if (typeof depth === 'string') problems.tiefe = depth;
  return { problems };
}
