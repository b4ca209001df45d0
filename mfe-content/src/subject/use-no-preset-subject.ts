import { useCustomSubject } from '@goldbraun/shared/contract';
import { useEffect } from 'react';

/** Resets the offer form's preset subject when a page opens; Home, the galleries and the panorama do this. */
export function useNoPresetSubject(): void {
  const [, setSubject] = useCustomSubject();
  useEffect(() => setSubject(null), [setSubject]);
}
