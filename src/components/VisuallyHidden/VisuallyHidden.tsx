import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { VisuallyHiddenRoot } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element, when a `<span>` would not say enough (a hidden section heading). */
  as?: 'span' | 'p' | 'div' | 'h2' | 'h3' | 'h4';
}

/** Text for assistive technology only. Never hide something focusable in it: use `SkipLink`. @see T4 */
export const VisuallyHidden = part<VisuallyHiddenProps>(VisuallyHiddenRoot, function VisuallyHidden(props) {
  return <VisuallyHiddenRoot {...props} />;
});
