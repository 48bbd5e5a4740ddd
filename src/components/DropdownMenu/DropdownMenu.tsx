'use client';
import * as RM from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { InMenu } from './in-menu.ts';
import { DropdownMenuRoot } from './DropdownMenu.styles.ts';

export interface DropdownMenuProps extends Omit<
  ComponentPropsWithRef<typeof RM.Content>,
  'asChild' | 'forceMount'
> {
  /** The element that opens it, usually a `Button` or an `IconButton`; it keeps its styles. */
  trigger: ReactNode;
  open?: boolean | undefined;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * The element to which the menu is added, for example an open `<dialog>` or a shadow root's content.
   * @defaultValue the body
   */
  container?: Element | DocumentFragment | null | undefined;
}

/**
 * A menu of actions and destinations below a button. Above 450 px it scrolls.
 * It is not modal: a click outside closes it and still reaches its target. @see H1
 */
export const DropdownMenu = styleable<DropdownMenuProps>(
  DropdownMenuRoot,
  function DropdownMenu({
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    container,
    align = 'start',
    sideOffset = 4,
    ...rest
  }) {
    // Radix treats an undefined `open` as uncontrolled, but its types do not allow it under exactOptionalPropertyTypes.
    const state = { open, defaultOpen, onOpenChange } as RM.DropdownMenuProps;
    return (
      <RM.Root modal={false} {...state}>
        <RM.Trigger asChild>{trigger}</RM.Trigger>
        <RM.Portal container={container}>
          <InMenu.Provider value={true}>
            <DropdownMenuRoot align={align} sideOffset={sideOffset} collisionPadding={8} {...rest} />
          </InMenu.Provider>
        </RM.Portal>
      </RM.Root>
    );
  },
);
