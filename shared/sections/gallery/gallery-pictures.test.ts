import { galleryPictures, mediaItems } from './gallery-pictures.ts';

const named = (position: number) => `Bild ${position}`;
const path = '/asset/images/Gallery_golddrive/';

describe('the pictures of a gallery', () => {
  it('are numbered from 1 on, with a thumbnail each', () => {
    const pictures = galleryPictures({ path, noOfImages: 24 }, undefined, named);
    expect(pictures).toHaveLength(24);
    expect(pictures[23]).toEqual({ src: `${path}24.jpg`, thumb: `${path}24_thumb.jpg`, alt: 'Bild 24' });
  });

  it('have captions by position if more than one is given', () => {
    const captions = (given: string[]) =>
      galleryPictures({ path, noOfImages: 3, captions: given }, undefined, named).map(
        ({ caption }) => caption,
      );
    expect(captions(['eins', 'zwei'])).toEqual(['eins', 'zwei', undefined]);
    expect(captions(['eins'])).toEqual([undefined, undefined, undefined]);
  });

  it('are the single image where there is no path', () => {
    const image = { src: '/asset/images/a.jpg', alt: 'Ein Restaurant' };
    expect(galleryPictures({ path: '', noOfImages: 0 }, image, named)).toEqual([
      { ...image, thumb: image.src },
    ]);
    expect(galleryPictures({ path: '', noOfImages: 0 }, undefined, named)).toEqual([]);
  });

  it('go to the lightbox with their captions and, for browsers that know it, as AVIF', () => {
    const [item] = mediaItems(
      galleryPictures(
        { path, noOfImages: 2, captions: ['eins', 'zwei'], alts: ['Ein Portal'] },
        undefined,
        named,
      ),
    );
    expect(item).toMatchObject({ mediaType: 'image', alt: 'Ein Portal', description: 'eins' });
    expect(item).toHaveProperty('avif', expect.stringContaining(`${path}1-640.avif 640w`));
  });
});
