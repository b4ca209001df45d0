import 'pannellum/build/pannellum.js';

/** What the tour uses of Pannellum 2.5.7, which puts itself on `window`. Angles in degrees. */
export interface Viewer {
  getYaw(): number;
  getPitch(): number;
  getHfov(): number;
  setYaw(yaw: number, animated?: number | boolean): Viewer;
  setPitch(pitch: number, animated?: number | boolean): Viewer;
  setHfov(hfov: number, animated?: number | boolean): Viewer;
  lookAt(pitch: number, yaw: number, hfov?: number, animated?: number | boolean): Viewer;
  /** @param speed degrees a second; negative turns to the right */
  startAutoRotate(speed: number, pitch?: number): Viewer;
  stopAutoRotate(): Viewer;
  on(event: 'load' | 'error' | 'mousedown' | 'touchstart', listener: () => void): Viewer;
}

interface HotSpot {
  yaw: number;
  pitch: number;
  cssClass: string;
  /** Fills the element that Pannellum keeps in its place. */
  createTooltipFunc(element: HTMLElement): void;
}

interface ViewerOptions {
  type: 'equirectangular';
  panorama: string;
  autoLoad: boolean;
  showControls: boolean;
  mouseZoom: boolean | 'fullscreenonly';
  hfov: number;
  minHfov: number;
  maxHfov: number;
  yaw: number;
  pitch: number;
  hotSpots: HotSpot[];
}

/** Starts a viewer in an element. Without WebGL it reports an `error`. */
export const startViewer = (element: HTMLElement, options: ViewerOptions): Viewer =>
  (
    window as unknown as { pannellum: { viewer(element: HTMLElement, options: ViewerOptions): Viewer } }
  ).pannellum.viewer(element, options);
