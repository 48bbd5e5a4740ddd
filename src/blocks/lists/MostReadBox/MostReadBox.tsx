import type { MostReadItem } from '../../../domain/feed/trending.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { SideBox } from '../LatestBox/SideBox.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';

export interface MostReadBoxProps extends RootProps<'section'> {
  title: string;
  items: readonly MostReadItem[];
}

/** The newsroom's 'Lo más leído' beside an article: three popular stories, without the page's story. @see N7 */
export const MostReadBox = styleable<MostReadBoxProps>(
  SideBox,
  function MostReadBox({ title, items, ...rest }) {
    if (items.length === 0) return null;
    return (
      <SideBox
        title={title}
        startsOpen
        items={items.map(({ url, title: headline, rank }, at) => ({
          rank: rank ?? at + 1,
          key: url,
          href: safeHref(url),
          text: headline,
        }))}
        {...rest}
      />
    );
  },
);
