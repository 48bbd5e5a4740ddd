import type { ComponentPropsWithRef, ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { Caption } from './Caption.tsx';
import { FigureRoot } from './Figure.styles.ts';

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** What the picture shows. */
  caption?: ReactNode;
  /** Who made it, with its separator, as the domain's captions build it: ' | Foto: Ana Ruiz'. */
  credit?: ReactNode;
}

/** A picture (or a video, a table, a quote) with its caption and credit; with neither there is no empty caption. @see T4 N5 */
export const Figure = part<FigureProps>(FigureRoot, function Figure({ caption, credit, children, ...rest }) {
  return (
    <FigureRoot {...rest}>
      {children}
      {(caption || credit) && <Caption credit={credit}>{caption}</Caption>}
    </FigureRoot>
  );
});
