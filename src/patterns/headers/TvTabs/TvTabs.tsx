import type { NavigationItem } from '../../../themes/brand.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { tvTabs as messages } from '../../../messages/patterns.ts';
import { tabRowIsland } from './island.ts';
import { TvTabsRoot } from './TvTabs.styles.ts';

export interface TvTabsProps extends RootProps<'nav'> {
  items: readonly NavigationItem[];
  /** The path of the page, of a later page of its list with the number in a query: the tab with this path is the current one. */
  path: string;
}

/** The tabs of the TV section: links in a row that scrolls by touch, wheel, mouse and keyboard. @see H8 */
export const TvTabs = styleable<TvTabsProps>(TvTabsRoot, function TvTabs({ items, path, ...rest }) {
  return (
    <TvTabsRoot aria-label={messages.label} {...rest}>
      <Island definition={tabRowIsland} props={{ items, path }} />
    </TvTabsRoot>
  );
});
