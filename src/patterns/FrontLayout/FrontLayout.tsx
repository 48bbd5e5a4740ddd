import type { ReactNode } from 'react';
import { FrontLayoutRoot } from './FrontLayout.styles.ts';

export interface FrontLayoutProps {
  /** Blocks. One that says `data-bleed="both"`, `"start"` or `"end"` on its root reaches the window's edges. */
  children: ReactNode;
}

/** The column of a front page: blocks one under another in the brand's rhythm, some of them from edge to edge. @see T6 */
export function FrontLayout({ children }: FrontLayoutProps) {
  return (
    <FrontLayoutRoot>
      <div className="front">{children}</div>
    </FrontLayoutRoot>
  );
}
