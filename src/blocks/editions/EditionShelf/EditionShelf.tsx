import { useId } from 'react';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import type { SectionIconName } from '../../shared/section-icons/section-icons.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { EditionShelfRoot } from './EditionShelf.styles.ts';
import { edition } from '../../../messages/blocks.ts';

export interface EditionShelfProps extends RootProps<'section'> {
  /** '' if the page's heading already names them. */
  title: string;
  /** The archive of editions. */
  href?: string | undefined;
  icon?: SectionIconName | undefined;
  /** Print editions, newest first. The kicker is the number, the picture the cover. */
  editions: readonly Teaser[];
}

/** With more editions there are several boards. */
const ONE_BOARD = 8;

const SHELF_SIZES = 'min(38vw, 200px)';
const ARCHIVE_SIZES = 'min(46vw, 240px)';

/** Covers of the print editions on a scrolling shelf. Renders nothing without editions. */
export const EditionShelf = styleable<EditionShelfProps>(
  EditionShelfRoot,
  function EditionShelf({ title, href, icon, editions, ...rest }) {
    const id = useId();
    const archive = editions.length > ONE_BOARD;
    if (editions.length === 0) return null;
    const Theme = title ? 'h3' : 'h2';
    return (
      <EditionShelfRoot
        aria-labelledby={title ? id : undefined}
        data-archive={archive || undefined}
        {...rest}
      >
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            href={href}
            more={href && edition.archive}
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
                sizes={archive ? ARCHIVE_SIZES : SHELF_SIZES}
              />
              <div className="board">
                {kicker && <Kicker as="span">{kicker}</Kicker>}
                <Theme className="theme">
                  <a href={safeHref(url)}>{headline}</a>
                </Theme>
              </div>
            </li>
          ))}
        </ul>
      </EditionShelfRoot>
    );
  },
);
