const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });

/** A figure as it is written in German: `52,5`. */
export const inGerman = (value: number): string => number.format(value);

/** `52,5 m` */
export const inMetres = (metres: number): string => `${inGerman(metres)}\u00a0m`;

/** `2.500 m²` */
export const inSquareMetres = (area: number): string => `${whole.format(area)}\u00a0m²`;

/** `64 %` of a share from 0 to 1, rounded up: what is allowed must not look wider than it is. */
export const inPercent = (share: number): string => `${whole.format(Math.ceil(share * 100))}\u00a0%`;

/** `60 × 50 m` */
export const sizeInMetres = ({ width, depth }: { width: number; depth: number }): string =>
  `${inGerman(width)}\u00a0×\u00a0${inMetres(depth)}`;
