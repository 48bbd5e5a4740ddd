import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { ProgressBarRoot } from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'aria-label' | 'max'> {
  /** The accessible name: the task. */
  label: string;
  /** Percent, clamped to 0–100. Without it something is going on and its length is not known. */
  value?: number | undefined;
  size?: 'small' | 'large' | undefined;
}

/** The progress of something, or that it is going on: a native `<progress>`, which needs no style attribute. @see H2 */
export const ProgressBar = styleable<ProgressBarProps>(
  ProgressBarRoot,
  function ProgressBar({ label, value, size = 'small', ...rest }) {
    return (
      <ProgressBarRoot
        aria-label={label}
        max={100}
        value={value === undefined ? undefined : Math.min(100, Math.max(0, value))}
        data-size={size}
        {...rest}
      />
    );
  },
);
