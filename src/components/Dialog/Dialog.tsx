'use client';
import * as RD from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { Icon } from '../Icon/Icon.tsx';
import { closeIcon } from '../Icon/icons/interface.ts';
import { DialogRoot, DialogScrimRoot } from './Dialog.styles.ts';

/** What a dialog and a drawer share: when it is open, what opens it, what it is called. */
export interface DialogBaseProps extends Omit<ComponentPropsWithRef<typeof RD.Content>, 'title'> {
  /** The element that opens it, usually a `Button`; it keeps its own look. Leave it out when `open` is yours. */
  trigger?: ReactNode;
  /** Its name, always announced. */
  title: ReactNode;
  /** The title is not shown, only announced: the content has its own. */
  titleHidden?: boolean;
  description?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  closeLabel?: string;
}

export interface DialogProps extends DialogBaseProps {
  /** The widest it gets: 400, 560 or 880 px. On a phone it is a sheet at the foot of the screen. */
  size?: 'small' | 'medium' | 'large';
}

/** Closes the dialog or the drawer it stands in; give it `asChild` to make a `Button` of it. */
export const DialogClose = RD.Close;

/**
 * A modal dialog: takes the focus, keeps it, closes with Escape, the close button or a click beside it, and gives the focus back.
 * Under a strict content security policy the page calls `setNonce` of `get-nonce` first. @see T4
 */
export const Dialog = part<DialogProps>(
  DialogRoot,
  function Dialog({
    trigger,
    title,
    titleHidden,
    description,
    open,
    defaultOpen,
    onOpenChange,
    closeLabel = 'Cerrar',
    size = 'medium',
    children,
    ...rest
  }) {
    // Radix reads an undefined `open` as "not controlled"; its types, under exact optional properties, do not say so.
    const state = { open, defaultOpen, onOpenChange } as RD.DialogProps;
    return (
      <RD.Root {...state}>
        {trigger && <RD.Trigger asChild>{trigger}</RD.Trigger>}
        <RD.Portal>
          <DialogScrimRoot>
            <DialogRoot
              data-size={size}
              data-title={titleHidden ? 'hidden' : undefined}
              {...(!description && { 'aria-describedby': undefined })}
              {...rest}
            >
              <RD.Title className="title">{title}</RD.Title>
              {description && <RD.Description className="description">{description}</RD.Description>}
              {children}
              <RD.Close className="close" aria-label={closeLabel}>
                <Icon of={closeIcon} size="m" />
              </RD.Close>
            </DialogRoot>
          </DialogScrimRoot>
        </RD.Portal>
      </RD.Root>
    );
  },
);
