import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { DividerRoot } from './Divider.styles.ts';

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /** `hairline` between items, `thick` between sections, `accent` in the brand's colour, `ornament` inside a text. */
  weight?: 'hairline' | 'thick' | 'accent' | 'ornament' | undefined;
  /** A vertical line between elements in a row. */
  vertical?: boolean | undefined;
}

/** A line between elements: renders an `<hr>`. */
export const Divider = styleable<DividerProps>(
  DividerRoot,
  function Divider({ weight = 'hairline', vertical, ...rest }) {
    return (
      <DividerRoot data-weight={weight} aria-orientation={vertical ? 'vertical' : undefined} {...rest} />
    );
  },
);
