'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../Icon/icons/interface.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToastRoot } from './Toast.styles.ts';
import { toast as messages } from '../../messages/components.ts';

/** Long enough to read a line twice. */
export const TOAST_DURATION_MS = 6000;

/** A browser's timer holds no more ms (24 days); a longer one ends at once. */
const LONGEST_MS = 2 ** 31 - 1;

const ICONS = { info: infoIcon, success: checkIcon, error: alertIcon };

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The message, or undefined. Keep the component mounted without a message. */
  message: ReactNode;
  tone?: keyof typeof ICONS | undefined;
  /** Called when the time is over or the reader closes the toast. */
  onClose: () => void;
  /** ms; `Infinity` for a message that stays until it is closed. */
  duration?: number | undefined;
  closeLabel?: string | undefined;
}

/** A short message above the page that closes automatically. The pointer and the focus pause its timer. */
export const Toast = styleable<ToastProps>(
  ToastRoot,
  function Toast({
    message,
    tone = 'info',
    onClose,
    duration = TOAST_DURATION_MS,
    closeLabel = messages.close,
    ...rest
  }) {
    const [held, setHeld] = useState(false);
    const close = useRef(onClose);
    useEffect(() => {
      close.current = onClose;
    });
    const open = message !== undefined && message !== null;
    // A message that goes takes its button along: no event says that the focus or the pointer has left it.
    useEffect(() => setHeld(false), [open]);
    useEffect(() => {
      if (!open || held || duration > LONGEST_MS) return;
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
            <Icon icon={ICONS[tone]} size="m" />
            <div className="text">{message}</div>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
        )}
      </ToastRoot>
    );
  },
);
