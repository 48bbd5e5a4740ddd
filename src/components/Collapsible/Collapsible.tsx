import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { CollapsibleRoot } from './Collapsible.styles.ts';

export interface CollapsibleProps extends ComponentPropsWithRef<'details'> {
  /** The clickable summary. */
  summary: ReactNode;
  /** Only one of several with the same name is open. */
  name?: string;
  /** Omits the line below, for menus with their own lines. */
  plain?: boolean;
  /** Always open, without a mark and without a control, in a window of 1024 px and more. */
  openWide?: boolean;
}

/** Content that opens and closes: a native `<details>`, which works without JavaScript and with the browser's search. */
export const Collapsible = styleable<CollapsibleProps>(
  CollapsibleRoot,
  function Collapsible({ summary, plain, openWide, children, ...rest }) {
    return (
      <CollapsibleRoot data-plain={plain || undefined} data-open-wide={openWide || undefined} {...rest}>
        {/* In a wide window the summary itself is hidden, and what is in it is not. */}
        <summary>{openWide && typeof summary === 'string' ? <span>{summary}</span> : summary}</summary>
        <div className="content">{children}</div>
      </CollapsibleRoot>
    );
  },
);
