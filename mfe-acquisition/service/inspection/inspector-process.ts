/*
 * Looks into uploaded files, one after the other, in a process of its own: what pdf.js and libvips unpack lies outside
 * of the JavaScript heap, so only the memory of a whole process can be bounded. It has no secrets in its environment,
 * may write nothing and start nothing (Node's permission model); `inspector.ts` starts it and ends it.
 */
import { Worker } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { Inspectable } from './inspection.ts';

new Worker(new URL('memory-watch.ts', import.meta.url));
process.on('disconnect', () => process.exit(0));
process.on('message', async ({ path, kind }: Inspectable) => {
  process.send?.(await (kind === 'pdf' ? inspectPdf(path) : inspectPicture(path)));
});
process.send?.('ready');
