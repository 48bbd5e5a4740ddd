import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { FrontColumnsRoot } from './FrontColumns.styles.ts';

export interface FrontColumnsProps extends RootProps<'div'> {
  /** Half of the width, in a wide window. */
  wide: ReactNode;
  middle: ReactNode;
  side: ReactNode;
}

/** The opening of a front in three columns: 6, 3 and 3 of twelve. @see T6 */
export const FrontColumns = styleable<FrontColumnsProps>(
  FrontColumnsRoot,
  function FrontColumns({ wide, middle, side, ...rest }) {
    return (
      <FrontColumnsRoot {...rest}>
        <div className="wide">{wide}</div>
        <div className="middle">{middle}</div>
        <div className="side">{side}</div>
      </FrontColumnsRoot>
    );
  },
);
