/** The outlines of the icons on a field of 24 × 24, drawn with a stroke of 2. */
export const iconPaths = {
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  'arrow-left': 'M20 12H4M11 5l-7 7 7 7',
  'arrow-up-right': 'M6 18L18 6M8 6h10v10',
  check: 'M4 12.5l5.5 5.5L20 7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-left': 'M15 5l-7 7 7 7',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  phone:
    'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.2 2 2 0 0 1 5 3z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  download: 'M12 3v12M6 10l6 6 6-6M4 20h16',
  upload: 'M12 16V4M6 9l6-6 6 6M4 20h16',
  file: 'M6 2h8l5 5v15H6zM14 2v6h5',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5',
  pin: 'M12 22s7-7.2 7-12.5a7 7 0 1 0-14 0C5 14.8 12 22 12 22zM12 7a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
} as const;

export type IconName = keyof typeof iconPaths;
