import { useSelector } from 'react-redux';

/** What the operator has configured of systems outside this site; the same for every visitor, part of every page. */
export interface OutsideSystems {
  /** Address of an external panorama tour; without it the site shows its own. */
  panorama?: string;
  /** An external consent provider: its identifier and the address of its script; without it the site asks itself. */
  consent?: { id: string; script: string };
  /** Which part of the visits reports technical faults, of those whose visitors agree to it: up to 1. */
  telemetry?: number;
}

/** The part of the shell's store that holds it. */
export interface OutsideState {
  outside: OutsideSystems;
}

const none: OutsideSystems = {};

/** The configured outside systems; none with a shell of before this hook. */
export const useOutsideSystems = (): OutsideSystems =>
  useSelector((state: Partial<OutsideState>) => state.outside) ?? none;
