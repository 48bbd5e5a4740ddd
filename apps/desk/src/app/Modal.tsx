import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

export interface ModalProps {
  title: string;
  /** Without it the window cannot be closed by Escape. */
  onClose?: (() => void) | undefined;
  wide?: boolean;
  children: ReactNode;
}

/** A window over the page. The browser keeps the focus in it, and gives it back; it begins at what has `data-first`. */
export function Modal({ title, onClose, wide = false, children }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The focus is given back while the window is still in the page: a removed one gives it to none.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="modal"
      data-wide={wide ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="modal-head">
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" className="icon" aria-label="Cerrar" onClick={onClose}>
            ×
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
