import { JSDOM } from 'jsdom';

const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements whose content is that of a sentence. */
const PHRASING_ONLY = words(
  'abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output p pre progress q rp rt s samp small span strong sub sup time u var',
);
/** Elements that are no part of a sentence. */
const FLOW_ONLY = words(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** A summary and a legend may be a heading, and nothing else of a page. */
const HEADING_TOO = words('summary legend');
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
/** Elements that may hold what their parent may. Those of the site (`rt-island`) are too. */
const TRANSPARENT = words('a del ins map noscript object slot video audio canvas');
/** Elements that one press activates. They hold no other of the kind. */
const PRESSED = 'a[href], button, label';
const INTERACTIVE = 'a[href], button, select, textarea, input:not([type=hidden]), iframe, details, label';
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li script template'),
  ol: words('li script template'),
  menu: words('li script template'),
  dl: words('dt dd div script template'),
  tr: words('th td script template'),
};

const nameOf = (element: Element): string => element.tagName.toLowerCase();
const isTransparent = (element: Element): boolean =>
  TRANSPARENT.has(nameOf(element)) || nameOf(element).includes('-');

/** The next element around one that decides what it may hold. */
function holderOf(element: Element): Element | null {
  let holder = element.parentElement;
  while (holder && isTransparent(holder)) holder = holder.parentElement;
  return holder;
}

function isMisplaced(element: Element, holder: Element): boolean {
  const [name, around] = [nameOf(element), nameOf(holder)];
  if (!FLOW_ONLY.has(name)) return false;
  return PHRASING_ONLY.has(around) || (HEADING_TOO.has(around) && !HEADINGS.has(name));
}

/** The opening tags of a text, by name, without those in scripts, styles, fields and comments. */
function written(html: string): Map<string, number> {
  const found = new Map<string, number>();
  const markup = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<(script|style|textarea|title)\b[^>]*>).*?<\/\2>/gs, '$1');
  for (const [, name = ''] of markup.matchAll(/<([a-z][\w-]*)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/gi))
    found.set(name.toLowerCase(), (found.get(name.toLowerCase()) ?? 0) + 1);
  return found;
}

const label = (element: Element): string => {
  const own = element.classList[0];
  return nameOf(element) + (own ? `.${own}` : '');
};

/**
 * Where a page breaks the content model of HTML: a block in a sentence, something to press in another, a child that its
 * list or row does not have, and an element that parsers move or double because of its place.
 */
export function contentModelFaults(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const faults: string[] = [];
  const all = [...document.querySelectorAll('*')].filter((element) => !element.closest('svg, math'));
  const read = new Map<string, number>();
  for (const element of document.querySelectorAll('*'))
    read.set(nameOf(element), (read.get(nameOf(element)) ?? 0) + 1);
  for (const element of all) {
    const { parentElement: parent } = element;
    const holder = holderOf(element);
    if (holder && isMisplaced(element, holder)) faults.push(`${label(holder)} > ${label(element)}`);
    const children = parent && CHILDREN[nameOf(parent)];
    if (children && !children.has(nameOf(element))) faults.push(`${label(parent)} > ${label(element)}`);
    const pressed = parent?.closest(PRESSED);
    const ofLabel = pressed && nameOf(pressed) === 'label' && !element.matches('a[href], button, label');
    if (pressed && !ofLabel && element.matches(INTERACTIVE))
      faults.push(`${label(pressed)} > ${label(element)}`);
  }
  for (const [name, times] of written(html))
    if (name !== 'body' && name !== 'html' && (read.get(name) ?? 0) > times)
      faults.push(`${name}: ${times} written, ${read.get(name)} read`);
  return [...new Set(faults)];
}
