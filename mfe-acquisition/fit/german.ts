/** A number as it is written in Germany, with one decimal at most. */
export const german = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 1 });
