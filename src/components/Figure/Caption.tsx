import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { CaptionRoot } from './Figure.styles.ts';

export interface CaptionProps extends ComponentPropsWithRef<'figcaption'> {
  as?: 'figcaption' | 'p' | 'div' | undefined;
  /** The credit with its separator, as the functions of `rotativa/domain` return it: ' | Foto: Ana Ruiz'. */
  credit?: ReactNode;
}

/** Caption and credit of a picture. Outside a `<figure>` use `as="p"`. @see N5 */
export const Caption = styleable<CaptionProps>(CaptionRoot, function Caption({ credit, children, ...rest }) {
  return (
    <CaptionRoot {...rest}>
      {children}
      {credit && <span className="credit">{credit}</span>}
    </CaptionRoot>
  );
});
