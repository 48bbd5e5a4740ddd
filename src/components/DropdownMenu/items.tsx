'use client';
import type * as RM from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import type { RootProps } from '../../styling/root.ts';
import { styleable } from '../../styling/styleable.ts';
import { useMenu } from './in-menu.ts';
import { DropdownMenuHeadingRoot, DropdownMenuItemRoot, DropdownMenuSeparatorRoot } from './items.styles.ts';

interface ItemProps {
  children: ReactNode;
  /** The text for type-ahead, if the content is not plain text. */
  textValue?: string | undefined;
}

interface LinkItemProps
  extends ItemProps, Omit<ComponentPropsWithRef<'a'>, 'children' | 'href' | 'onSelect'> {
  href: string;
  /** Marks the current page. */
  current?: boolean | undefined;
  onSelect?: never | undefined;
  disabled?: never | undefined;
  tone?: never | undefined;
}

interface ActionItemProps extends ItemProps, RootProps<typeof RM.Item, ItemProps & { onSelect: unknown }> {
  /** Called when the item is selected; the menu closes unless the event's default is prevented. */
  onSelect: (event: Event) => void;
  disabled?: boolean | undefined;
  tone?: 'default' | 'danger' | undefined;
  href?: never | undefined;
  current?: never | undefined;
}

export type DropdownMenuItemProps = LinkItemProps | ActionItemProps;

/** One entry of the menu: either a destination (`href`) or an action (`onSelect`). @throws Error outside of a menu */
export const DropdownMenuItem = styleable<DropdownMenuItemProps>(
  DropdownMenuItemRoot,
  function DropdownMenuItem(props) {
    useMenu('DropdownMenuItem');
    if (props.href === undefined) {
      const { tone = 'default', ...rest } = props;
      return <DropdownMenuItemRoot data-tone={tone} {...rest} />;
    }
    const { href, current, textValue, children, ref, className, ...rest } = props;
    return (
      <DropdownMenuItemRoot
        asChild
        className={className}
        {...(textValue !== undefined && { textValue })}
        // The element is the link.
        ref={ref as Ref<HTMLDivElement> | undefined}
      >
        <a aria-current={current ? 'page' : undefined} {...rest} href={safeHref(href)}>
          {children}
        </a>
      </DropdownMenuItemRoot>
    );
  },
);

export interface DropdownMenuHeadingProps extends RootProps<typeof RM.Label> {
  children: ReactNode;
}

/** A heading for the entries that follow. */
export const DropdownMenuHeading = styleable<DropdownMenuHeadingProps>(
  DropdownMenuHeadingRoot,
  function DropdownMenuHeading(props) {
    return <DropdownMenuHeadingRoot {...props} />;
  },
);

export type DropdownMenuSeparatorProps = RootProps<typeof RM.Separator>;

/** A line between entries. */
export const DropdownMenuSeparator = styleable<DropdownMenuSeparatorProps>(
  DropdownMenuSeparatorRoot,
  function DropdownMenuSeparator(props) {
    return <DropdownMenuSeparatorRoot {...props} />;
  },
);
