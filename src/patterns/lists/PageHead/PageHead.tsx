import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import type { BrandList } from '../../../themes/brand.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { pageSearchIsland } from '../page-search/island.ts';
import { PageSearch, type PageSearchProps } from '../page-search/PageSearch.tsx';
import { PageHeadRoot } from './PageHead.styles.ts';
import { WIDE_HEADS } from './wide-heads.ts';

export interface PageHeadProps extends RootProps<'header'> {
  /** The page's `h1`: name of a section, author, tag or search. */
  title: string;
  preset: BrandList['head'];
  /** The kind of page, above its name: 'Autor', 'Noticias relacionadas'. */
  kicker?: string | undefined;
  description?: string | undefined;
  /** The page number of a long list: 'Página 2'. */
  note?: string | undefined;
  /** An author's portrait, or initials without `src`; the logo of a section that has one. */
  portrait?: { src?: string | undefined; name: string } | undefined;
  /** A decorative drawing before the name. */
  icon?: ReactNode;
  /** A search form below the text. */
  search?: PageSearchProps | undefined;
  /** Only the title, for assistive technology: the page shows its name elsewhere. @see B11 */
  unseen?: boolean | undefined;
}

/** Heads with the largest type of their brand. */
const DISPLAY: ReadonlySet<BrandList['head']> = new Set(['centered', 'band']);

/** A line drawn by hand: slightly uneven, as long as the page is wide. */
const DRAWN = 'M1 5c70-4 130 3 210 1s150-4 230-1 160 4 250 0 170-3 240 0 150 3 269-1';

/** The head of a list of stories, in the brand's preset. */
export const PageHead = styleable<PageHeadProps>(
  PageHeadRoot,
  function PageHead({ title, preset, kicker, description, note, portrait, icon, search, unseen, ...rest }) {
    if (unseen)
      return (
        <PageHeadRoot data-unseen {...rest}>
          <h1>{title}</h1>
        </PageHeadRoot>
      );
    return (
      <PageHeadRoot
        data-preset={preset}
        {...WIDE_HEADS[preset]}
        data-portrait={portrait ? true : undefined}
        {...rest}
      >
        {portrait && (
          <Avatar className="portrait" name={portrait.name} src={portrait.src} size="xl" decorative />
        )}
        {icon && (
          <span className="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <div className="words">
          {kicker && <Kicker className="kicker">{kicker}</Kicker>}
          <Heading level={1} size={DISPLAY.has(preset) ? 'display' : 'xl'}>
            {title}
          </Heading>
          {description && <p className="description">{description}</p>}
          {note && <p className="note">{note}</p>}
        </div>
        {search && (
          <div className="more">
            {search.suggestions ? (
              <Island definition={pageSearchIsland} props={search} />
            ) : (
              <PageSearch {...search} />
            )}
          </div>
        )}
        {preset === 'drawn' && (
          <svg className="line" viewBox="0 0 1200 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={DRAWN} />
          </svg>
        )}
      </PageHeadRoot>
    );
  },
);
