import { keepFor } from '@goldbraun/shared/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AskedPlace, Finding } from '../../../regions/finding.ts';
import { lookUp } from './look-up.ts';

/** The same place has the same person until the next release. */
const HOLDS = 'max-age=3600';

/** What the address of a page asks for; null if it asks for nobody. */
export function askedPlace(params: URLSearchParams): AskedPlace | null {
  const ort = params.get('ort');
  if (ort !== null) return { ort };
  const [lat, lng] = [params.get('lat'), params.get('lng')];
  return lat && lng ? { point: { lat: Number(lat), lng: Number(lng) } } : null;
}

/** Finds the person for the place in the address, or null if none stands there. */
export async function contactLoader({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Finding | Response | null> {
  const asked = askedPlace(new URL(request.url).searchParams);
  return asked && keepFor(HOLDS, await lookUp(asked));
}
