import * as v from 'valibot';
import type { SearchAnswer } from '../../restaurants/answer.ts';
import { SEARCH_ENDPOINT } from '../../restaurants/endpoint.ts';
import type { SearchRequest } from '../search-request.ts';
import { answerSchema } from './answer-schema.ts';

/** The other back end gave no answer that can be shown. */
export class ExternalFailure extends Error {
  override readonly name = 'ExternalFailure';
  readonly slow: boolean;

  constructor(message: string, slow = false) {
    super(message);
    this.slow = slow;
  }
}

function paramsOf({ q, position, radius, services, page }: SearchRequest): URLSearchParams {
  return new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(position
      ? [
          ['lat', String(position.lat)],
          ['lng', String(position.lng)],
        ]
      : []),
    ['radius', String(radius)],
    ...services.map((service) => ['services', service]),
    ['page', String(page)],
  ]);
}

/**
 * Asks the back end of another provider. It learns what is searched for, and of the visitor nothing: neither address
 * nor cookies nor browser.
 * @throws ExternalFailure if it is slower than the limit, can't be reached, or answers something else
 */
export function createExternalSearch(host: URL, limitMs: number) {
  return async (request: SearchRequest): Promise<SearchAnswer> => {
    const address = new URL(host.pathname.replace(/\/$/, '') + SEARCH_ENDPOINT, host);
    address.search = paramsOf(request).toString();
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      if (!response.ok) throw new ExternalFailure(`it answers ${response.status}`);
      const answer = v.safeParse(answerSchema, await response.json());
      if (answer.success) return answer.output;
      const [{ path, message }] = answer.issues;
      throw new ExternalFailure(`${path?.map(({ key }) => key).join('.') ?? 'its answer'}: ${message}`);
    } catch (error) {
      if (error instanceof ExternalFailure) throw error;
      const { name, message } = error as Error;
      throw new ExternalFailure(message, name === 'TimeoutError');
    }
  };
}
