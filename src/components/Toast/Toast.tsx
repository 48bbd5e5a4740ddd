'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../Icon/icons/interface.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToastRoot } from './Toast.styles.ts';

/** Long enough to read a line twice. */
export const TOAST_DURATION_MS = 6000;

const ICONS = { info: infoIcon, success: checkIcon, error: alertIcon };

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The message; undefined while there is none. Keep the component in the page meanwhile. */
  message: ReactNode;
  tone?: keyof typeof ICONS;
  /** Called when the time is over or the reader sends it away. Hand in a stable function or not, either works. */
  onClose: () => void;
  /** ms; `Infinity` for a message that stays until it is sent away. */
  duration?: number;
  closeLabel?: string;
}

/** A short message over the page that goes by itself; it waits under the pointer and the focus. @see T4 */
export const Toast = part<ToastProps>(
  ToastRoot,
  function Toast({
    message,
    tone = 'info',
    onClose,
    duration = TOAST_DURATION_MS,
    closeLabel = 'Cerrar',
    ...rest
  }) {
    const [held, setHeld] = useState(false);
    const close = useRef(onClose);
    useEffect(() => {
      close.current = onClose;
    });
    const open = message !== undefined && message !== null;
    useEffect(() => {
      if (!open || held || duration === Infinity) return;
      const timer = setTimeout(() => close.current(), duration);
      return () => clearTimeout(timer);
    }, [open, held, duration, message]);

    const hold = (): void => setHeld(true);
    const release = (): void => setHeld(false);
    return (
      <ToastRoot
        role={tone === 'error' ? 'alert' : 'status'}
        data-tone={tone}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
        {...rest}
      >
        {open && (
          <div className="message">
            <Icon of={ICONS[tone]} size="m" />
            <div className="text">{message}</div>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
        )}
      </ToastRoot>
    );
  },
);
