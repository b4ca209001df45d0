import './tour.css';
import { tourLabels as t } from '../../../text/de/panorama-tour.ts';
import { controlsOf } from './controls.ts';
import { allowNoHtml } from './no-html.ts';
import { startViewer } from './pannellum.ts';
import { placesOf } from './places.ts';

const PICTURE = '/asset/images/panorama/kiefersfelden.jpg';
/** Degrees from edge to edge; on a narrow window less, or the view would be a fisheye's. */
const WIDTH = { start: innerWidth < 640 ? 60 : 100, least: 30, most: 110 };

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/**
 * Fetches the picture as an address of this document. Pannellum would do it, but goes on with nothing where it fails.
 * @throws Error if it can't be had
 */
async function fetchPicture(): Promise<string> {
  const answer = await fetch(PICTURE);
  if (!answer.ok) throw new Error(`${PICTURE} answers ${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}

/** Puts the view where the still picture is; the picture stays underneath until the view has loaded, or for good. */
function show(picture: string, note: HTMLElement) {
  const stage = byId('view');
  const view = document.createElement('div');
  view.className = 'panorama';
  stage.append(view);
  allowNoHtml();
  const { list, info, hotSpots } = placesOf(({ pitch, yaw }) => {
    controls.turn(false);
    viewer.lookAt(
      pitch,
      yaw,
      WIDTH.start,
      matchMedia('(prefers-reduced-motion: reduce)').matches ? false : 800,
    );
  });
  const viewer = startViewer(view, {
    type: 'equirectangular',
    panorama: picture,
    autoLoad: true,
    showControls: false,
    // The wheel scrolls the page that the frame stands in; the buttons and two fingers change the size.
    mouseZoom: 'fullscreenonly',
    hfov: WIDTH.start,
    minHfov: WIDTH.least,
    maxHfov: WIDTH.most,
    yaw: -20,
    pitch: 2,
    hotSpots,
  });
  const controls = controlsOf(viewer);
  view.role = 'application';
  view.ariaLabel = t.view;
  view.setAttribute('aria-describedby', 'description');
  const stop = () => controls.turn(false);
  viewer.on('mousedown', stop).on('touchstart', stop);
  view.addEventListener('keydown', ({ key }) => {
    if (/^(Arrow|[+-]$)/.test(key)) stop();
  });
  viewer.on('load', () => {
    document.documentElement.classList.add('live');
    note.textContent = '';
    stage.append(list, controls.element, info);
    controls.turn(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  });
  viewer.on('error', () => {
    view.remove();
    note.textContent = t.failed;
  });
}

async function start() {
  const note = byId('note');
  note.textContent = t.loading;
  try {
    show(await fetchPicture(), note);
  } catch {
    note.textContent = t.failed;
  }
}

void start();
