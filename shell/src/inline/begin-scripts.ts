/**
 * Asks for the app's scripts when the page's largest picture has been painted: before that they would take the line and
 * the processor from it. Until then the page works as HTML does.
 */
import type { ToLoad } from '../boot.ts';
import { addressOfTry, scriptRunner } from '../run-script.ts';
import { toLoad } from './to-load.ts';

/** The largest paint of a page is soon there, or something else is the matter; a visitor should not wait for it. */
const LATEST_MS = 2_500;

/** Until the app is tried again; each further pause is twice as long. Without it nobody on the page could send an offer. */
const FIRST_PAUSE_MS = 1_000;

let begun = false;

function load([href, integrity]: ToLoad['scripts'][number]): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, integrity, onload, onerror }));
    // Browsers from before 2023 know no such links.
    if (!link.relList.supports('modulepreload')) onload(null);
  });
}

function begin() {
  if (begun) return;
  const { scripts } = toLoad() ?? {};
  if (!scripts) return;
  // Nobody looks at it yet, and maybe nobody will.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    return document.addEventListener('prerenderingchange', begin, { once: true });
  begun = true;
  const [main, ...others] = scripts;
  if (!main) return;
  const run = scriptRunner('goldbraun-begin');
  const [path, integrity] = main;
  let failures = 0;
  const attempt = () => {
    const address = addressOfTry(path, failures);
    load([address, integrity])
      .then(() => run(address, integrity))
      // The server's page stays as it is; the browser has said in its console what did not come.
      .catch(() => setTimeout(attempt, FIRST_PAUSE_MS * 2 ** failures++));
  };
  // The largest first: with HTTP/1.1 no more than six are on their way at once.
  attempt();
  for (const script of others) load(script).catch(() => {});
}

/** Whether the browser says what it has painted; two engines of three do. */
const isTold = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');

/**
 * After everything has come: so long may a picture take to be decoded and painted. A slow processor takes two seconds for it, so who is told
 * waits as long as for anything.
 */
const PAINT_MS = isTold ? LATEST_MS : 500;

/** Where the document asks for a picture ahead, that is the largest paint on this screen. */
const expectsPicture = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[as=image]')].some(
    ({ media }) => !media || matchMedia(media).matches,
  );
const isPicture = (entry: PerformanceEntry) => 'url' in entry && entry.url !== '';

/** Whether everything that the first screen needs has come, and was painted if it could be. */
let settled = false;
let painted = false;
let largestPainted = false;

function see(paints: PerformanceEntryList) {
  painted ||= paints.length > 0;
  largestPainted ||= paints.length > 0 && (settled || !expectsPicture() || paints.some(isPicture));
  // The paint may be seen before the document has come so far as to say what to load: then this is for the next look.
  if (largestPainted) begin();
}

/** How often it is looked whether a paint has been noted: the browser says so by a task of its own, which comes late where it has others to do. */
const LOOK_MS = 10;

if (isTold) {
  const observer = new PerformanceObserver((list) => see(list.getEntries()));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    see(observer.takeRecords());
    if (!begun && !settled) setTimeout(look, LOOK_MS);
  };
  document.addEventListener('DOMContentLoaded', look);
} else painted = true;
addEventListener('load', () => {
  setTimeout(
    () => {
      settled = true;
      if (painted) begin();
    },
    expectsPicture() ? PAINT_MS : 0,
  );
});
document.addEventListener('DOMContentLoaded', () => setTimeout(begin, LATEST_MS));
// Who touches the page wants it to answer.
for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
  addEventListener(type, begin, { capture: true, passive: true });
}
