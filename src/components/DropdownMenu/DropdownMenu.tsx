'use client';
import * as RM from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { DropdownMenuRoot } from './DropdownMenu.styles.ts';

export interface DropdownMenuProps extends ComponentPropsWithRef<typeof RM.Content> {
  /** The element that opens it, usually a `Button` or an `IconButton`; it keeps its own look. */
  trigger: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu of actions and destinations under a button; at most 450 px high, then it scrolls.
 * It does not lock the page: a click outside closes it and does what it was meant to. @see T4 H1
 */
export const DropdownMenu = part<DropdownMenuProps>(
  DropdownMenuRoot,
  function DropdownMenu({
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    align = 'start',
    sideOffset = 4,
    ...rest
  }) {
    // Radix reads an undefined `open` as "not controlled"; its types, under exact optional properties, do not say so.
    const state = { open, defaultOpen, onOpenChange } as RM.DropdownMenuProps;
    return (
      <RM.Root modal={false} {...state}>
        <RM.Trigger asChild>{trigger}</RM.Trigger>
        <RM.Portal>
          <DropdownMenuRoot align={align} sideOffset={sideOffset} collisionPadding={8} {...rest} />
        </RM.Portal>
      </RM.Root>
    );
  },
);
