'use client';
import type { NavigationItem } from '../../../../themes/brand.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { CurrentLink } from './current.ts';
import { MenuList, type MenuListProps } from './MenuList.tsx';

export interface MoreMenuProps {
  label: string;
  items: readonly NavigationItem[];
  /** Text of the link to a group's page, before its name: 'Todo en'. */
  wholeSection: string;
  /** The current link of the whole row. */
  current: CurrentLink | undefined;
  panel?: 'start' | 'end' | 'bar' | undefined;
  columns?: MenuListProps['columns'] | undefined;
}

/** A group of the section row that opens below its name: 'Más', 'Noticias', 'Deportes'. @see H1, H4 */
export default function MoreMenu({
  label,
  items,
  wholeSection,
  current,
  panel = 'start',
  columns,
}: MoreMenuProps) {
  return (
    <HeaderMenu
      label={label}
      labelShown
      panel={panel}
      current={items.some(({ link }) => link === current?.link)}
    >
      <MenuList items={items} current={current} wholeSection={wholeSection} {...(columns && { columns })} />
    </HeaderMenu>
  );
}
