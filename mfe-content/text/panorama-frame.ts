import { panoramaFrame } from './de/panorama-frame.ts';

/** The texts around the frame of the panorama tour. */
export const text = { de: panoramaFrame };
