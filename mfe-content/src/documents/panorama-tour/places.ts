import { type Place, tourLabels as t } from '../../../text/de/panorama-tour.ts';

/** The places as the document has them, in words for those without the view. */
const placesOfDocument = (): Place[] =>
  [...document.querySelectorAll<HTMLElement>('[data-yaw]')].map((item) => ({
    yaw: Number(item.dataset.yaw),
    pitch: Number(item.dataset.pitch),
    title: item.querySelector('h3')?.textContent ?? '',
    text: item.querySelector('p')?.textContent ?? '',
  }));

/** A place's text over the view; it is read out when it changes, and the focus stays where it was. */
function infoCard(): { element: HTMLElement; show: (place: Place | null) => void } {
  const element = document.createElement('div');
  element.className = 'info';
  element.role = 'status';
  const title = document.createElement('h2');
  const text = document.createElement('p');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = t.close;
  let opener: HTMLElement | null = null;
  const show = (place: Place | null) => {
    if (place) {
      opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      title.textContent = place.title;
      text.textContent = place.text;
      element.replaceChildren(title, text, close);
    } else {
      const hadFocus = element.contains(document.activeElement);
      element.replaceChildren();
      if (hadFocus) opener?.focus();
    }
  };
  close.addEventListener('click', () => show(null));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && element.hasChildNodes()) show(null);
  });
  return { element, show };
}

function placeButton(place: Place, className: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = place.title;
  element.addEventListener('click', press);
  return element;
}

/**
 * The places as buttons in the view and as a list, which reaches those that are out of sight, too.
 * @param turnTo turns the view to a place that was chosen from the list
 */
export function placesOf(turnTo: (place: Place) => void) {
  const { element: info, show } = infoCard();
  const list = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = document.getElementById('places-title')?.textContent ?? '';
  const places = placesOfDocument();
  const items = document.createElement('ul');
  for (const place of places) {
    const item = document.createElement('li');
    item.append(
      placeButton(place, 'place', () => {
        list.open = false;
        summary.focus();
        turnTo(place);
        show(place);
      }),
    );
    items.append(item);
  }
  list.className = 'places';
  list.append(summary, items);
  const hotSpots = places.map((place) => ({
    yaw: place.yaw,
    pitch: place.pitch,
    cssClass: 'hot-spot',
    createTooltipFunc: (element: HTMLElement) => {
      const pin = placeButton(place, 'pin', () => show(place));
      // It may stand outside of what is to be seen, where no focus belongs; the list is the way for the keyboard.
      pin.tabIndex = -1;
      element.append(pin);
    },
  }));
  return { list, info, hotSpots };
}
