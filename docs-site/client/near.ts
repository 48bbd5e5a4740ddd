/** The most pages that are offered. */
const MOST = 6;
/** Letters that two words have to share, in pairs: 'dialgo' and 'dialog' share half of theirs. */
const LIKE = 0.4;

const pairsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** How like two words are, from 0 to 1: the pairs of letters that both have (Dice). */
export function likeness(one: string, other: string): number {
  const [pairs, rest] = [pairsOf(one), pairsOf(other)];
  const shared = pairs.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / Math.max(1, one.length + other.length - 2);
}

/** The last part of a path, without its ending: `guides/Paywall.html` is about `paywall`. */
export const subjectOf = (path: string): string =>
  decodeURIComponent(path)
    .replace(/\/(?:index\.\w+)?$/, '')
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '')
    .toLowerCase();

/** On the page of an address that leads nowhere: the pages with a like address. */
export function startNear(): void {
  const place = document.querySelector<HTMLElement>('[data-near]');
  if (!place) return;
  const wanted = subjectOf(location.pathname);
  const found = [...document.querySelectorAll<HTMLAnchorElement>('.docs-sidebar-pages a')]
    .map((link) => ({ link, like: likeness(wanted, subjectOf(link.pathname)) }))
    .filter(({ like }) => like >= LIKE)
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST);
  place.querySelector('ul')!.append(
    ...found.map(({ link }) => {
      const item = document.createElement('li');
      const copy = document.createElement('a');
      copy.href = link.href;
      copy.textContent = link.textContent;
      item.append(copy);
      return item;
    }),
  );
  place.hidden = found.length === 0;
}
