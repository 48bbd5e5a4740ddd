import type { ComponentPropsWithRef, ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { CollapsibleRoot } from './Collapsible.styles.ts';

export interface CollapsibleProps extends ComponentPropsWithRef<'details'> {
  /** What opens and closes the content. */
  summary: ReactNode;
  /** Pieces that share a name close each other. */
  name?: string;
  /** Without the rule under it, for menus that draw their own. */
  plain?: boolean;
}

/** A piece that opens and closes: native `<details>`, so it works without JavaScript and the browser's search opens it. @see T4 */
export const Collapsible = part<CollapsibleProps>(
  CollapsibleRoot,
  function Collapsible({ summary, plain, children, ...rest }) {
    return (
      <CollapsibleRoot data-plain={plain || undefined} {...rest}>
        <summary>{summary}</summary>
        <div className="content">{children}</div>
      </CollapsibleRoot>
    );
  },
);
