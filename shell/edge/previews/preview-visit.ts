import type { PreviewLink } from '@goldbraun/shared/service/preview-token';
import type { Composition } from '../../composer/composition.ts';

/** Where a form ends a preview. */
export const END_PREVIEW = '/vorschau/beenden';

/** A visitor who has come by a link, while its pages are there. */
export interface PreviewVisit {
  link: PreviewLink;
  composition: Composition;
  /** When there is nothing more to see, in milliseconds since 1970: the end of the link, or of one of its previews. */
  until: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for who sees a preview, on addresses whose answers depend on the releases. */
    preview?: PreviewVisit;
  }
  interface FastifyContextConfig {
    /** Whether answers depend on the releases that a visitor sees. */
    isComposed?: boolean | ((request: FastifyRequest) => boolean);
  }
}
