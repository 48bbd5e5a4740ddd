import { cloneElement, useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { newAttribute } from '../new-attribute.ts';
import type { Align, Side } from '../placement.ts';
import { PopoverRoot } from './Popover.styles.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

const POPOVER_TARGET = newAttribute('popoverTarget');

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement<{ popoverTarget?: string | undefined }>;
  /** The accessible name of the panel, announced when the reader moves into it. */
  label?: string | undefined;
  /** Where it appears. Without enough room there it changes to the other side. */
  side?: Side | undefined;
  /** The edge of the trigger that the box is aligned with. */
  align?: Align | undefined;
  /** Whether it is open, if you control it with `onOpenChange`. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called when the reader opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A small, non-modal panel next to its button. It uses the native popover API, which works without a script,
 * closes with Escape or a click outside and returns the focus. For a menu use `DropdownMenu`.
 */
export const Popover = styleable<PopoverProps>(PopoverRoot, function Popover({ trigger, id, ref, ...rest }) {
  const own = useId();
  const target = id ?? own;
  return (
    <>
      {cloneElement(trigger, { [POPOVER_TARGET]: target })}
      <PopoverPanel id={target} panelRef={ref} {...rest} />
    </>
  );
});
