import type { Part } from './part.ts';

/** What a way of starting the parts has and compose has not, and the other way round: names of settings. */
export interface Difference {
  more?: string[];
  less?: string[];
  /** Settings with another value. */
  other?: string[];
}

const partNamed = (parts: readonly Part[], name: string): Part | undefined =>
  parts.find((part) => part.name === name);

/** Expects a part to have the settings, ports, user and program that the compose file gives it, but for what is said to differ. */
export function expectSamePart(
  name: string,
  parts: readonly Part[],
  compose: readonly Part[],
  { more = [], less = [], other = [] }: Difference = {},
): void {
  const expected = partNamed(compose, name);
  const part = partNamed(parts, name);
  if (!expected || !part) throw new Error(`${name} is missing ${expected ? 'here' : 'in the compose file'}.`);
  const settings = [...Object.keys(expected.variables), ...more].filter((setting) => !less.includes(setting));
  expect(Object.keys(part.variables).sort()).toEqual(settings.sort());
  const fixed = Object.entries(expected.variables).filter(
    ([setting, value]) => value !== undefined && !less.includes(setting) && !other.includes(setting),
  );
  expect(part.variables).toMatchObject(Object.fromEntries(fixed));
  expect(part.ports).toEqual(expected.ports);
  expect(part.user).toBe(expected.user);
}
