'use client';
import * as RM from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { useMenu } from './in-menu.ts';

interface ItemProps {
  children: ReactNode;
  /** The text for type-ahead, if the content is not plain text. */
  textValue?: string;
}

interface LinkItemProps extends ItemProps {
  href: string;
  /** Marks the current page. */
  current?: boolean;
  onSelect?: never;
  disabled?: never;
  tone?: never;
}

interface ActionItemProps extends ItemProps {
  /** Called when the item is selected; the menu closes unless the event's default is prevented. */
  onSelect: (event: Event) => void;
  disabled?: boolean;
  tone?: 'default' | 'danger';
  href?: never;
  current?: never;
}

export type DropdownMenuItemProps = LinkItemProps | ActionItemProps;

/** One entry of the menu: either a destination (`href`) or an action (`onSelect`). @throws Error outside of a menu */
export function DropdownMenuItem(props: DropdownMenuItemProps): ReactNode {
  useMenu('DropdownMenuItem');
  if (props.href !== undefined) {
    const { href, current, children, ...rest } = props;
    return (
      <RM.Item asChild {...rest}>
        <a className="item" href={safeHref(href)} aria-current={current ? 'page' : undefined}>
          {children}
        </a>
      </RM.Item>
    );
  }
  const { tone = 'default', ...rest } = props;
  return <RM.Item className="item" data-tone={tone} {...rest} />;
}

/** A heading for the entries that follow. */
export const DropdownMenuHeading = ({ children }: { children: ReactNode }): ReactNode => (
  <RM.Label className="heading">{children}</RM.Label>
);

/** A line between entries. */
export const DropdownMenuSeparator = (): ReactNode => <RM.Separator className="separator" />;
