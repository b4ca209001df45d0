import { useState } from 'react';

export type PositionState = 'idle' | 'locating' | 'denied' | 'unavailable';

const LIMIT_MS = 10_000;
/** About a kilometre: enough to say what is near, and not where somebody lives. */
const DIGITS = 2;

/** Asks the browser for the visitor's position when `locate` is called, and never by itself. */
export function usePosition(onFound: (lat: string, lng: string) => void) {
  const [state, setState] = useState<PositionState>('idle');
  const locate = () => {
    if (!navigator.geolocation) return setState('unavailable');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(coords.latitude.toFixed(DIGITS), coords.longitude.toFixed(DIGITS));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: LIMIT_MS, maximumAge: 300_000 },
    );
  };
  return { state, locate };
}
