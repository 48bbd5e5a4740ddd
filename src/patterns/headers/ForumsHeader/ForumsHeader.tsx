import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import type { EventDate } from '../../../domain/event/when.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { AccountSlot } from '../parts/reader/AccountSlot.tsx';
import { currentLink } from '../parts/menu/current.ts';
import { splitHeader, type HeaderRootProps } from '../parts/header-root.ts';
import { CompactLink, HomeHeading } from '../parts/bar/HomeLink.tsx';
import { SectionNav } from '../parts/menu/SectionNav.tsx';
import { MenuTool } from '../parts/bar/MenuTool.tsx';
import { SearchTool } from '../parts/bar/SearchTool.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { ForumsHeaderRoot } from './ForumsHeader.styles.ts';

/** The forum that the header announces. */
export interface AnnouncedEvent {
  url: string;
  /** ISO 8601 with its zone. */
  starts: string;
  date: EventDate;
  city: string;
}

export interface ForumsHeaderProps extends HeaderRootProps {
  next?: AnnouncedEvent | undefined;
}

/** The wordmark, the next forum's date in numerals, and the sections in a row with rules. @see H7 */
export const ForumsHeader = styleable<ForumsHeaderProps>(
  ForumsHeaderRoot,
  function ForumsHeader({ next, ...props }) {
    const { header, rest } = splitHeader(props);
    const { sections, path, messages } = header;
    const enrol = next && (
      <li className="act">
        <a href={safeHref(next.url)}>{messages.enrol}</a>
      </li>
    );
    return (
      <ForumsHeaderRoot {...rest}>
        <div className="top">
          <HomeHeading {...header} />
          <div className="tools">
            <SearchTool {...header} />
            <AccountSlot {...header} />
            <MenuTool header={header} panel="drawer-end" />
          </div>
          {next && (
            <a className="next" href={safeHref(next.url)}>
              <Kicker as="span" tone="muted">
                {messages.nextEvent}
              </Kicker>
              <time dateTime={next.starts}>{next.date.numerals}</time>
              <Kicker as="span" tone="muted" className="where">
                {next.city}
              </Kicker>
            </a>
          )}
        </div>
        <div className="bar">
          <CompactLink header={header} />
          <SectionNav
            label={messages.sections}
            items={sections}
            current={currentLink(sections, path)}
            last={enrol}
          />
        </div>
      </ForumsHeaderRoot>
    );
  },
);
