import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRoot } from './Spinner.styles.ts';
import { spinner } from '../../messages/components.ts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The name of the loading content; announced by screen readers. */
  label?: string | undefined;
  /** Shows the label next to the ring. */
  labelled?: boolean | undefined;
}

/** An indicator for a wait of unknown length. For a known length use `ProgressBar`. */
export const Spinner = styleable<SpinnerProps>(
  SpinnerRoot,
  function Spinner({ size = 'medium', label = spinner.loading, labelled, ...rest }) {
    return (
      <SpinnerRoot role="status" data-size={size} {...rest}>
        {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </SpinnerRoot>
    );
  },
);
