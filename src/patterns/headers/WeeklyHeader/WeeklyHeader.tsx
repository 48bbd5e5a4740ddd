import { Container } from '../../../components/Container/Container.tsx';
import { Island } from '../../../islands/Island.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { AccountSlot } from '../parts/reader/AccountSlot.tsx';
import { currentAmong, currentLink } from '../parts/menu/current.ts';
import { DateLine } from '../parts/bar/DateLine.tsx';
import { splitHeader, type HeaderRootProps } from '../parts/header-root.ts';
import { HiddenHeading, HomeLink } from '../parts/bar/HomeLink.tsx';
import { moreMenuIsland } from '../parts/menu/more-menu-island.ts';
import { SectionNav } from '../parts/menu/SectionNav.tsx';
import { MenuTool } from '../parts/bar/MenuTool.tsx';
import { SearchTool } from '../parts/bar/SearchTool.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { WeeklyHeaderRoot } from './WeeklyHeader.styles.ts';

export interface WeeklyHeaderProps extends HeaderRootProps {
  /** Normal, Oscuro, Transparente: over the picture with which the page opens. */
  mode?: 'normal' | 'dark' | 'transparent' | undefined;
}

/** The weekly's masthead above the sticky bar: menu, sections with 'Más', search, account. @see H1, H3 */
export const WeeklyHeader = styleable<WeeklyHeaderProps>(
  WeeklyHeaderRoot,
  function WeeklyHeader({ mode = 'normal', ...props }) {
    const { header, rest } = splitHeader(props);
    const { sections, more, routes, path, today, issn, messages } = header;
    const current = currentLink([...sections, ...more], path);
    const { wholeSection } = messages;
    return (
      <WeeklyHeaderRoot
        data-mode={mode === 'normal' ? mode : 'dark'}
        data-over={mode === 'transparent' || undefined}
        {...rest}
      >
        <HiddenHeading {...header} />
        <Container className="masthead">
          <DateLine {...today} issn={issn} />
          <HomeLink header={header} className="wordmark-link" />
          <a className="subscribe" href={safeHref(routes.subscribe)}>
            {messages.subscribe}
          </a>
        </Container>
        <div className="bar">
          <Container className="inside">
            <MenuTool header={header} columns="2" subscribe />
            <HomeLink header={header} className="compact" />
            <SectionNav label={messages.sections} items={sections} current={current}>
              {more.length > 0 && (
                <Island
                  definition={moreMenuIsland}
                  props={{
                    label: messages.more,
                    items: more,
                    current: currentAmong(more, current),
                    wholeSection,
                    panel: 'bar',
                    columns: 'fit',
                  }}
                />
              )}
            </SectionNav>
            <div className="tools">
              <SearchTool {...header} />
              <AccountSlot {...header} />
            </div>
          </Container>
        </div>
      </WeeklyHeaderRoot>
    );
  },
);
