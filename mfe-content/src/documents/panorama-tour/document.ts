import { pictureRoles, pictureSrcSet } from '@goldbraun/shared/sections/picture/picture-roles';
import { tourPage as t } from '../../../text/de/panorama-tour.ts';

const place = ({ yaw, pitch, title, text }: (typeof t.places)[number]): string =>
  `<li data-yaw="${yaw}" data-pitch="${pitch}"><h3>${title}</h3><p>${text}</p></li>`;

const { width, height } = pictureRoles.hero;

/**
 * The document of the tour, whole without any script: a still picture, what is to be seen, and the places. The script
 * puts the view in the picture's place.
 * @param base where the release's files stand, with a slash at the end
 */
export const tourDocument = (base: string): string =>
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<meta name="description" content="${t.description}">
<link rel="icon" href="/asset/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}panorama-tour.css">
<script type="module" src="${base}panorama-tour.js"></script>
</head>
<body>
<main>
<h1>${t.title}</h1>
<div id="view">
<picture>
<source type="image/avif" srcset="${pictureSrcSet(t.still.src, 'hero', 'avif')}" sizes="100vw">
<img src="${t.still.src}" srcset="${pictureSrcSet(t.still.src, 'hero', 'jpg')}" sizes="100vw" width="${width}" height="${height}" alt="${t.still.alt}">
</picture>
</div>
<p id="note" role="status">${t.stillNote}</p>
<p id="description">${t.description}</p>
<section class="texts" aria-labelledby="places-title">
<h2 id="places-title">${t.placesTitle}</h2>
<ul>
${t.places.map(place).join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
