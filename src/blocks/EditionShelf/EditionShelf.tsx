import { Image } from '../../components/Image/Image.tsx';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import { sectionIcon } from '../section-icons/section-icon.tsx';
import type { SectionIconName } from '../section-icons/section-icons.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { EditionShelfRoot } from './EditionShelf.styles.ts';

export interface EditionShelfProps {
  /** '' where the page's own heading names them. */
  title: string;
  /** The archive of editions. */
  href?: string | undefined;
  icon?: SectionIconName | undefined;
  /** Printed editions, newest first; the kicker is the number, the picture the cover. */
  editions: readonly Teaser[];
}

/** More editions than this stand on several boards. */
const ONE_BOARD = 8;

/** Covers of the printed editions, standing on a shelf that scrolls. Nothing without editions. @see 002 §2 'Print-editions archive' */
export function EditionShelf({ title, href, icon, editions }: EditionShelfProps) {
  if (editions.length === 0) return null;
  const id = `ediciones-${editions[0]?.id ?? ''}`;
  const Theme = title ? 'h3' : 'h2';
  return (
    <EditionShelfRoot
      aria-labelledby={title ? id : undefined}
      data-archive={editions.length > ONE_BOARD || undefined}
    >
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={href}
          more={href && 'Archivo'}
          icon={sectionIcon(icon)}
        />
      )}
      <ul className="shelf" role="list">
        {editions.map(({ id: key, url, headline, kicker, picture }) => (
          <li key={key} className="edition">
            <Image
              className="cover"
              src={picture?.src}
              srcSet={picture?.srcSet}
              alt=""
              ratio="3:4"
              sizes="(width >= 960px) 190px, 46vw"
            />
            <div className="board">
              {kicker && <span className="number">{kicker}</span>}
              <Theme className="theme">
                <a href={safeHref(url)}>{headline}</a>
              </Theme>
            </div>
          </li>
        ))}
      </ul>
    </EditionShelfRoot>
  );
}
