import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { AccountSlot } from '../parts/reader/AccountSlot.tsx';
import { currentLink } from '../parts/menu/current.ts';
import { splitHeader, type HeaderRootProps } from '../parts/header-root.ts';
import { CompactLink, HomeHeading } from '../parts/bar/HomeLink.tsx';
import { SectionNav } from '../parts/menu/SectionNav.tsx';
import { MenuTool } from '../parts/bar/MenuTool.tsx';
import { SearchTool } from '../parts/bar/SearchTool.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { RuralHeaderRoot } from './RuralHeader.styles.ts';

export type RuralHeaderProps = HeaderRootProps;

/** A furrow drawn by hand: long, slightly uneven, and stretched to the page width. */
const FURROW =
  'M1 6C60 2 96 9 160 5s92-3 150 1 104 3 168-1 110-2 160 2 96 2 150-1 112-3 170 1 90 3 130 0 70-2 111 0';

/** The wordmark with its tagline, a furrow below it, and the sections as round tabs. @see H7 */
export const RuralHeader = styleable<RuralHeaderProps>(RuralHeaderRoot, function RuralHeader(props) {
  const { header, rest } = splitHeader(props);
  const { tagline, sections, routes, path, messages } = header;
  return (
    <RuralHeaderRoot {...rest}>
      <div className="top">
        <HomeHeading {...header} />
        <p className="tagline">{tagline}</p>
        <div className="tools">
          <LinkButton className="subscribe" href={routes.subscribe} variant="alt">
            {messages.subscribe}
          </LinkButton>
          <SearchTool {...header} />
          <AccountSlot {...header} />
          <MenuTool header={header} panel="drawer-end" />
        </div>
      </div>
      <div className="furrow" aria-hidden="true">
        <svg viewBox="0 0 1200 10" preserveAspectRatio="none">
          <path d={FURROW} />
        </svg>
      </div>
      <div className="bar">
        <CompactLink header={header} />
        <SectionNav label={messages.sections} items={sections} current={currentLink(sections, path)} />
      </div>
    </RuralHeaderRoot>
  );
});
