import type { Consent } from '@goldbraun/shared/contract';
import { partOfElement, partOfFile } from './attribution.ts';

/** Sums of one part; the edge knows the same shape (shell/edge/telemetry.ts). */
interface Sums {
  errors: number;
  longTaskMs: number;
  layoutShift: number;
  bytes: number;
}

/** What the types of the DOM lack of entries. */
type Entry = PerformanceEntry & {
  scripts?: { sourceURL: string; duration: number }[];
  sources?: { node: Node | null }[];
  value?: number;
  hadRecentInput?: boolean;
  transferSize?: number;
};

/**
 * Sums up errors, long frames, layout shifts and bytes by part and version, and sends the sums once when the page is
 * left. Stores nothing, and sends nothing that tells a visitor from another.
 * @param entries an address of a file of each part, by part
 * @returns how to end it: what has been summed up is forgotten
 */
function startTelemetry(entries: Record<string, string>): () => void {
  const report: Record<string, Sums> = {};
  const add = (part: string | undefined, metric: keyof Sums, amount: number) => {
    const name = part ?? 'other';
    report[name] ??= { errors: 0, longTaskMs: 0, layoutShift: 0, bytes: 0 };
    report[name][metric] += amount;
  };
  const observers = Object.entries({
    'long-animation-frame': ({ scripts = [] }: Entry) => {
      for (const { sourceURL, duration } of scripts) add(partOfFile(sourceURL), 'longTaskMs', duration);
    },
    'layout-shift': ({ sources = [], value = 0, hadRecentInput }: Entry) => {
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (!hadRecentInput) add(partOfElement(element, entries), 'layoutShift', value);
    },
    resource: ({ name, transferSize = 0 }: Entry) => add(partOfFile(name), 'bytes', transferSize),
  }).map(([type, count]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(count));
    // A kind that a browser does not know is ignored, as the standard says.
    observer.observe({ type, buffered: true });
    return observer;
  });
  const over = new AbortController();
  const { signal } = over;
  addEventListener(
    'error',
    ({ error, filename }) => add(partOfFile(error?.stack) ?? partOfFile(filename), 'errors', 1),
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => add(partOfFile(reason?.stack), 'errors', 1), {
    signal,
  });
  const end = () => {
    over.abort();
    for (const observer of observers) observer.disconnect();
  };
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    end();
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    if (Object.keys(report).length > 0) navigator.sendBeacon('/telemetry', body);
  };
  document.addEventListener('visibilitychange', send, { signal });
  return end;
}

/**
 * Measures as long as the visitor agrees to it: from the decision on, and not a moment longer.
 * @param remotes addresses of the remotes' entries by remote
 */
export async function follow(ready: () => Promise<Consent>, remotes: Record<string, string>): Promise<void> {
  const consent = await ready();
  const entries = { shell: import.meta.url, ...remotes };
  let end: (() => void) | undefined;
  const heed = () => {
    if (consent.has('telemetry')) {
      end ??= startTelemetry(entries);
    } else {
      end?.();
      end = undefined;
    }
  };
  consent.subscribe(heed);
  heed();
}
