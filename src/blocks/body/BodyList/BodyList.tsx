import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyListRoot } from './BodyList.styles.ts';

export interface BodyListProps extends RootProps<'ul'> {
  ordered: boolean;
  /** The blocks of each item. */
  items: readonly ReactNode[];
}

/** A list in an article, ordered or not. An item may contain any body block. @see N3 */
export const BodyList = styleable<BodyListProps>(
  BodyListRoot,
  function BodyList({ ordered, items, ...rest }) {
    return (
      <BodyListRoot {...rest} as={ordered ? 'ol' : 'ul'}>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </BodyListRoot>
    );
  },
);
