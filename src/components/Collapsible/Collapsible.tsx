import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { CollapsibleRoot } from './Collapsible.styles.ts';

export interface CollapsibleProps extends ComponentPropsWithRef<'details'> {
  /** The clickable summary. */
  summary: ReactNode;
  /** Only one of several with the same name is open. */
  name?: string | undefined;
  /** Omits the line below, for menus with their own lines. */
  plain?: boolean | undefined;
  /** The classes of the summary and of the content, for what draws them itself. */
  summaryClass?: string | undefined;
  contentClass?: string | undefined;
  /** Always open, without a mark and without a control, in a window of 1024 px and more. */
  openWide?: boolean | undefined;
}

/** Content that opens and closes: a native `<details>`, which works without JavaScript and with the browser's search. */
export const Collapsible = styleable<CollapsibleProps>(
  CollapsibleRoot,
  function Collapsible({ summary, plain, summaryClass, contentClass, openWide, children, ...rest }) {
    return (
      <CollapsibleRoot data-plain={plain || undefined} data-open-wide={openWide || undefined} {...rest}>
        {/* In a wide window the summary itself is hidden, and what is in it is not. */}
        <summary className={summaryClass}>
          {openWide && typeof summary === 'string' ? <span>{summary}</span> : summary}
        </summary>
        <div className={contentClass ? `content ${contentClass}` : 'content'}>{children}</div>
      </CollapsibleRoot>
    );
  },
);
