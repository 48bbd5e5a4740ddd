import type { ReactNode } from 'react';
import { FrontColumnsRoot } from './FrontColumns.styles.ts';

export interface FrontColumnsProps {
  /** Half of the width, in a wide window. */
  wide: ReactNode;
  middle: ReactNode;
  side: ReactNode;
}

/** The opening of a front in three columns, 6, 3 and 3 of twelve. @see T6 */
export const FrontColumns = ({ wide, middle, side }: FrontColumnsProps) => (
  <FrontColumnsRoot>
    <div className="wide">{wide}</div>
    <div className="middle">{middle}</div>
    <div className="side">{side}</div>
  </FrontColumnsRoot>
);
