'use client';
import * as RD from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { closeIcon } from '../Icon/icons/interface.ts';
import { DialogRoot, DialogScrimRoot } from './Dialog.styles.ts';
import { DialogClose, DialogFrame, DialogTitle, type DialogStateProps } from './DialogFrame.tsx';
import { useModalLayer } from './useModalLayer.ts';
import { dialog } from '../../messages/components.ts';

/** Shared props of dialog and drawer: state, trigger and title. */
export interface DialogBaseProps
  extends
    Omit<ComponentPropsWithRef<typeof RD.Content>, 'title' | 'asChild' | 'forceMount'>,
    DialogStateProps {
  /** The accessible name, always announced. */
  title: ReactNode;
  /** Hides the title visually, if the content shows one. */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  closeLabel?: string | undefined;
}

export interface DialogProps extends DialogBaseProps {
  /** Maximum width: 400, 560 or 880 px. On phones it is a sheet at the bottom of the screen. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Buttons at the bottom. They and the title stay visible while the content scrolls. Without a footer the whole
   * dialog scrolls.
   */
  footer?: ReactNode;
  /** Has a close button. Without it the content needs a `DialogClose`. */
  closable?: boolean | undefined;
}

/** Safari scrolls a box by keyboard only when the box takes focus. */
const SCROLLER = { tabIndex: 0, role: 'group' };

/**
 * A modal dialog. It keeps the focus, closes with Escape, the close button or a click beside it, and returns the focus.
 * Layers of other libraries above it, such as the list of a select, stay usable.
 */
export const Dialog = styleable<DialogProps>(
  DialogRoot,
  function Dialog({
    trigger,
    title,
    titleHidden,
    description,
    open,
    defaultOpen,
    onOpenChange,
    container,
    closeLabel = dialog.close,
    size = 'medium',
    footer,
    closable = true,
    children,
    ...rest
  }) {
    const layer = useModalLayer(rest);
    return (
      <DialogFrame {...{ trigger, open, defaultOpen, onOpenChange, container }}>
        <DialogScrimRoot>
          <DialogRoot
            data-size={size}
            data-title={titleHidden ? 'hidden' : undefined}
            data-footer={footer ? '' : undefined}
            data-close={closable ? undefined : 'none'}
            {...layer}
          >
            <DialogTitle className="title">{title}</DialogTitle>
            {description && <RD.Description className="description">{description}</RD.Description>}
            {footer ? (
              <>
                <div className="body" {...SCROLLER}>
                  {children}
                </div>
                <div className="footer">{footer}</div>
              </>
            ) : (
              children
            )}
            {closable && (
              <DialogClose className="close" aria-label={closeLabel}>
                <Icon icon={closeIcon} size="m" />
              </DialogClose>
            )}
          </DialogRoot>
        </DialogScrimRoot>
      </DialogFrame>
    );
  },
);
