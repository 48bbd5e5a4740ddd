import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { textTables } from '../text-tables.styles.ts';

export const BodyTableRoot: Root<'div'> = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-block: var(--rt-rule-thick) solid var(--rt-body-table-rule, var(--rt-color-border-strong));
  ${focusRing}

  ${textTables}

  & > table {
    /* It scrolls before its words break. */
    overflow-wrap: break-word;
  }

  & > table > caption {
    padding-block: var(--rt-space-3);
    font: var(--rt-type-headline-xs);
    text-align: start;
  }

  & th {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    font-weight: 700;
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    vertical-align: bottom;
  }

  & a {
    color: var(--rt-color-link-default);
    text-decoration: underline;
  }

  /* A target of 24 px in the space around the text. */
  & td > a:only-child {
    display: inline-block;
    margin-block: -3px;
    padding-block: 3px;
  }

  @media print {
    overflow: visible;
  }
`;
