import type { ComponentPropsWithRef, ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { CaptionRoot } from './Figure.styles.ts';

export interface CaptionProps extends ComponentPropsWithRef<'figcaption'> {
  as?: 'figcaption' | 'p' | 'div';
  /** The credit with its separator, as the domain's captions build it: ' | Foto: Ana Ruiz'. */
  credit?: ReactNode;
}

/** What a picture shows and who made it, the credit quieter than the caption. Outside a `<figure>` give it `as="p"`. @see N5 */
export const Caption = part<CaptionProps>(CaptionRoot, function Caption({ credit, children, ...rest }) {
  return (
    <CaptionRoot {...rest}>
      {children}
      {credit && <span className="credit"> {credit}</span>}
    </CaptionRoot>
  );
});
