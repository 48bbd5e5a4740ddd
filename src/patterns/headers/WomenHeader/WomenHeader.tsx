import { AccountSlot } from '../parts/reader/AccountSlot.tsx';
import { currentLink } from '../parts/menu/current.ts';
import { splitHeader, type HeaderRootProps } from '../parts/header-root.ts';
import { CompactLink, HomeHeading } from '../parts/bar/HomeLink.tsx';
import { SectionNav } from '../parts/menu/SectionNav.tsx';
import { MenuTool } from '../parts/bar/MenuTool.tsx';
import { SearchTool } from '../parts/bar/SearchTool.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { WomenHeaderRoot } from './WomenHeader.styles.ts';

export type WomenHeaderProps = HeaderRootProps;

/** A thin header: the centred wordmark above five sections in italics, which stay between hairlines. @see H7 */
export const WomenHeader = styleable<WomenHeaderProps>(WomenHeaderRoot, function WomenHeader(props) {
  const { header, rest } = splitHeader(props);
  const { sections, path, messages } = header;
  return (
    <WomenHeaderRoot {...rest}>
      <div className="top">
        <div className="start">
          <MenuTool header={header} />
        </div>
        <HomeHeading {...header} />
        <div className="end">
          <SearchTool {...header} />
          <AccountSlot {...header} />
        </div>
      </div>
      <div className="bar">
        <CompactLink header={header} />
        <SectionNav label={messages.sections} items={sections} current={currentLink(sections, path)} />
      </div>
    </WomenHeaderRoot>
  );
});
