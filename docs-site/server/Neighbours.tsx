import { to } from '../addresses.ts';
import type { Section } from '../page.ts';

/** The pages before and after a page in reading order. */
export function Neighbours({ sections, path }: { sections: readonly Section[]; path: string }) {
  const pages = sections.flatMap(({ groups }) => groups.flatMap((group) => group.pages));
  const at = pages.findIndex((page) => page.path === path);
  const [previous, next] = at < 0 ? [] : [pages[at - 1], pages[at + 1]];
  return (
    <nav className="docs-neighbours" aria-label="Previous and next page" data-pagefind-ignore="">
      {previous && (
        <a rel="prev" href={to(previous.path)}>
          <span>Previous</span> {previous.title}
        </a>
      )}
      {next && (
        <a rel="next" href={to(next.path)}>
          <span>Next</span> {next.title}
        </a>
      )}
    </nav>
  );
}
