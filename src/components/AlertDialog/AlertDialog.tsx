'use client';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Cluster/Cluster.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { DialogClose } from '../Dialog/DialogFrame.tsx';
import { DialogRoot } from '../Dialog/Dialog.styles.ts';

export interface AlertDialogProps extends Omit<
  DialogProps,
  'closable' | 'closeLabel' | 'footer' | 'role' | 'titleHidden'
> {
  /** The consequence of the action; read with the title. */
  description: ReactNode;
  /** The words of the button that changes nothing. It has the focus at first. */
  cancelLabel: string;
  /** The words of the button that does it. */
  actionLabel: string;
  /** Called by the action. The dialog closes then, unless the event's default is prevented. */
  onAction?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The action is running: its button is busy, and nothing closes the dialog. */
  busy?: boolean | undefined;
}

const keepOpen = (event: { preventDefault: () => void }): void => event.preventDefault();

/**
 * A question that must be answered before anything else: a dialog with the role `alertdialog`. A click outside does not
 * close it, and the focus begins at the button that changes nothing.
 */
export const AlertDialog = styleable<AlertDialogProps>(
  DialogRoot,
  function AlertDialog({
    cancelLabel,
    actionLabel,
    onAction,
    busy = false,

    children,
    ...rest
  }) {
    const cancel = useRef<HTMLButtonElement>(null);
    return (
      <Dialog
        role="alertdialog"
        closable={false}
        onInteractOutside={keepOpen}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
        {...(busy && { onEscapeKeyDown: keepOpen })}
        {...rest}
      >
        {children}
        <Cluster gap="small">
          <DialogClose asChild>
            <Button ref={cancel} variant="secondary" disabled={busy}>
              {cancelLabel}
            </Button>
          </DialogClose>
          <DialogClose asChild onClick={onAction}>
            <Button busy={busy}>{actionLabel}</Button>
          </DialogClose>
        </Cluster>
      </Dialog>
    );
  },
);
