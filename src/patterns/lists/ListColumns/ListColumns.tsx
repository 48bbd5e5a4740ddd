import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ListColumnsRoot } from './ListColumns.styles.ts';

export interface ListColumnsProps extends RootProps<'div'> {
  children: ReactNode;
  /** The side column, which is below the list in a narrow window. Without it the list has the full width. */
  aside?: ReactNode;
}

/** A list with a narrow column beside it, 8 and 4 of twelve. @see T6 */
export const ListColumns = styleable<ListColumnsProps>(
  ListColumnsRoot,
  function ListColumns({ children, aside, ...rest }) {
    return (
      <ListColumnsRoot {...rest}>
        <div className="list">{children}</div>
        {aside && <aside className="beside">{aside}</aside>}
      </ListColumnsRoot>
    );
  },
);
