import { AccountSlot } from '../parts/reader/AccountSlot.tsx';
import { currentLink } from '../parts/menu/current.ts';
import { splitHeader, type HeaderRootProps } from '../parts/header-root.ts';
import { HomeHeading } from '../parts/bar/HomeLink.tsx';
import { SectionNav } from '../parts/menu/SectionNav.tsx';
import { FullMenuTool } from '../parts/bar/FullMenuTool.tsx';
import { SearchTool } from '../parts/bar/SearchTool.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { MenHeaderRoot } from './MenHeader.styles.ts';

export type MenHeaderProps = HeaderRootProps;

/** A sticky black bar: menu, wordmark, search. Everything else is in the menu. @see H6 */
export const MenHeader = styleable<MenHeaderProps>(MenHeaderRoot, function MenHeader(props) {
  const { header, rest } = splitHeader(props);
  const { sections, path, messages } = header;
  return (
    <MenHeaderRoot data-mode="dark" {...rest}>
      <div className="start">
        <FullMenuTool {...header} />
      </div>
      <HomeHeading {...header} />
      <SectionNav label={messages.sections} items={sections} current={currentLink(sections, path)} />
      <div className="end">
        <SearchTool {...header} />
        <AccountSlot {...header} />
      </div>
    </MenHeaderRoot>
  );
});
