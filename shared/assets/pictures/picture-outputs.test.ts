import { pictureSrcSet } from '../../sections/picture/picture-roles.ts';
import { outputsOf } from './picture-outputs.ts';

describe('outputsOf', () => {
  it('writes every file that the page component asks for', () => {
    const written = outputsOf({ file: 'images/home/hero', role: 'hero' }).map(
      (output) => `/asset/${output.file}`,
    );
    for (const format of ['avif', 'jpg'] as const) {
      for (const candidate of pictureSrcSet('/asset/images/home/hero.jpg', 'hero', format).split(', ')) {
        expect(written).toContain(candidate.split(' ')[0]);
      }
    }
    expect(written).toContain('/asset/images/home/hero.jpg');
  });

  it("writes a gallery's picture in all widths of a wide one, with its thumbnail", () => {
    const wide = outputsOf({ file: 'images/Gallery_berlin/3', role: 'wide' });
    expect(outputsOf({ file: 'images/Gallery_berlin/3', role: 'gallery' })).toEqual([
      ...wide,
      { file: 'images/Gallery_berlin/3_thumb.jpg', width: 384, height: 216 },
    ]);
    expect(wide).toContainEqual({ file: 'images/Gallery_berlin/3.jpg', width: 1680, height: 945 });
  });
});
