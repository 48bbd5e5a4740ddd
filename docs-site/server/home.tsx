import { Heading } from '../../src/components/Heading/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { BRAND_CONFIGS } from '../../src/themes/all/index.ts';
import { BRANDS } from '../../src/themes/brand.ts';
import { to } from '../addresses.ts';
import { Document } from './Document.tsx';
import { html } from './html.ts';
import { Layout } from './Layout.tsx';
import { settings } from './settings.ts';

const DOORS = [
  ['Install', 'install/', 'The package, the style sheets and the first page, in five minutes.'],
  ['Recipes', 'recipes/', 'Whole pages from your own data: an article, a front, a paywall.'],
  ['Your brand', 'guides/theming/', 'Colours, type and shapes of your title, checked for contrast.'],
  ['Pieces', 'pieces/', 'Components, blocks and patterns with examples, props, keys and sizes.'],
  ['Guides', 'guides/', 'Data, paywall, selling, consent, advertising, tests, policies.'],
  ['Reference', 'reference/', 'Tokens, messages, error codes, ports, entries and sizes.'],
] as const;

/** The line under the name, as a newspaper has its date and its price. */
const folio = (pieces: number): string[] => [
  `Version ${settings().version}`,
  `${pieces} pieces, ${BRANDS.length} brands, light and dark`,
  'React 18.3 and 19',
  'MIT licence',
];

/** The front page. @param paths of all pages: a door to one that is not there is left out */
export function homeHtml(paths: ReadonlySet<string>, pieces: number): string {
  return html(
    <Document
      title="Rotativa: the design system of a family of news brands"
      description="An npm package of React components, blocks and page patterns for publishers, in six brands."
    >
      <Layout>
        <ul className="docs-folio" data-pagefind-ignore="">
          {folio(pieces).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
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
                  {/* Six whole fronts come after the page. */}
                  <noscript>
                    <iframe
                      title={`The front of ${BRAND_CONFIGS[key].name}`}
                      src={to(`fronts/${key}/`)}
                      width="1280"
                      height="1440"
                      loading="lazy"
                    />
                  </noscript>
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
