import { tourLabels as t } from '../../../text/de/panorama-tour.ts';
import type { Viewer } from './pannellum.ts';

const STEP = 25;
const ZOOM = 15;
/** Degrees a second; negative turns the view to the right. */
const TURNING = -3;
const SVG = 'http://www.w3.org/2000/svg';

/** Outlines on a field of 24 × 24, of their own: the site's set would be half a kilobyte for three of them. */
const icons = {
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  zoomIn: 'M12 4v16M4 12h16',
  zoomOut: 'M4 12h16',
  turn: 'M20 12a8 8 0 1 1-2.3-5.7M20 3v5h-5',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

function button(name: keyof typeof icons, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.ariaLabel = t[name];
  element.title = t[name];
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(document.createElementNS(SVG, 'path'));
  icon.firstElementChild?.setAttribute('d', icons[name]);
  element.append(icon);
  element.addEventListener('click', press);
  return element;
}

/** The button that turns the view by itself or stops it; any other use of the view stops it, too. */
function turnButton(viewer: Viewer): { element: HTMLButtonElement; turn: (on: boolean) => void } {
  const element = button('turn', () => turn(element.ariaPressed !== 'true'));
  function turn(on: boolean) {
    element.ariaPressed = String(on);
    if (on) viewer.startAutoRotate(TURNING, 0);
    else viewer.stopAutoRotate();
  }
  return { element, turn };
}

function fullScreenButton(): HTMLButtonElement[] {
  if (!document.fullscreenEnabled) return [];
  const element = button('fullScreen', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen();
  });
  element.ariaPressed = 'false';
  document.addEventListener('fullscreenchange', () => {
    element.ariaPressed = String(document.fullscreenElement !== null);
  });
  return [element];
}

/**
 * Real, labelled buttons for all that a mouse can do in the view.
 * @returns the bar, and how to start or stop the turning
 */
export function controlsOf(viewer: Viewer): { element: HTMLElement; turn: (on: boolean) => void } {
  const animated = matchMedia('(prefers-reduced-motion: reduce)').matches ? false : 400;
  const { element: turning, turn } = turnButton(viewer);
  const stopped = (move: () => void) => () => {
    turn(false);
    move();
  };
  const yaw = (by: number) => stopped(() => viewer.setYaw(viewer.getYaw() + by, animated));
  const pitch = (by: number) => stopped(() => viewer.setPitch(viewer.getPitch() + by, animated));
  const zoom = (by: number) => stopped(() => viewer.setHfov(viewer.getHfov() + by, animated));
  const element = document.createElement('div');
  element.className = 'controls';
  element.role = 'group';
  element.ariaLabel = t.controls;
  element.append(
    button('left', yaw(-STEP)),
    button('right', yaw(STEP)),
    button('up', pitch(STEP)),
    button('down', pitch(-STEP)),
    button('zoomIn', zoom(-ZOOM)),
    button('zoomOut', zoom(ZOOM)),
    turning,
    ...fullScreenButton(),
  );
  return { element, turn };
}
