import type { ReactNode } from 'react';
import { safeHref } from '../../../../domain/url/safe.ts';
import type { NavigationItem } from '../../../../themes/brand.ts';
import { ariaCurrent, type CurrentLink } from './current.ts';

export interface SectionLinkProps {
  item: NavigationItem;
  current: CurrentLink | undefined;
}

/** A link of a header's navigation. */
export const SectionLink = ({ item: { text, link }, current }: SectionLinkProps) => (
  <a href={safeHref(link)} aria-current={ariaCurrent(link, current)}>
    {text}
  </a>
);

export interface SectionNavProps {
  label: string;
  items: readonly NavigationItem[];
  /** The current link of the row. */
  current: CurrentLink | undefined;
  /** Renders an item that is not a plain link; null for a plain link. */
  renderItem?: ((item: NavigationItem) => ReactNode) | undefined;
  /** An additional item at the end of the row: an `<li>`. */
  last?: ReactNode;
  /** Content after the row. */
  children?: ReactNode;
}

/** The row of sections. A brand without sections has its place in the bar, and no list. */
export function SectionNav({ label, items, current, renderItem, last, children }: SectionNavProps) {
  if (items.length === 0 && !last) return <div className="sections">{children}</div>;
  return (
    <nav className="sections" aria-label={label}>
      <ul role="list">
        {items.map((item) => (
          <li key={item.link || item.text}>
            {renderItem?.(item) ?? <SectionLink item={item} current={current} />}
          </li>
        ))}
        {last}
      </ul>
      {children}
    </nav>
  );
}
