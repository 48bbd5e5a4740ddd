import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { listRole, type Gap, type LayoutElement } from '../layout.ts';
import { ClusterRoot } from './Cluster.styles.ts';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** The element, when it is no `<div>`. */
  as?: LayoutElement | undefined;
  /** `medium` unless another is named. */
  gap?: Gap | undefined;
  /** Vertical alignment of the items; default: centred. */
  align?: 'start' | 'end' | 'baseline' | undefined;
  /** Horizontal distribution of the items; default: at the start. `between` puts the first and the last at the edges. */
  justify?: 'center' | 'end' | 'between' | undefined;
}

/** Elements side by side that wrap to the next row. */
export const Cluster = styleable<ClusterProps>(
  ClusterRoot,
  function Cluster({ gap, align, justify, ...rest }) {
    return (
      <ClusterRoot
        {...listRole(rest.as)}
        data-gap={gap}
        data-align={align}
        data-justify={justify}
        {...rest}
      />
    );
  },
);
