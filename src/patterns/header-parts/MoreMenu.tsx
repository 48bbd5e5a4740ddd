'use client';
import type { NavigationItem } from '../../themes/brand.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { isCurrent, MenuList } from './MenuList.tsx';

export interface MoreMenuProps {
  label: string;
  items: readonly NavigationItem[];
  path: string;
  panel?: 'start' | 'end';
  /** `rows` fills columns of at most nine rows. */
  columns?: 'one' | '2' | 'rows';
}

/** A group of the section row that opens under its name: 'Más', 'Noticias', 'Deportes'. @see H1, H4 */
export default function MoreMenu({ label, items, path, panel = 'start', columns = 'one' }: MoreMenuProps) {
  return (
    <HeaderMenu
      label={label}
      labelShown
      panel={panel}
      current={items.some(({ link }) => isCurrent(link, path))}
    >
      <MenuList items={items} path={path} columns={columns} />
    </HeaderMenu>
  );
}
