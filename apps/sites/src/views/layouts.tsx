import { Children, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FrontColumns } from 'rotativa/patterns/front/FrontColumns';
import { FrontLayout } from 'rotativa/patterns/front/FrontLayout';
import { ListColumns } from 'rotativa/patterns/lists/ListColumns';
import { SkipLink } from 'rotativa/components/SkipLink';
import { ArticlePage } from 'rotativa/patterns/article/ArticlePage';
import { SharedStyles } from './SharedStyles.tsx';
import type { Region } from '../contract/regions.ts';

/** The blocks of each region, ready for placement. */
type Regions = Readonly<Partial<Record<Region, ReactNode>>>;

export type Layout = (props: { regions: Regions }) => ReactNode;

interface SheetProps extends ComponentPropsWithoutRef<'main'> {
  regions: Regions;
}

/** Header, main part and footer; the first link leads to the main part. */
const Sheet = ({ regions: { header, footer }, ...main }: SheetProps) => (
  <>
    <SkipLink />
    {header}
    <main id="contenido" tabIndex={-1} {...main} />
    {footer}
  </>
);

/** An article below a banner, with the boxes beside it and the blocks after it. */
const ArticleFrame: Layout = ({ regions }) => (
  <Sheet regions={regions}>
    {regions['banner'] && <div className="site-banner">{regions['banner']}</div>}
    <ArticlePage side={regions['aside']} after={regions['after']}>
      {regions['main']}
    </ArticlePage>
  </Sheet>
);

/** Blocks that fill the window when a front opens: a strip, if something runs, and the opening. */
const OPENING = 2;

function withStylesBehindOpening(blocks: ReactNode): ReactNode {
  const all = Children.toArray(blocks);
  if (all.length <= OPENING) return all;
  return [...all.slice(0, OPENING), <SharedStyles key="styles" />, ...all.slice(OPENING)];
}

/** A front: blocks in the column or in full width. */
const Front: Layout = ({ regions }) => (
  <Sheet regions={regions}>
    <FrontLayout>{withStylesBehindOpening(regions['main'])}</FrontLayout>
  </Sheet>
);

/** A front with an opening in three columns, under a strip if something runs. */
const ColumnsFront: Layout = ({ regions }) => (
  <Sheet regions={regions}>
    {regions['top'] && <FrontLayout data-strip="">{regions['top']}</FrontLayout>}
    <FrontColumns wide={regions['wide']} middle={regions['middle']} side={regions['side']} />
    <FrontLayout>
      <SharedStyles />
      {regions['main']}
    </FrontLayout>
  </Sheet>
);

/** A list of stories under its head, with the opening above and the column beside it. */
function List({ regions }: { regions: Regions }) {
  const { head, top, main, aside, after } = regions;
  // If the opening shows all stories, the column is beside the opening.
  const list = main ?? (aside ? top : undefined);
  return (
    <Sheet regions={regions}>
      <FrontLayout>
        {head}
        {list !== top && top}
        {(list ?? after) && <SharedStyles />}
        {list && <ListColumns aside={aside}>{list}</ListColumns>}
        {after}
      </FrontLayout>
    </Sheet>
  );
}

/** A campaign, an anniversary, a front of specials: it opens in full width, under a transparent header. */
const Landing: Layout = ({ regions: { top, head, main, after, ...around } }) => (
  <Sheet regions={around} data-landing={top ? 'opening' : 'plain'}>
    <FrontLayout>
      {top}
      {head}
      {(main ?? after) && <SharedStyles />}
      {main && <ListColumns>{main}</ListColumns>}
      {after}
    </FrontLayout>
  </Sheet>
);

/** One section in the middle of the page, and nothing beside or after it. */
const SingleSection: Layout = ({ regions }) => (
  <Sheet regions={regions} data-layout="single-section">
    <FrontLayout>
      {regions['head']}
      {regions['main']}
    </FrontLayout>
  </Sheet>
);

/** Only the main part: a page that a reader passes through. */
const Empty: Layout = ({ regions }) => (
  <main id="contenido" tabIndex={-1} data-layout="empty">
    <FrontLayout>
      {regions['head']}
      {/* An island has no box, so a box of the column is around it. */}
      <div>{regions['main']}</div>
    </FrontLayout>
  </main>
);

/** A page of words. The two such layouts differ only in the font: that of texts, or that of the interface. */
const pageIn =
  (font: 'body' | 'ui'): Layout =>
  ({ regions }) => (
    <Sheet regions={regions} data-font={font}>
      <FrontLayout>
        {regions['head']}
        <ListColumns>{regions['main']}</ListColumns>
      </FrontLayout>
    </Sheet>
  );

/** The page layouts by the name in a page document. @see T6 */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  front: Front,
  'front-columns': ColumnsFront,
  list: List,
  article: ArticleFrame,
  landing: Landing,
  'single-section': SingleSection,
  empty: Empty,
  reading: pageIn('body'),
  service: pageIn('ui'),
};
