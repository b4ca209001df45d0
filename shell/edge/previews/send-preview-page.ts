import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComposedPage } from '../../composer/documents/composed-page.ts';
import { acceptedPacking } from '../accepted-packing.ts';
import { withPreviewBar } from './preview-documents.ts';
import type { PreviewVisit } from './preview-visit.ts';

const pack = promisify(gzip);

/** Sends a page with the preview's bar: packed for this visitor alone, and without a tag by which it could be kept. */
export async function sendPreviewPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ComposedPage,
  visit: PreviewVisit,
) {
  const body = withPreviewBar(page, visit);
  reply.code(page.status).type(page.contentType);
  if (!acceptedPacking(request.headers['accept-encoding'], { gzip: true })) return reply.send(body);
  // In a thread, so that nobody else waits for it.
  return reply.header('content-encoding', 'gzip').send(await pack(body, { level: 4 }));
}
