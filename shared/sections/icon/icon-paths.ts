/**
 * The outlines of the icons on a field of 24 × 24, drawn with a stroke of 2. Each is an export of its own, so that a
 * page carries only those that it shows.
 */
export type IconPath = `M${string}`;

export const arrowRightIcon = 'M4 12h16M13 5l7 7-7 7';
export const arrowLeftIcon = 'M20 12H4M11 5l-7 7 7 7';
export const arrowUpRightIcon = 'M6 18L18 6M8 6h10v10';
export const checkIcon = 'M4 12.5l5.5 5.5L20 7';
export const closeIcon = 'M5 5l14 14M19 5L5 19';
export const menuIcon = 'M3 6h18M3 12h18M3 18h18';
export const chevronDownIcon = 'M5 9l7 7 7-7';
export const chevronRightIcon = 'M9 5l7 7-7 7';
export const chevronLeftIcon = 'M15 5l-7 7 7 7';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21';
export const phoneIcon =
  'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.2 2 2 0 0 1 5 3z';
export const mailIcon = 'M3 5h18v14H3zM3 6l9 7 9-7';
export const downloadIcon = 'M12 3v12M6 10l6 6 6-6M4 20h16';
export const uploadIcon = 'M12 16V4M6 9l6-6 6 6M4 20h16';
export const fileIcon = 'M6 2h8l5 5v15H6zM14 2v6h5';
export const trashIcon = 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7';
export const pinIcon =
  'M12 22s7-7.2 7-12.5a7 7 0 1 0-14 0C5 14.8 12 22 12 22zM12 7a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z';
