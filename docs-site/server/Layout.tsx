import type { ReactNode } from 'react';
import { SkipLink } from '../../src/components/SkipLink/index.ts';
import type { Page, Section } from '../page.ts';
import { to } from '../addresses.ts';
import { settings } from './settings.ts';

/** Each with the beginnings of the paths below it. */
const MENU = [
  ['Install', 'install/', []],
  ['Recipes', 'recipes/', []],
  ['Pieces', 'pieces/', ['components/', 'blocks/', 'patterns/']],
  ['Guides', 'guides/', []],
  ['Reference', 'reference/', ['data/']],
] as const;

function Header({ current = '' }: { current: string | undefined }) {
  return (
    <header className="docs-header" data-pagefind-ignore="">
      <a className="docs-name" href={to('')}>
        Rotativa
      </a>
      <nav aria-label="Main" className="docs-menu">
        {MENU.map(([title, path, below]) => (
          <a
            key={path}
            href={to(path)}
            aria-current={[path, ...below].some((start) => current.startsWith(start)) || undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className="docs-tools">
        <button
          type="button"
          className="docs-search-button"
          data-search=""
          hidden
          aria-keyshortcuts="/ Control+K Meta+K"
        >
          Search <kbd>/</kbd>
        </button>
        <button type="button" className="docs-mode-button" data-mode-switch="" hidden>
          Dark
        </button>
        <a href={to('versions/')} className="docs-version">
          {settings().version}
        </a>
      </div>
    </header>
  );
}

const isIn = (pages: readonly Page[], path: string | undefined): boolean =>
  pages.some((page) => page.path === path);

function Tree({ sections, current }: { sections: readonly Section[]; current: string | undefined }) {
  const link = ({ path, title, maturity = 'stable' }: Page): ReactNode => (
    <li key={path}>
      <a href={to(path)} aria-current={path === current ? 'page' : undefined}>
        {title}
        {maturity !== 'stable' && <span className="docs-maturity"> {maturity}</span>}
      </a>
    </li>
  );
  return sections.map(({ title, groups }) => (
    <section key={title}>
      <h2>{title}</h2>
      {groups.map((group) =>
        group.title ? (
          <details key={group.title} open={isIn(group.pages, current)}>
            <summary>{group.title}</summary>
            <ul>{group.pages.map(link)}</ul>
          </details>
        ) : (
          <ul key="">{group.pages.map(link)}</ul>
        ),
      )}
    </section>
  ));
}

/** The pages of the site beside the content; on a phone behind a button that works without a script. */
function Sidebar(props: { sections: readonly Section[]; current: string | undefined }) {
  return (
    <nav className="docs-sidebar" aria-label="Pages" data-pagefind-ignore="">
      <details className="docs-sidebar-phone">
        <summary>All pages</summary>
      </details>
      <div className="docs-sidebar-pages">
        <Tree {...props} />
      </div>
    </nav>
  );
}

function Footer() {
  return (
    <footer className="docs-footer" data-pagefind-ignore="">
      <p>Rotativa {settings().version}. MIT licence.</p>
      <ul>
        <li>
          <a href={to('data/')}>Data for tools</a>
        </li>
        <li>
          <a href={to('llms.txt')}>llms.txt</a>
        </li>
        <li>
          <a href={to('changelog/')}>Changelog</a>
        </li>
        <li>
          <a href={to('security/')}>Security</a>
        </li>
      </ul>
    </footer>
  );
}

/** The frame of a page. @param current the path of the page, for the tree beside it; the front page has no tree */
export function Layout({
  sections,
  current,
  children,
}: {
  sections?: readonly Section[];
  current?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header current={current} />
      <div className={sections ? 'docs-columns' : undefined}>
        {sections && <Sidebar sections={sections} current={current} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
