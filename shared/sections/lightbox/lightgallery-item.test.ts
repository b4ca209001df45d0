import { lightGalleryItem } from './lightgallery-item.ts';

const shown = { thumb: '/t.jpg', alt: 'Rundgang', title: '.Titel', description: 'Text' };

describe('a media item of the lightbox', () => {
  it('is an image with a caption that can be no selector', () => {
    expect(lightGalleryItem({ mediaType: 'image', src: '/a.jpg', ...shown })).toEqual({
      src: '/a.jpg',
      thumb: '/t.jpg',
      alt: 'Rundgang',
      subHtml: '<p><strong>.Titel</strong></p><p>Text</p>',
    });
    expect(
      lightGalleryItem({ mediaType: 'image', src: '/a.jpg', ...shown, avif: '/a.avif 1w' }).sources,
    ).toEqual([{ type: 'image/avif', srcset: '/a.avif 1w', sizes: '100vw' }]);
  });

  it('is a video of the type that its ending says', () => {
    const { video } = lightGalleryItem({ mediaType: 'video', src: '/a.webm', ext: 'webm', ...shown });
    expect(video?.source).toEqual([{ src: '/a.webm', type: 'video/webm' }]);
    expect(video?.attributes).toMatchObject({ controls: true });
  });

  it('is a named frame', () => {
    expect(lightGalleryItem({ mediaType: 'iframe', src: '/panorama/', ...shown })).toMatchObject({
      iframe: true,
      iframeTitle: 'Rundgang',
      src: '/panorama/',
    });
  });

  it('is a web video with its picture for the players that lightGallery knows, and else a frame', () => {
    const known = lightGalleryItem({
      mediaType: 'webVideo',
      src: 'https://www.youtube.com/watch?v=1',
      ...shown,
    });
    expect(known).toMatchObject({ src: 'https://www.youtube.com/watch?v=1', poster: '/t.jpg' });
    expect(known).not.toHaveProperty('iframe');
    for (const src of ['https://video.example/1', 'https://youtube.com.example/1']) {
      expect(lightGalleryItem({ mediaType: 'webVideo', src, ...shown })).toMatchObject({ iframe: true });
    }
  });

  it('keeps its name within the quotes that lightGallery puts around it', () => {
    const { alt } = lightGalleryItem({ mediaType: 'image', src: '/a.jpg', thumb: '', alt: '"><img src=x>' });
    expect(alt).not.toContain('"');
  });
});
