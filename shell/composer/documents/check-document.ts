import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { APP_ELEMENT } from '../../src/boot.ts';
import { documentOf } from '../../src/ownership.ts';
import type { SiteTable } from '../../src/routes.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** A page with something that no page of the site may have. */
export class MarkupRefused extends Error {}

/** They run something, embed something, or change how the rest of the document is read. */
const forbiddenElements = new Set([
  'applet',
  'base',
  'embed',
  'fencedframe',
  'frame',
  'frameset',
  'meta',
  'noembed',
  'noframes',
  'object',
  'param',
  'plaintext',
  'portal',
  'script',
  'style',
  'template',
  'xmp',
]);
/** Of SVG: they could give an element another address. */
const animations = new Set(['animate', 'animatemotion', 'animatetransform', 'set']);
const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'cite',
  'background',
]);
const forbiddenAttributes = new Set(['srcdoc', 'ping', 'http-equiv', 'nonce', 'manifest', 'shadowrootmode']);
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** What React writes for pictures that it wants early, and nothing else. */
const allowedLinks = new Set(['preload']);

const SITE = 'https://site.invalid';

/** What the operator allows a page beyond the site's own. */
export interface Allowed {
  outside: OutsideSystems;
  site: SiteTable;
}

/** The address as a browser would read it on a page of the site; null for none. */
const addressOf = (value: string): URL | null => (URL.canParse(value, SITE) ? new URL(value, SITE) : null);

/**
 * Checks a whole document whose app was rendered by foreign code.
 * @param document with that, and with the elements around it that will be sent
 * @param frame the same without what was rendered: what the shell has written
 * @throws MarkupRefused if the app reaches out of its place, or has what no page may have
 */
export function checkDocument(document: string, frame: string, allowed: Allowed): void {
  // With and without scripts a browser reads `noscript` differently.
  for (const scriptingEnabled of document.includes('<noscript') ? [true, false] : [true]) {
    const tree = parse(document, { scriptingEnabled });
    const app = elementsOf(tree).find((element) => attributeOf(element, 'id') === APP_ELEMENT);
    if (!app) throw new MarkupRefused('it has lost its place in the document');
    for (const element of elementsOf(app)) checkElement(element, allowed);
    app.childNodes = [];
    if (serialize(tree) !== serialize(parse(frame, { scriptingEnabled }))) {
      throw new MarkupRefused('it reaches out of its place in the document');
    }
  }
}

/** All elements below a node. */
function elementsOf(node: ParentNode): Element[] {
  const found: Element[] = [];
  const waiting: ChildNode[] = [...node.childNodes].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('childNodes' in next)) continue;
    if ('tagName' in next) found.push(next);
    waiting.push(...[...next.childNodes].reverse());
  }
  return found;
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

function checkElement(element: Element, allowed: Allowed): void {
  const name = element.tagName.toLowerCase();
  if (forbiddenElements.has(name)) throw new MarkupRefused(`it has a <${name}>`);
  for (const { name: attribute, value } of element.attrs)
    checkAttribute(name, attribute.toLowerCase(), value);
  if (name === 'iframe') checkFrame(attributeOf(element, 'src') ?? '', allowed);
  if (name === 'link' && !allowedLinks.has((attributeOf(element, 'rel') ?? '').toLowerCase())) {
    throw new MarkupRefused(`it has a <link rel="${attributeOf(element, 'rel')?.slice(0, 40)}">`);
  }
  if (
    animations.has(name) &&
    /href/i.test(attributeOf(element, 'attributeName') ?? attributeOf(element, 'attributename') ?? '')
  ) {
    throw new MarkupRefused('it has an animation that changes an address');
  }
}

function checkAttribute(element: string, name: string, value: string): void {
  if (name.startsWith('on')) throw new MarkupRefused(`it has the event handler ${name}`);
  if (forbiddenAttributes.has(name)) throw new MarkupRefused(`it has the attribute ${name}`);
  if (!addressAttributes.has(name)) return;
  const address = addressOf(value);
  const isPicture = ['img', 'source', 'image'].includes(element) && /^data:image\//i.test(value);
  if (!address || !(allowedSchemes.has(address.protocol) || isPicture)) {
    throw new MarkupRefused(`it has an address in ${name} that no page may have`);
  }
  if ((name === 'action' || name === 'formaction') && address.origin !== SITE) {
    throw new MarkupRefused('it has a form that leads elsewhere');
  }
}

/** A frame shows a document of the site, or the tour that the operator has configured. */
function checkFrame(src: string, { outside: { panorama }, site }: Allowed): void {
  const address = addressOf(src);
  const isOwn = address?.origin === SITE && documentOf(site, address.pathname) !== undefined;
  const isTour = panorama !== undefined && address?.origin === new URL(panorama).origin;
  if (!isOwn && !isTour) throw new MarkupRefused('it has a frame that the shell did not allow');
}
