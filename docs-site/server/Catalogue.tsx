import type { Page, Section } from '../page.ts';
import { to } from '../addresses.ts';
import { Frame } from './Frame.tsx';
import { Body } from './nodes.tsx';

/** The first example of a piece, drawn small, and a link to its page. */
function Card({ page: { path, title, description, examples = {}, maturity } }: { page: Page }) {
  const shown = Object.values(examples).find(({ isFirst }) => isFirst);
  return (
    <li className="docs-card" data-wide={shown?.isWide || undefined}>
      {/* Only a picture here: the link below opens the page. */}
      <div className="docs-frame" inert>
        {shown && <Frame shown={shown} title={`A picture of ${title}`} />}
      </div>
      <h3>
        <a href={to(path)}>{title}</a>
        {maturity !== undefined && maturity !== 'stable' && (
          <span className="docs-maturity"> {maturity}</span>
        )}
      </h3>
      <p>{description}</p>
    </li>
  );
}

/** Pieces as pictures by their task, in the brand that the reader has chosen. Headings are those of the page's text. */
export function Catalogue({ page, groups }: { page: Page; groups: Section['groups'] }) {
  const [words, ...rest] = page.body;
  const headings = rest.filter(({ type }) => type === 'heading');
  return (
    <>
      <Body nodes={[words!]} examples={{}} title={page.title} />
      {groups.map(({ pages }, at) => (
        <section key={at} className="docs-catalogue">
          <Body nodes={[headings[at]!]} examples={{}} title={page.title} />
          <ul className="docs-cards">
            {pages.map((one) => (
              <Card key={one.path} page={one} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
