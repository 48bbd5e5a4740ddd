import { Fragment, type ComponentType, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../src/components/Heading/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { Table, type TableColumn } from '../../src/components/Table/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import type { Node, Shown } from '../page.ts';
import { wordsOf } from '../words.ts';
import { Example } from './Example.tsx';

/** The surroundings of a node. */
interface Context {
  examples: Readonly<Record<string, Shown>>;
  /** The words of the heading above a table, which name it. */
  heading: string;
}
type View = (node: Node, context: Context) => ReactNode;

const isExternal = (url: string): boolean => /^https?:/.test(url);

function HeadingView({ node, children }: { node: Node; children: ReactNode }) {
  return (
    <Heading level={Math.min(6, node.depth!) as HeadingLevel} id={node.id} className="docs-heading">
      {children}
      <a
        className="docs-anchor"
        data-pagefind-ignore=""
        href={`#${node.id}`}
        aria-label={`Link to “${wordsOf(node)}”`}
      >
        #
      </a>
    </Heading>
  );
}

/** The parts of highlighted code. */
const parts = (nodes: readonly Node[] = []): ReactNode =>
  nodes.map((node, at) =>
    node.type === 'text' ? (
      node.value
    ) : (
      <span key={at} className={node.properties?.className?.join(' ')}>
        {parts(node.children)}
      </span>
    ),
  );

/** A sample with its name, if it has one. */
export const Code = ({ node }: { node: Node }) => (
  <figure className="docs-code">
    {node.meta && <figcaption>{node.meta}</figcaption>}
    {/* A box that scrolls is in the order of Tab. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the arrow keys */}
    <pre tabIndex={0}>
      <code>{node.children ? parts(node.children) : node.value}</code>
    </pre>
  </figure>
);

function tableView({ children = [], align = [] }: Node, context: Context): ReactNode {
  const [head, ...rows] = children;
  const columns = head!.children!.map((cell, at): TableColumn => ({
    id: String(at),
    header: draw(cell.children, context),
    ...(align[at] === 'right' && { align: 'end' as const }),
  }));
  return (
    <Table
      caption={context.heading}
      captionHidden
      stack={columns.length > 2}
      columns={columns}
      rows={rows.map((row, at) => ({
        id: String(at),
        // One box: where rows are blocks, a cell lays out its children.
        cells: Object.fromEntries(
          row.children!.map((cell, place) => [
            place,
            <span key={place}>{draw(cell.children, context)}</span>,
          ]),
        ),
      }))}
    />
  );
}

/** `#08429e`, `#000000, 40 %` */
const COLOUR = /^(#[\da-f]{6})(?:, (\d+) %)?$/i;

/** A colour as its page shows it. The policy of the site forbids style attributes, but not those of SVG. */
function Swatch({ colour }: { colour: string }) {
  const [, hex, percent] = COLOUR.exec(colour)!;
  return (
    <code className="docs-swatch">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <rect width="16" height="16" fill={hex} fillOpacity={percent ? Number(percent) / 100 : undefined} />
      </svg>
      {colour}
    </code>
  );
}

/** `<Canvas of={stories.Primary} />` of a piece's page. */
const CANVAS = /^<Canvas of=\{stories\.(\w+)\} \/>/;

/** Several examples may be in one node: HTML ends at an empty line. */
function examplesView({ value = '' }: Node, { examples }: Context): ReactNode {
  const names = value.split('\n').map((line) => CANVAS.exec(line.trim())?.[1]);
  return names.map((name, at) => {
    const shown = name && examples[name];
    if (!shown) throw new Error(`The site cannot show this part of a page: ${value}`);
    return <Example key={at} shown={shown} />;
  });
}

const inside = (Tag: ComponentType<{ children: ReactNode }> | string): View => {
  const View: View = ({ children }, context) => <Tag>{draw(children, context)}</Tag>;
  return View;
};

const VIEWS: Readonly<Record<string, View>> = {
  paragraph: inside(Text),
  emphasis: inside('em'),
  strong: inside('strong'),
  delete: inside('del'),
  blockquote: inside('blockquote'),
  text: ({ value }) => value,
  inlineCode: ({ value = '' }) => (COLOUR.test(value) ? <Swatch colour={value} /> : <code>{value}</code>),
  break: () => <br />,
  thematicBreak: () => <hr />,
  code: (node) => <Code node={node} />,
  html: examplesView,
  table: tableView,
  heading: (node, context) => <HeadingView node={node}>{draw(node.children, context)}</HeadingView>,
  link: ({ url = '', children }, context) => (
    <Link href={url} external={isExternal(url)} externalLabel="(opens another site)">
      {draw(children, context)}
    </Link>
  ),
  image: ({ url, alt }) => <img src={url} alt={alt ?? ''} />,
  list: ({ ordered, start, children }, context) =>
    ordered ? (
      <ol className="docs-list" start={start ?? 1}>
        {draw(children, context)}
      </ol>
    ) : (
      <ul className="docs-list">{draw(children, context)}</ul>
    ),
  // The text of an item is not a paragraph.
  listItem: ({ children = [] }, context) => (
    <li>
      {children.map((child, at) => (
        <Fragment key={at}>
          {child.type === 'paragraph' ? draw(child.children, context) : draw([child], context)}
        </Fragment>
      ))}
    </li>
  ),
};

function draw(nodes: readonly Node[] = [], context: Context): ReactNode {
  let { heading } = context;
  return nodes.map((node, at) => {
    const view = VIEWS[node.type];
    if (!view) throw new Error(`The site has no view of the Markdown node ${node.type}`);
    if (node.type === 'heading') heading = wordsOf(node);
    return <Fragment key={at}>{view(node, { ...context, heading })}</Fragment>;
  });
}

/** The body of a page, drawn with the package's pieces. */
export function Body({
  nodes,
  examples,
  title,
}: {
  nodes: readonly Node[];
  examples: Context['examples'];
  title: string;
}) {
  return draw(nodes, { examples, heading: title });
}
