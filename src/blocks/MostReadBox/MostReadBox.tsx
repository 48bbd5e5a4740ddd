import type { TrendingItem } from '../../domain/feed/trending.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { SideBox } from '../LatestBox/SideBox.tsx';

export interface MostReadBoxProps {
  title: string;
  items: readonly TrendingItem[];
}

/** The newsroom's 'Lo más leído' beside an article: three popular stories, never the page's own. @see 001 §2, N7 */
export function MostReadBox({ title, items }: MostReadBoxProps) {
  if (items.length === 0) return null;
  return (
    <SideBox
      title={title}
      startsOpen
      numbered
      items={items.map(({ url, title: headline }) => ({
        key: url,
        content: <a href={safeHref(url)}>{headline}</a>,
      }))}
    />
  );
}
