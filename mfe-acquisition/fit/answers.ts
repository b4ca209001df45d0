import { type FitField, fieldNames } from './field-names.ts';
import { type NumberFault, readNumber } from './read-number.ts';

/** What can be chosen, by the name in the code, and how it stands in the page's address. */
export const options = {
  kind: { plot: 'grundstueck', shop: 'laden', project: 'projekt' },
  groundFloor: { all: 'ganz', part: 'teilweise', none: 'nicht' },
  town: {
    village: 'unter-20000',
    small: '20000-bis-50000',
    middle: '50000-bis-100000',
    large: 'ab-100000',
  },
  road: { main: 'hauptstrasse', local: 'ortsstrasse', side: 'nebenstrasse' },
  footfall: {
    pedestrian: 'fussgaengerzone',
    station: 'bahnhof-oder-center',
    shopping: 'geschaeftsstrasse',
    side: 'nebenlage',
  },
  law: {
    commercial: 'gewerbe-oder-mischgebiet',
    unplanned: 'ohne-bebauungsplan',
    residential: 'wohngebiet',
    outside: 'aussenbereich',
    unknown: 'unbekannt',
  },
  contract: { sale: 'verkauf', lease: 'miete', groundLease: 'erbbaurecht', open: 'offen' },
} as const;

type Options = typeof options;
type Choice = keyof Options;
export type Kind = keyof Options['kind'];

interface Common {
  /** m². */
  area: number;
  town: keyof Options['town'];
  law: keyof Options['law'];
  contract: keyof Options['contract'];
}

export interface PlotAnswers extends Common {
  kind: 'plot' | 'project';
  /** Along the street, in m. Not everybody knows it. */
  frontage?: number;
  road: keyof Options['road'];
}

export interface ShopAnswers extends Common {
  kind: 'shop';
  groundFloor: keyof Options['groundFloor'];
  footfall: keyof Options['footfall'];
}

/** All that has to be known for a verdict. */
export type FitAnswers = PlotAnswers | ShopAnswers;

/** The six questions, in the order in which they are asked. */
export const questions = ['kind', 'area', 'town', 'place', 'law', 'contract'] as const;
export type Question = (typeof questions)[number];

/** m², m: what is outside is a slip of the keyboard. */
export const limits = {
  area: { least: 10, most: 1_000_000 },
  frontage: { least: 3, most: 5_000 },
} as const;

/** The fields of a question; what kind is offered decides about two of them. */
export function fieldsOf(question: Question, kind: Kind | undefined): FitField[] {
  if (question === 'area') return ['area', kind === 'shop' ? 'groundFloor' : 'frontage'];
  if (question === 'place') return [kind === 'shop' ? 'footfall' : 'road'];
  return [question];
}

/** What an address says, as far as it says something. */
export interface FitState {
  /** As it was filled in, right or wrong. */
  given: Partial<Record<FitField, string>>;
  faults: Partial<Record<FitField, NumberFault>>;
  kind?: Kind;
  /** Questions that have no answer, or none that can be understood. */
  open: Question[];
  /** Once none is open. */
  answers?: FitAnswers;
}

const isNumber = (field: FitField): field is 'area' | 'frontage' => field === 'area' || field === 'frontage';

/** The choice that a word of the address stands for; undefined for a word that stands for none. */
function chosen(field: Choice, word: string | undefined): string | undefined {
  return Object.entries(options[field]).find(([, written]) => written === word)?.[0];
}

/**
 * Reads the answers out of a page's query. What is nonsense counts as not answered; a number that can't be understood is
 * said to be at fault, for it was meant.
 */
export function readFit(search: string): FitState {
  const params = new URLSearchParams(search);
  const state: FitState = { given: {}, faults: {}, open: [] };
  const answers: Partial<Record<FitField, string | number>> = {};
  state.kind = chosen('kind', params.get(fieldNames.kind) ?? undefined) as Kind | undefined;
  for (const question of questions) {
    for (const field of fieldsOf(question, state.kind)) {
      const word = params.get(fieldNames[field])?.trim();
      if (!word) continue;
      state.given[field] = word;
      const read = isNumber(field) ? readNumber(word, limits[field]) : { value: chosen(field, word) };
      if ('fault' in read) state.faults[field] = read.fault;
      else if (read.value !== undefined) answers[field] = read.value;
    }
    if (!isAnswered(question, state, answers)) state.open.push(question);
  }
  if (state.open.length === 0) state.answers = answers as unknown as FitAnswers;
  return state;
}

/** The frontage alone may be left out; what stands there has to be a number. */
function isAnswered(question: Question, { kind, faults }: FitState, answers: object): boolean {
  return fieldsOf(question, kind).every((field) =>
    field === 'frontage' ? !faults.frontage : field in answers,
  );
}

/** The answers as they stand in an address, in one order: equal answers have equal addresses. */
export function fitQuery(answers: FitAnswers): string {
  const params = new URLSearchParams();
  for (const question of questions) {
    for (const field of fieldsOf(question, answers.kind)) {
      const value = (answers as unknown as Record<FitField, string | number | undefined>)[field];
      if (value === undefined) continue;
      const written = isNumber(field) ? String(value) : (options[field] as Record<string, string>)[value];
      params.set(fieldNames[field], String(written));
    }
  }
  return params.toString();
}
