/** Keys that a visitor presses, by their names in the UI Events specification. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** An element under the visitor's hand. */
export interface Handle {
  click(): Promise<void>;
  /** Types into it behind what stands there. */
  type(text: string): Promise<void>;
  /** Of a `<select>`: takes the option with this value. */
  select(value: string): Promise<void>;
  /** Of a file field: chooses the file at this path. */
  choose(file: string): Promise<void>;
}

/** A function that runs in the page. It is sent there as text, so it sees its argument and nothing else. */
export type InPage<Argument, Result> = (argument: Argument) => Result;

/**
 * One tab, without anything that an earlier one has stored: all that an engine has to be able to do. What visitors do is made of it
 * (../visitor.ts).
 */
export interface Tab {
  /** Resolves with the document's `load` event. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** @param width of what the page sees, in CSS pixels */
  resize(width: number, height: number): Promise<void>;
  press(key: Key): Promise<void>;
  evaluate<Argument, Result>(inPage: InPage<Argument, Result>, argument: Argument): Promise<Result>;
  find<Argument>(inPage: InPage<Argument, Element | null>, argument: Argument): Promise<Handle | undefined>;
  /**
   * What the browser has complained of since this was last asked: errors and warnings in the console, uncaught errors, what the policy or a
   * hash has stopped, answers of 400 and more.
   */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** Such as `firefox/153.7.0`. */
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}
