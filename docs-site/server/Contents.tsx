import type { Node } from '../page.ts';
import { wordsOf } from '../words.ts';

/** The headings of a long page: beside it, and in a narrow window behind a button that works without a script. */
export function Contents({ nodes }: { nodes: readonly Node[] }) {
  const headings = nodes.filter(({ type, depth }) => type === 'heading' && (depth === 2 || depth === 3));
  if (headings.length < 2) return null;
  return (
    <nav className="docs-contents" aria-label="On this page" data-pagefind-ignore="">
      <details className="docs-contents-phone">
        <summary>On this page</summary>
      </details>
      <div className="docs-contents-list">
        <h2>On this page</h2>
        <ul>
          {headings.map((heading) => (
            <li key={heading.id} data-depth={heading.depth}>
              <a href={`#${heading.id}`}>{wordsOf(heading)}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
