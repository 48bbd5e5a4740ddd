'use client';
import * as RD from '@radix-ui/react-dialog';
import { styleable } from '../../styling/styleable.ts';
import type { DialogBaseProps } from '../Dialog/Dialog.tsx';
import { DialogClose, DialogFrame, DialogTitle } from '../Dialog/DialogFrame.tsx';
import { useModalLayer } from '../Dialog/useModalLayer.ts';
import { Icon } from '../Icon/Icon.tsx';
import { closeIcon } from '../Icon/icons/interface.ts';
import { DrawerRoot, DrawerScrimRoot } from './Drawer.styles.ts';
import { dialog } from '../../messages/components.ts';

export interface DrawerProps extends DialogBaseProps {
  /** The edge; `full` covers the whole screen, for a large menu. */
  side?: 'start' | 'end' | 'bottom' | 'full' | undefined;
}

/** A modal panel that slides in from an edge: a menu, filters. It behaves like `Dialog`. @see H5 */
export const Drawer = styleable<DrawerProps>(
  DrawerRoot,
  function Drawer({
    trigger,
    title,
    titleHidden,
    description,
    open,
    defaultOpen,
    onOpenChange,
    container,
    closeLabel = dialog.close,
    side = 'end',
    children,
    ...rest
  }) {
    const layer = useModalLayer(rest);
    return (
      <DialogFrame {...{ trigger, open, defaultOpen, onOpenChange, container }}>
        <DrawerScrimRoot>
          <DrawerRoot data-side={side} data-title={titleHidden ? 'hidden' : undefined} {...layer}>
            <div className="head">
              <DialogTitle className="title">{title}</DialogTitle>
              <DialogClose className="close" aria-label={closeLabel}>
                <Icon icon={closeIcon} size="m" />
              </DialogClose>
            </div>
            <div className="content">
              {description && <RD.Description className="description">{description}</RD.Description>}
              {children}
            </div>
          </DrawerRoot>
        </DrawerScrimRoot>
      </DialogFrame>
    );
  },
);
