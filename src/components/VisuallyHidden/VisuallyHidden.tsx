import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { VisuallyHiddenRoot } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element, if a `<span>` is not sufficient (a hidden section heading). */
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | undefined;
}

/** Text for assistive technology only. Do not put focusable elements in it: use `SkipLink`. */
export const VisuallyHidden = styleable<VisuallyHiddenProps>(
  VisuallyHiddenRoot,
  function VisuallyHidden(props) {
    return <VisuallyHiddenRoot {...props} />;
  },
);
