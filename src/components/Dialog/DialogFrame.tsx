'use client';
import * as RD from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';

/** The state of a modal layer, and what opens it. */
export interface DialogStateProps {
  /** The element that opens it, usually a `Button`; it keeps its styles. Omit it if you control `open`. */
  trigger?: ReactNode;
  open?: boolean | undefined;
  /** Whether it is open at first, if `open` does not control it. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * The element to which the layer is added, for example an open `<dialog>` or a shadow root's content.
   * @defaultValue the body
   */
  container?: Element | DocumentFragment | null | undefined;
}

interface DialogFrameProps extends DialogStateProps {
  /** The layer: a styled `RD.Content` with a `DialogTitle` and the props of `useModalLayer`, or its scrim. */
  children: ReactNode;
}

/** The state, the trigger and the portal of every modal layer: dialog, drawer, the viewer of galleries. */
export function DialogFrame({ trigger, container, children, ...state }: DialogFrameProps): ReactElement {
  return (
    // Radix treats an undefined `open` as uncontrolled, but its types do not allow it under exactOptionalPropertyTypes.
    <RD.Root modal={false} {...(state as RD.DialogProps)}>
      {trigger && <RD.Trigger asChild>{trigger}</RD.Trigger>}
      <RD.Portal container={container}>{children}</RD.Portal>
    </RD.Root>
  );
}

/** The accessible name of the layer. */
export const DialogTitle = RD.Title;

/** Closes the surrounding dialog or drawer; use `asChild` with a `Button`. */
export const DialogClose = RD.Close;
