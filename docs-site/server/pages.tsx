import { renderToStaticMarkup } from 'react-dom/server';
import { Heading } from '../../src/components/Heading/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import type { Node, Page, Section } from '../page.ts';
import { FAULTS, REPOSITORY, to } from '../addresses.ts';
import { BRANDS } from '../../src/themes/brand.ts';
import { BRAND_CONFIGS } from '../../src/themes/all/index.ts';
import { Document } from './Document.tsx';
import { Layout } from './Layout.tsx';
import { Body } from './nodes.tsx';
import { settings } from './settings.ts';

const html = (element: React.ReactElement): string => `<!doctype html>${renderToStaticMarkup(element)}`;

const wordsOf = ({ value, children = [] }: Node): string => value ?? children.map(wordsOf).join('');

function Contents({ nodes }: { nodes: readonly Node[] }) {
  const headings = nodes.filter(({ type, depth }) => type === 'heading' && (depth === 2 || depth === 3));
  if (headings.length < 2) return null;
  return (
    <nav className="docs-contents" aria-labelledby="on-this-page" data-pagefind-ignore="">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id} data-depth={heading.depth}>
            <a href={`#${heading.id}`}>{wordsOf(heading)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MODES = [
  ['', 'As this page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const WIDTHS = [
  ['', 'What fits'],
  ['768', '768'],
  ['360', '360'],
] as const;

const Choice = ({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
}) => (
  <label>
    {label}
    <select data-choice={name}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** The brand, the mode and the width of all examples of a page. They need a script, which shows them. */
const Choices = () => (
  <form className="docs-choices" data-choices="" hidden aria-label="Show examples as" data-pagefind-ignore="">
    <Choice name="brand" label="Brand" options={BRANDS.map((key) => [key, BRAND_CONFIGS[key].name])} />
    <Choice name="mode" label="Mode" options={MODES} />
    <Choice name="width" label="Width" options={WIDTHS} />
  </form>
);

function Neighbours({ sections, path }: { sections: readonly Section[]; path: string }) {
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

/** The HTML of a page with the tree of all pages beside it. */
export function pageHtml(page: Page, sections: readonly Section[]): string {
  const hasExamples = page.body.some(({ type }) => type === 'html');
  return html(
    <Document title={`${page.title} · Rotativa`} description={page.description}>
      <Layout sections={sections} current={page.path}>
        <article data-pagefind-body="">
          <Heading level={1} size="xl">
            {page.title}
          </Heading>
          {page.facts && (
            <dl className="docs-facts">
              {page.facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <code>{value}</code>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {hasExamples && <Choices />}
          <div className="docs-body">
            <Body nodes={page.body} examples={page.examples ?? {}} title={page.title} />
          </div>
        </article>
        <Neighbours sections={sections} path={page.path} />
        <p className="docs-source" data-pagefind-ignore="">
          <a href={`${to(page.path)}index.md`}>This page as Markdown</a>
          {page.file && <a href={`${REPOSITORY}${page.file}`}>Source</a>}
          <a href={FAULTS}>Report a fault</a>
        </p>
        <Contents nodes={page.body} />
      </Layout>
    </Document>,
  );
}

/** The page of an address that leads nowhere. */
export function missingHtml(sections: readonly Section[]): string {
  return html(
    <Document title="No such page · Rotativa" description="This address leads to no page." isListed={false}>
      <Layout sections={sections}>
        <Heading level={1} size="xl">
          There is no such page
        </Heading>
        <Text>
          The address may be of another version. Search with <kbd>/</kbd>, or begin at the{' '}
          <a href={to('')}>front page</a>.
        </Text>
      </Layout>
    </Document>,
  );
}

const DOORS = [
  ['Install', 'install/', 'The package, the style sheets and the first page, in five minutes.'],
  ['Recipes', 'recipes/', 'Whole pages from your own data: an article, a front, a paywall.'],
  ['Your brand', 'guides/theming/', 'Colours, type and shapes of your title, checked for contrast.'],
  ['Pieces', 'pieces/', 'Components, blocks and patterns with examples, props, keys and sizes.'],
  ['Guides', 'guides/', 'Data, paywall, selling, consent, advertising, tests, policies.'],
  ['Reference', 'reference/', 'Tokens, messages, error codes, ports, entries and sizes.'],
] as const;

/** The front page. @param paths of all pages: a door to one that is not there is left out */
export function homeHtml(paths: ReadonlySet<string>, pieces: number): string {
  return html(
    <Document
      title="Rotativa: the design system of a family of news brands"
      description="An npm package of React components, blocks and page patterns for publishers, in six brands."
    >
      <Layout>
        <div className="docs-hero" data-pagefind-body="">
          <div className="docs-hero-words">
            <Heading level={1} size="display">
              One system, six newsrooms
            </Heading>
            <Text voice="standfirst-m">
              {`Rotativa builds news sites in React: ${pieces} components, blocks and page patterns with static CSS, over your backend. Six Colombian brands use it, and none looks like another.`}
            </Text>
          </div>
          <ul className="docs-fronts" aria-label="The front of each brand" data-pagefind-ignore="">
            {BRANDS.map((key) => (
              <li key={key}>
                {/* Only a picture here: the link below opens it. */}
                <span className="docs-front-view" inert>
                  <iframe
                    title={`The front of ${BRAND_CONFIGS[key].name}`}
                    src={to(`fronts/${key}/`)}
                    width="1280"
                    height="1440"
                    loading="lazy"
                  />
                </span>
                <a href={to(`fronts/${key}/`)}>{BRAND_CONFIGS[key].name}</a>
              </li>
            ))}
          </ul>
          <div className="docs-begin">
            <div className="docs-install">
              <code>npm install rotativa react react-dom</code>
            </div>
            <ul className="docs-actions">
              <li>
                <a href={to('install/')}>Install</a>
              </li>
              <li>
                <a href={to('pieces/')}>See the pieces</a>
              </li>
              <li>
                <a href={to('guides/theming/')}>Make your brand</a>
              </li>
            </ul>
          </div>
        </div>
        <ul className="docs-doors">
          {DOORS.filter(([, path]) => paths.has(path)).map(([title, path, words]) => (
            <li key={path}>
              <h2>
                <a href={to(path)}>{title}</a>
              </h2>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </Layout>
    </Document>,
  );
}

/** Examples have attributes of style, as stories do. Pictures of stories are data. */
const EXAMPLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "style-src-elem 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

interface ExampleDocument {
  title: string;
  html: string;
  /** The rules of the package that the HTML needs. */
  styles: string;
  brand: string;
  mode?: string | undefined;
  /** The attributes that the reader's choices do not change. */
  fixed?: readonly string[];
  /** The story: its file below `src` and its export. A front has none, and is static. */
  story?: readonly [file: string, exported: string];
  fullscreen: boolean;
}

/** The document of an example, in which it is alone: a dialog that it opens covers nothing else. */
export function exampleHtml({
  title,
  html: content,
  styles,
  brand,
  mode,
  fixed = [],
  story,
  fullscreen,
}: ExampleDocument): string {
  const { example, mode: choose, site } = settings().files;
  // The sheet of the package is loaded when React runs the example, for what this may open.
  const [all, own] = [site.styles, example.styles].map((list) => new Set(list)) as [Set<string>, Set<string>];
  const later = [...own].filter((href) => all.has(href));
  return html(
    <html lang="es-CO" data-brand={brand} data-mode={mode} data-fixed={fixed.join(' ') || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={EXAMPLE_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <base href={to('')} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {[...own]
          .filter((href) => !all.has(href))
          .map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        <script src={choose.script} />
        {story && <script type="module" src={example.script} />}
      </head>
      <body data-example={story ? (fullscreen ? 'page' : 'part') : 'front'}>
        <div
          id="example"
          data-file={story?.[0]}
          data-story={story?.[1]}
          data-styles={story && later.join(' ')}
          dangerouslySetInnerHTML={{ __html: content }}
        />
        {story && !/<(?!!--)/.test(content) && (
          <p className="docs-empty">
            <button type="button" data-show="">
              Show it
            </button>
          </p>
        )}
      </body>
    </html>,
  );
}
