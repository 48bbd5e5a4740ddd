import type { ReactNode } from 'react';
import { FrontColumns } from 'rotativa/patterns/FrontColumns';
import { FrontLayout } from 'rotativa/patterns/FrontLayout';
import { ListColumns } from 'rotativa/patterns/ListColumns';
import { SkipLink } from 'rotativa/components/SkipLink';
import { ArticlePage } from 'rotativa/patterns/ArticlePage';

/** The blocks of each region, ready to be placed. */
export type Regions = Readonly<Record<string, ReactNode>>;

export type Layout = (props: { regions: Regions }) => ReactNode;

/** Header, main content with an optional side column, footer. */
function Standard({ regions: { header, main, aside, footer } }: { regions: Regions }) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="contenido" tabIndex={-1} className="site-main">
        {main}
      </main>
      {aside && <aside className="site-aside">{aside}</aside>}
      {footer}
    </>
  );
}

/** An article with the boxes beside it and what follows it. */
function ArticleFrame({ regions: { header, main, aside, after, footer } }: { regions: Regions }) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="contenido" tabIndex={-1}>
        <ArticlePage side={aside} after={after}>
          {main}
        </ArticlePage>
      </main>
      {footer}
    </>
  );
}

/** A front: blocks in the column or from edge to edge. */
function Front({ regions: { header, main, footer } }: { regions: Regions }) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="contenido" tabIndex={-1}>
        <FrontLayout>{main}</FrontLayout>
      </main>
      {footer}
    </>
  );
}

/** A front that opens in three columns. */
function ColumnsFront({ regions: { header, wide, middle, side, main, footer } }: { regions: Regions }) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="contenido" tabIndex={-1}>
        <FrontColumns wide={wide} middle={middle} side={side} />
        <FrontLayout>{main}</FrontLayout>
      </main>
      {footer}
    </>
  );
}

/** A list of stories under its head, with what opens it and what stands beside it. */
function List({ regions: { header, head, top, main, aside, after, footer } }: { regions: Regions }) {
  // Where all stories stand in what opens the page, the column stands beside that.
  const list = main ?? (aside ? top : undefined);
  return (
    <>
      <SkipLink />
      {header}
      <main id="contenido" tabIndex={-1}>
        <FrontLayout>
          {head}
          {list !== top && top}
          {list && <ListColumns aside={aside}>{list}</ListColumns>}
          {after}
        </FrontLayout>
      </main>
      {footer}
    </>
  );
}

/** The page layouts, by the name that a page document gives. @see T6 */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  standard: Standard,
  front: Front,
  'front-columns': ColumnsFront,
  list: List,
  article: ArticleFrame,
};
