import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import type { BrandList } from '../../themes/brand.ts';
import { PageHeadRoot } from './PageHead.styles.ts';

export interface PageHeadProps {
  /** The page's `h1`: a section, an author, a tag, a search. */
  title: string;
  look: BrandList['head'];
  /** What kind of page it is, over its name: 'Autor', 'Noticias relacionadas'. */
  kicker?: string | undefined;
  description?: string | undefined;
  /** Which page of a long list: 'Página 2'. */
  note?: string | undefined;
  /** An author's page shows a portrait, or the initials. */
  portrait?: { src?: string | undefined; name: string } | undefined;
  /** A drawing before the name; decoration. */
  icon?: ReactNode;
  /** Stands under the words: a search form. */
  children?: ReactNode;
}

/** A line drawn by hand, a little uneven, as long as the page. */
const DRAWN = 'M1 5c70-4 130 3 210 1s150-4 230-1 160 4 250 0 170-3 240 0 150 3 269-1';

/** What stands over a list of stories: what the reader opened, in the brand's own setting. @see 001 §2 */
export function PageHead({
  title,
  look,
  kicker,
  description,
  note,
  portrait,
  icon,
  children,
}: PageHeadProps) {
  const bleeds = look === 'band' || look === 'tab';
  return (
    <PageHeadRoot
      data-look={look}
      // The band is the brand's night, whatever the page's mode.
      data-mode={look === 'band' ? 'dark' : undefined}
      data-bleed={bleeds ? 'both' : undefined}
      data-portrait={portrait ? true : undefined}
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
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {description && <p className="description">{description}</p>}
        {note && <p className="note">{note}</p>}
      </div>
      {children && <div className="more">{children}</div>}
      {look === 'drawn' && (
        <svg className="line" viewBox="0 0 1200 10" preserveAspectRatio="none" aria-hidden="true">
          <path d={DRAWN} />
        </svg>
      )}
    </PageHeadRoot>
  );
}
