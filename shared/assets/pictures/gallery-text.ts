import type { ShotList } from './shot-lists.ts';

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The module with a gallery's texts, or nothing for a list that is no gallery. `file` is relative to the root. */
export function galleryTextOf(list: ShotList): { file: string; content: string } | undefined {
  if (!list.title) return undefined;
  const lines = (key: 'caption' | 'alt') => list.shots.map((shot) => `    ${quoted(shot[key] ?? '')},`);
  return {
    file: `${list.part}/text/de/galleries/${list.name}.ts`,
    content: [
      `// Written by shared/assets/pictures/gallery-texts.ts from shared/assets/scenes/shots/${list.name}.json.`,
      `export const ${list.name} = {`,
      `  title: ${quoted(list.title)},`,
      `  path: '/asset/${list.folder}/',`,
      `  noOfImages: ${list.shots.length},`,
      '  captions: [',
      ...lines('caption'),
      '  ],',
      '  alts: [',
      ...lines('alt'),
      '  ],',
      '} as const;',
      '',
    ].join('\n'),
  };
}
