'use client';
import * as RD from '@radix-ui/react-dialog';
import { part } from '../../styling/part.ts';
import type { DialogBaseProps } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { closeIcon } from '../Icon/icons/interface.ts';
import { DrawerRoot, DrawerScrimRoot } from './Drawer.styles.ts';

export interface DrawerProps extends DialogBaseProps {
  /** Where it comes from; `full` covers the whole screen, for a big menu. */
  side?: 'start' | 'end' | 'bottom' | 'full';
}

/** A modal panel that comes in from an edge: a menu, filters. It behaves as `Dialog` does. @see T4 H5 */
export const Drawer = part<DrawerProps>(
  DrawerRoot,
  function Drawer({
    trigger,
    title,
    titleHidden,
    description,
    open,
    defaultOpen,
    onOpenChange,
    closeLabel = 'Cerrar',
    side = 'end',
    children,
    ...rest
  }) {
    // Radix reads an undefined `open` as "not controlled"; its types, under exact optional properties, do not say so.
    const state = { open, defaultOpen, onOpenChange } as RD.DialogProps;
    return (
      <RD.Root {...state}>
        {trigger && <RD.Trigger asChild>{trigger}</RD.Trigger>}
        <RD.Portal>
          <DrawerScrimRoot />
          <DrawerRoot
            data-side={side}
            data-title={titleHidden ? 'hidden' : undefined}
            {...(!description && { 'aria-describedby': undefined })}
            {...rest}
          >
            <div className="head">
              <RD.Title className="title">{title}</RD.Title>
              <RD.Close className="close" aria-label={closeLabel}>
                <Icon of={closeIcon} size="m" />
              </RD.Close>
            </div>
            <div className="content">
              {description && <RD.Description className="description">{description}</RD.Description>}
              {children}
            </div>
          </DrawerRoot>
        </RD.Portal>
      </RD.Root>
    );
  },
);
