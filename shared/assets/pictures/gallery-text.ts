import type { Gallery } from './shot-lists.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "\\'").replaceAll('\u00a0', '\\u00a0')}'`;

/** The module with a gallery's texts; `file` is relative to the root. */
export function galleryTextOf(gallery: Gallery): { file: string; content: string } {
  const lines = (key: 'caption' | 'alt') => gallery.shots.map((shot) => `    ${quoted(shot[key])},`);
  return {
    file: `${gallery.part}/text/de/galleries/${gallery.name}.ts`,
    content: [
      `// Written by npm run pictures from shared/assets/scenes/shots/${gallery.name}.json.`,
      `export const ${gallery.name} = {`,
      `  title: ${quoted(gallery.title)},`,
      `  path: '/asset/${gallery.folder}/',`,
      `  noOfImages: ${gallery.shots.length},`,
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
