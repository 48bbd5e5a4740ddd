import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { listRole, type Gap, type LayoutElement } from '../layout.ts';
import { GridRoot } from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element, when it is no `<div>`. */
  as?: LayoutElement | undefined;
  /** `medium` unless another is named. */
  gap?: Gap | undefined;
  /** The least that a column is wide: 160, 240 or 320 px. There are as many columns as fit. `medium` unless another is named. */
  column?: 'small' | 'medium' | 'large' | undefined;
  /** Whether few items share the whole row. Without it their columns are as wide as those of a full row. */
  fit?: boolean | undefined;
}

/** Items in columns of equal width, as many as fit into the container. */
export const Grid = styleable<GridProps>(GridRoot, function Grid({ gap, column, fit, ...rest }) {
  return (
    <GridRoot
      {...listRole(rest.as)}
      data-gap={gap}
      data-column={column}
      data-fit={fit || undefined}
      {...rest}
    />
  );
});
