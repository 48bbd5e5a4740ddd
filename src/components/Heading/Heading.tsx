import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { HeadingRoot } from './Heading.styles.ts';
import { HEADING_TAG, type HeadingLevel } from './levels.ts';

export type { HeadingLevel };
export type HeadingSize = 'display' | 'xl' | 'l' | 'm' | 's' | 'xs' | 'section';

/** The size that a level has when nothing else is said. */
const SIZE_OF_LEVEL: Record<HeadingLevel, HeadingSize> = {
  1: 'xl',
  2: 'l',
  3: 'm',
  4: 's',
  5: 'xs',
  6: 'xs',
};

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The place in the page's outline: the element is `h1` to `h6`. */
  level: HeadingLevel;
  /** The look, free of the level. `section` is the brand's voice for a section's name. */
  size?: HeadingSize | undefined;
  tone?: 'default' | 'inherit';
}

/** A heading whose level (outline) and size (look) are two decisions. A direct `<a>` child takes the heading's colour. @see T4 */
export const Heading = part<HeadingProps>(
  HeadingRoot,
  function Heading({ level, size = SIZE_OF_LEVEL[level], tone, ...rest }) {
    return <HeadingRoot as={HEADING_TAG[level]} data-size={size} data-tone={tone} {...rest} />;
  },
);
