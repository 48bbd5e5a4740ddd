import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { HeadingRoot } from './Heading.styles.ts';
import { HEADING_TAG, type HeadingLevel } from './levels.ts';

export type { HeadingLevel };
export type HeadingSize = 'display' | 'xl' | 'l' | 'm' | 's' | 'xs' | 'section';

/** The default size of each level. */
const SIZE_OF_LEVEL: Record<HeadingLevel, HeadingSize> = {
  1: 'xl',
  2: 'l',
  3: 'm',
  4: 's',
  5: 'xs',
  6: 'xs',
};

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The outline level: renders `h1` to `h6`. */
  level: HeadingLevel;
  /** The visual size, independent of the level. `section` is the brand's style for section names. */
  size?: HeadingSize | undefined;
  tone?: 'default' | 'inherit' | undefined;
}

/** A heading with separate level (outline) and size (visual). A direct `<a>` child has the heading's colour. */
export const Heading = styleable<HeadingProps>(
  HeadingRoot,
  function Heading({ level, size = SIZE_OF_LEVEL[level], tone, ...rest }) {
    return <HeadingRoot as={HEADING_TAG[level]} data-size={size} data-tone={tone} {...rest} />;
  },
);
