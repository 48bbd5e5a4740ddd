import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Collapsible, type CollapsibleProps } from '../Collapsible/Collapsible.tsx';
import { AccordionRoot } from './Accordion.styles.ts';

export interface AccordionItem extends Pick<CollapsibleProps, 'summary' | 'open' | 'onToggle'> {
  /** Part of the address, so that a link leads to the item and opens it: unique on the page. */
  id: string;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** The level of the summaries as headings. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Opening an item closes the open one. */
  single?: boolean | undefined;
}

/** Items that open and close, each under a heading: native `<details>`, which work without JavaScript. */
export const Accordion = styleable<AccordionProps>(
  AccordionRoot,
  function Accordion({ items, headingLevel, single = false, ...rest }) {
    const name = useId();
    const Heading = `h${headingLevel}` as const;
    return (
      <AccordionRoot {...rest}>
        {items.map(({ id, summary, content, ...state }) => (
          <Collapsible
            key={id}
            summary={<Heading className="summary">{summary}</Heading>}
            {...(single && { name })}
            {...state}
          >
            {/* The target is inside, because browsers open what hides the target of a link. */}
            <div id={id}>{content}</div>
          </Collapsible>
        ))}
      </AccordionRoot>
    );
  },
);
