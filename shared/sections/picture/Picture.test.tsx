/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';
import { picturePreload } from './picture-preload.ts';

describe('Picture', () => {
  it('offers every width of its role, as AVIF first and as JPG', () => {
    render(<Picture src="/asset/images/home/hero.jpg" alt="Ein Restaurant" role="hero" />);
    const image = screen.getByAltText('Ein Restaurant');
    expect(image).toHaveProperty('srcset', expect.stringContaining('/asset/images/home/hero-983.jpg 983w'));
    expect(image.previousElementSibling?.getAttribute('srcset')).toBe(
      '/asset/images/home/hero-640.avif 640w, /asset/images/home/hero-983.avif 983w, ' +
        '/asset/images/home/hero-1168.avif 1168w, /asset/images/home/hero-1920.avif 1920w',
    );
  });

  it('keeps its space free and waits until it is near the screen', () => {
    render(<Picture src="/asset/images/home/card.jpg" alt="Karte" role="card" />);
    const image = screen.getByAltText('Karte');
    expect(image.getAttribute('width')).toBe('1168');
    expect(image.getAttribute('height')).toBe('779');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('is preloaded from the same files that it shows', () => {
    const preload = picturePreload('/asset/images/home/hero.jpg', 'hero', undefined, '(min-width: 1325px)');
    render(<Picture src="/asset/images/home/hero.jpg" alt="Bild" role="hero" priority />);
    const image = screen.getByAltText('Bild');
    expect(image.getAttribute('loading')).toBeNull();
    expect(image.previousElementSibling?.getAttribute('srcset')).toBe(preload.srcSet);
    expect(image.previousElementSibling?.getAttribute('sizes')).toBe(preload.sizes);
    expect(preload.media).toBe('(min-width: 1325px)');
  });
});
