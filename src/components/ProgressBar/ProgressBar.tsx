import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { ProgressBarRoot } from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'aria-label' | 'max'> {
  /** What advances; its accessible name. */
  label: string;
  /** Percent; what lies outside 0 to 100 is brought inside. */
  value: number;
  size?: 'small' | 'large';
}

/** How far something of known length has come: native `<progress>`, so no style attribute is needed. @see T4 H2 */
export const ProgressBar = part<ProgressBarProps>(
  ProgressBarRoot,
  function ProgressBar({ label, value, size = 'small', ...rest }) {
    return (
      <ProgressBarRoot
        aria-label={label}
        max={100}
        value={Math.min(100, Math.max(0, value))}
        data-size={size}
        {...rest}
      />
    );
  },
);
