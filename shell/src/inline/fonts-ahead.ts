/**
 * Asks for the fonts ahead where they can come in time for the first paint. On a slow line the first page of a visit does without them: they
 * would come after that paint, so they are for the next page (`optional`, fonts.css), but take the line from the picture and from the scripts
 * until then. There `keep-fonts.ts` fetches them when the app runs.
 */
import { FONTS_LATER } from '../boot.ts';

/** Both fonts, in kilobits: what a line of one megabit takes for them, in milliseconds. */
const FONTS_KBIT = 268;

/** What they may take. What Chromium says of a line that it knows nothing of yet is less: 100 ms and 1.5 Mbit/s. */
const IN_TIME_MS = 300;

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const { connection } = navigator as Navigator & { connection?: { rtt: number; downlink: number } };

function isSlow({ requestStart, responseStart }: PerformanceNavigationTiming): boolean {
  // Chromium alone says how fast a line is, in milliseconds and Mbit/s; how long this round took is known to all.
  const { rtt, downlink } = connection ?? { rtt: responseStart - requestStart, downlink: 10 };
  return rtt + FONTS_KBIT / downlink > IN_TIME_MS;
}

// Whoever comes from another page of the site, or has this one in the cache (only then is its size known by now), has the fonts there, too.
const isFirst =
  navigation?.type === 'navigate' &&
  !navigation.encodedBodySize &&
  !document.referrer.startsWith(location.origin);
if (isFirst && isSlow(navigation)) {
  document.documentElement.setAttribute(FONTS_LATER, '');
} else {
  for (const href of document.currentScript?.dataset.fonts?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
    );
  }
}
