import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { FrontLayoutRoot } from './FrontLayout.styles.ts';

export interface FrontLayoutProps extends RootProps<'div'> {
  /** Blocks. A block with `data-bleed="both"`, `"start"` or `"end"` on its root extends to the window's edges. */
  children: ReactNode;
}

/** The column of a front: blocks in the brand's rhythm, some of them in full width. @see T6 */
export const FrontLayout = styleable<FrontLayoutProps>(
  FrontLayoutRoot,
  function FrontLayout({ children, ...rest }) {
    return (
      <FrontLayoutRoot {...rest}>
        <div className="front">{children}</div>
      </FrontLayoutRoot>
    );
  },
);
