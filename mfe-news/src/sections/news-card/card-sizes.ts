/** How wide a card's picture stands in the grid of `news-grid`, as in the `sizes` attribute. */
export const cardSizes = '(width >= 1232px) 373px, (width >= 1024px) 31vw, (width >= 700px) 46vw, 94vw';
