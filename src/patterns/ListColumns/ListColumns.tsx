import type { ReactNode } from 'react';
import { ListColumnsRoot } from './ListColumns.styles.ts';

export interface ListColumnsProps {
  children: ReactNode;
  /** What stands beside the list, under it in a narrow window. Without it the list has the whole width. */
  aside?: ReactNode;
}

/** A list with a narrow column beside it, 8 and 4 of twelve. @see T6 */
export const ListColumns = ({ children, aside }: ListColumnsProps) => (
  <ListColumnsRoot>
    <div className="list">{children}</div>
    {aside && <aside className="beside">{aside}</aside>}
  </ListColumnsRoot>
);
