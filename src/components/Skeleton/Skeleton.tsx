import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { SkeletonRoot } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The form of what loads: lines, a heading, a picture or a round portrait. */
  shape?: 'text' | 'title' | 'picture' | 'portrait' | undefined;
  /** Number of expected text lines; the last of several is shorter. */
  lines?: number | undefined;
}

/** A placeholder for loading content, hidden from screen readers. Put a `Spinner` or a status next to it. */
export const Skeleton = styleable<SkeletonProps>(
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
