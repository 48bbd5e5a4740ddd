'use client';
import {
  cloneElement,
  useId,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import type { Side } from '../placement.ts';
import { TooltipRoot } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A short description of the element, in addition to its name. */
  text: string;
  /** Where it appears. Without enough room there it changes to the other side. */
  side?: Side | undefined;
  /** One focusable element: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A few words that appear on hover and on focus. The pointer can enter it, and Escape hides it.
 * Not shown on touch; never put essential information here.
 */
export const Tooltip = styleable<TooltipProps>(
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
