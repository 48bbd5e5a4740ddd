import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { SkeletonRoot } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  shape?: 'text' | 'title' | 'picture' | 'portrait';
  /** How many lines of text are expected; the last of several is shorter. */
  lines?: number;
}

/** The place of something that is on its way. It says nothing to a screen reader: a `Spinner` or a status beside it does. @see T4 */
export const Skeleton = part<SkeletonProps>(
  SkeletonRoot,
  function Skeleton({ shape = 'text', lines = 1, ...rest }) {
    return (
      <SkeletonRoot aria-hidden data-shape={shape} {...rest}>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} />
        ))}
      </SkeletonRoot>
    );
  },
);
