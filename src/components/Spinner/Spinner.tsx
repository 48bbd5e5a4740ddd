import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerRoot } from './Spinner.styles.ts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  size?: 'small' | 'medium' | 'large';
  /** What is being waited for; a screen reader says it. */
  label?: string;
  /** Shows the label beside the ring. */
  labelled?: boolean;
}

/** Something is under way and its length is not known. Where it is known, use `ProgressBar`. @see T4 */
export const Spinner = part<SpinnerProps>(
  SpinnerRoot,
  function Spinner({ size = 'medium', label = 'Cargando…', labelled, ...rest }) {
    return (
      <SpinnerRoot role="status" data-size={size} {...rest}>
        {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </SpinnerRoot>
    );
  },
);
