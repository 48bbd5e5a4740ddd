'use client';
import * as RD from '@radix-ui/react-dialog';
import { styleable } from '../../styling/styleable.ts';
import type { DialogBaseProps } from '../Dialog/Dialog.tsx';
import { closesPopoverFirst } from '../Dialog/escape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { closeIcon } from '../Icon/icons/interface.ts';
import { DrawerRoot, DrawerScrimRoot } from './Drawer.styles.ts';
import { dialog } from '../../words/components.ts';

export interface DrawerProps extends DialogBaseProps {
  /** The edge; `full` covers the whole screen, for a large menu. */
  side?: 'start' | 'end' | 'bottom' | 'full';
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
    onEscapeKeyDown,
    closeLabel = dialog.close,
    side = 'end',
    children,
    ...rest
  }) {
    // Radix treats an undefined `open` as uncontrolled, but its types do not allow it under exactOptionalPropertyTypes.
    const state = { open, defaultOpen, onOpenChange } as RD.DialogProps;
    return (
      <RD.Root {...state}>
        {trigger && <RD.Trigger asChild>{trigger}</RD.Trigger>}
        <RD.Portal>
          <DrawerScrimRoot />
          <DrawerRoot
            data-side={side}
            data-title={titleHidden ? 'hidden' : undefined}
            {...rest}
            onEscapeKeyDown={closesPopoverFirst(onEscapeKeyDown)}
          >
            <div className="head">
              <RD.Title className="title">{title}</RD.Title>
              <RD.Close className="close" aria-label={closeLabel}>
                <Icon icon={closeIcon} size="m" />
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
