import type { PortraitDrawing } from './drawings.ts';

const GLASSES = 'M34.5 43a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM49.5 43a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM46.5 42h3';

const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** The SVG of a face in the flat style of the site's pictures, on a field of 96 × 96. */
export function portraitSvg(drawing: PortraitDrawing): string {
  const { ground, skin, hair, jacket, shirt, back, front, beard, glasses } = drawing;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="${ground}"/>`,
    back ? filled(back, hair) : '',
    filled('M14 96c0-18 12-25 34-25s34 7 34 25z', jacket),
    filled('M37 71h22l-11 14z', shirt),
    filled('M40 58h16v14c0 4-16 4-16 0z', skin),
    '<path d="M40 62c4 4 12 4 16 0v4c-4 4-12 4-16 0z" fill="#1c1a17" opacity="0.12"/>',
    filled('M30 40c0-14 8-20 18-20s18 6 18 20c0 15-8 25-18 25S30 55 30 40z', skin),
    beard ? filled(beard, hair) : '',
    filled(front, hair),
    '<circle cx="41" cy="43" r="2" fill="#1c1a17"/><circle cx="55" cy="43" r="2" fill="#1c1a17"/>',
    '<path d="M42 53c3 3.5 9 3.5 12 0" fill="none" stroke="#7d2a20" stroke-width="2" stroke-linecap="round"/>',
    glasses ? `<path d="${GLASSES}" fill="none" stroke="#1c1a17" stroke-width="1.5"/>` : '',
    '</svg>\n',
  ].join('');
}
