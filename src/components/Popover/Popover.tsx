import { cloneElement, useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { part } from '../../styling/part.ts';
import { PopoverRoot } from './Popover.styles.ts';

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** What opens and closes it: a `Button` or an `IconButton`. */
  trigger: ReactElement<{ popoverTarget?: string | undefined }>;
}

/**
 * A small panel beside the button that opens it, not modal: the browser's own popover, which works without a script,
 * closes with Escape or a click outside and gives the focus back. For a menu use `DropdownMenu`. @see T4
 */
export const Popover = part<PopoverProps>(PopoverRoot, function Popover({ trigger, id, ...rest }) {
  const own = useId();
  const target = id ?? own;
  return (
    <>
      {cloneElement(trigger, { popoverTarget: target })}
      <PopoverRoot popover="auto" id={target} {...rest} />
    </>
  );
});
