/*
 * Looks into uploaded files, one after the other, in a process of its own: what pdf.js and libvips unpack lies outside
 * of the JavaScript heap, so only the memory of a whole process can be bounded. It has no secrets in its environment,
 * may write nothing and start nothing (Node's permission model); `inspector.ts` starts it and ends it.
 */
import { Worker } from 'node:worker_threads';
import type { Inspectable, Inspection } from './inspection.ts';

new Worker(new URL('memory-watch.ts', import.meta.url));
process.on('disconnect', () => process.exit(0));
// They reach the whole group of processes, but the service decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('message', async ({ path, kind }: Inspectable) => {
  process.send?.(await inspect(path, kind));
  // What lies outside of the heap doesn't press the collector to look for it.
  globalThis.gc?.();
});
process.send?.('ready');

async function inspect(path: string, kind: Inspectable['kind']): Promise<Inspection> {
  if (kind === 'pdf') return (await import('./inspect-pdf.ts')).inspectPdf(path);
  return (await import('./inspect-picture.ts')).inspectPicture(path);
}
