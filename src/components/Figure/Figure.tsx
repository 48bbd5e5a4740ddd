import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Caption } from './Caption.tsx';
import { FigureRoot } from './Figure.styles.ts';

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** The caption: what the picture shows. */
  caption?: ReactNode;
  /** The credit with its separator, as the functions of `rotativa/domain` return it: ' | Foto: Ana Ruiz'. */
  credit?: ReactNode;
  /** The class of the caption, for what places it apart from the picture. */
  captionClass?: string | undefined;
}

/** A picture (or a video, a table, a quote) with caption and credit. Without both it renders no caption. @see N5 */
export const Figure = styleable<FigureProps>(
  FigureRoot,
  function Figure({ captionClass, caption, credit, children, ...rest }) {
    return (
      <FigureRoot {...rest}>
        {children}
        {(caption || credit) && (
          <Caption className={captionClass} credit={credit}>
            {caption}
          </Caption>
        )}
      </FigureRoot>
    );
  },
);
