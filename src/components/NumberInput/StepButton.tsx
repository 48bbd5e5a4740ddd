'use client';
import { Icon } from '../Icon/Icon.tsx';
import { minusIcon, plusIcon } from '../Icon/icons/interface.ts';
import { useHold } from './useHold.ts';

export interface StepButtonProps {
  name: string;
  /** The id of the field. */
  field: string;
  direction: 1 | -1;
  /** One step; returns whether there can be another one. */
  move: () => boolean;
  /** The button has no effect. Assistive technology hears it as unavailable. */
  inactive: boolean;
  disabled: boolean | undefined;
}

/** A step more or less, and more steps while it is held. It is no stop of Tab: arrow keys do the same in the field. */
export function StepButton({ name, field, direction, move, inactive, disabled }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-controls={field}
      aria-disabled={inactive || undefined}
      disabled={disabled}
      onContextMenu={(event) => event.preventDefault()}
      {...useHold(move)}
    >
      <Icon icon={direction === 1 ? plusIcon : minusIcon} size="s" />
    </button>
  );
}
