import type { ReactNode } from 'react';
import { BodyListRoot } from './BodyList.styles.ts';

export interface BodyListProps {
  ordered: boolean;
  /** The blocks of each item. */
  items: readonly ReactNode[];
}

/** A list in an article, ordered or not; an item holds any body block. @see 001 §2, N3 */
export function BodyList({ ordered, items }: BodyListProps) {
  return (
    <BodyListRoot as={ordered ? 'ol' : 'ul'}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </BodyListRoot>
  );
}
