'use client';
import {
  cloneElement,
  useId,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { part } from '../../styling/part.ts';
import { TooltipRoot } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A few words more about the element. Its name it must have without them. */
  text: string;
  side?: 'above' | 'below';
  /** One focusable element: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A few words that show under the pointer and on focus. It can be pointed at, and Escape sends it away.
 * A finger never sees it: say nothing here that is needed. @see T4
 */
export const Tooltip = part<TooltipProps>(
  TooltipRoot,
  function Tooltip({ text, side = 'above', children, ...rest }) {
    const id = useId();
    const [dismissed, setDismissed] = useState(false);
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(true);
    };
    const comeBack = (): void => setDismissed(false);
    return (
      <TooltipRoot
        data-side={side}
        data-dismissed={dismissed || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={comeBack}
        onBlur={comeBack}
        {...rest}
      >
        {cloneElement(children, { 'aria-describedby': id })}
        <span className="bubble" role="tooltip" id={id}>
          {text}
        </span>
      </TooltipRoot>
    );
  },
);
