'use client';
import * as RM from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';

interface ItemProps {
  children: ReactNode;
  /** What type-ahead looks for, when the content is not plain text. */
  textValue?: string;
}

interface LinkItemProps extends ItemProps {
  href: string;
  /** The page that the reader is on. */
  current?: boolean;
}

interface ActionItemProps extends ItemProps {
  /** Runs when the item is chosen; the menu closes unless the event's default is prevented. */
  onSelect: (event: Event) => void;
  disabled?: boolean;
  tone?: 'default' | 'danger';
}

export type DropdownMenuItemProps = LinkItemProps | ActionItemProps;

/** One entry of the menu: a destination (`href`) or an action (`onSelect`), never both. */
export function DropdownMenuItem(props: DropdownMenuItemProps): ReactNode {
  if ('href' in props) {
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

/** The name of the entries that follow. */
export const DropdownMenuHeading = ({ children }: { children: ReactNode }): ReactNode => (
  <RM.Label className="heading">{children}</RM.Label>
);

/** A rule between entries. */
export const DropdownMenuSeparator = (): ReactNode => <RM.Separator className="separator" />;
