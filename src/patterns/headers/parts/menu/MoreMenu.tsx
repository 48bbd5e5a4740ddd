'use client';
import { useSentContent } from '../../../../islands/sent-content.ts';
import type { NavigationItem } from '../../../../themes/brand.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { CurrentLink } from './current.ts';
import { MenuList, type MenuListProps } from './MenuList.tsx';

export interface MoreMenuProps {
  label: string;
  /** Absent in the browser, which keeps the server's links. */
  items?: readonly NavigationItem[] | undefined;
  /** Text of the link to a group's page, before its name: 'Todo en'. */
  wholeSection: string;
  /** The current link of the whole row, if it is one of the items. */
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
  const [sent] = useSentContent('.rt-menu-list') ?? [];
  return (
    <HeaderMenu label={label} labelShown panel={panel} current={current !== undefined}>
      <MenuList {...{ items, sent, current, wholeSection }} {...(columns && { columns })} />
    </HeaderMenu>
  );
}
