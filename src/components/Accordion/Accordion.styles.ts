import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const AccordionRoot: Root<'div'> = styled.div`
  /* The panel's text begins below the focus ring of its summary. */
  --rt-collapsible-content-padding: 6px 0 var(--rt-space-5);

  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
    var(--rt-accordion-border-color, var(--rt-color-border-default));

  & .summary {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    text-wrap: pretty;
  }
`;
