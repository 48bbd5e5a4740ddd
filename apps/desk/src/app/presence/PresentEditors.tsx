import type { PresentEditor } from '@rotativa/sandbox/desk-wire';
import type { ReactNode } from 'react';
import { colourOf, initialsOf } from './colours.ts';

export interface PresentEditorsProps {
  others: readonly PresentEditor[];
  /** The name of the block of a placement; undefined for one that is not there. */
  blockOf: (placementId: string) => string | undefined;
}

const doing = ({ name, placementId, isTyping }: PresentEditor, block: string | undefined): string => {
  const where = placementId && block ? ` en “${block}”` : '';
  return isTyping ? `${name} está escribiendo${where}` : `${name} está aquí${where}`;
};

/** Who else is at the page, and where. */
export function PresentEditors({ others, blockOf }: PresentEditorsProps): ReactNode {
  if (others.length === 0) return null;
  return (
    <ul className="present" aria-label="También en esta página">
      {others.map((other) => {
        const words = doing(other, other.placementId ? blockOf(other.placementId) : undefined);
        return (
          <li
            key={other.key}
            title={words}
            style={{ background: colourOf(other.key) }}
            data-typing={other.isTyping || undefined}
          >
            <span aria-hidden="true">{initialsOf(other.name)}</span>
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
