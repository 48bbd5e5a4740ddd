import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

/** The frame of all boxes beside an article: a rule, a title that opens and closes on small screens, a list. */
export const SideBoxRoot: Root<'section'> = styled.section`
  --rt-collapsible-size: 44px;
  --rt-collapsible-padding: 0;
  --rt-collapsible-content-padding: 0;

  padding-block-start: var(--rt-space-3);
  border-block-start: var(--rt-section-rule-width, var(--rt-rule-thick)) var(--rt-rule-style)
    var(--rt-section-rule-color, var(--rt-color-border-accent));
  color: var(--rt-color-text-default);

  &[data-place='text'] {
    margin-block-end: var(--rt-space-8);
  }

  /* Its title opens nothing there. */
  @media (width >= 1024px) {
    --rt-collapsible-hover: currentColor;
  }

  @media screen and (width >= 1024px) {
    &[data-place='text'] {
      display: none;
    }
  }

  @media screen and (width < 1024px) {
    &[data-place='side'] {
      display: none;
    }
  }

  & h2 {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-transform: var(--rt-case-section);
  }

  & ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-3);
    padding-block: var(--rt-space-3);
  }

  & li + li {
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  &[data-ranked] li {
    grid-template-columns: minmax(1.1em, auto) minmax(0, 1fr);
    align-items: baseline;
  }

  &[data-ranked] li::before {
    content: attr(data-rank);
    color: var(--rt-color-kicker);
    font: var(--rt-type-headline-m);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & li a {
    display: block;

    /* A line of words is 22 px high, a target 24 px. */
    margin-block: -1px;
    padding-block: 1px;
    font: var(--rt-type-label-m);
    font-size: 1rem;
    line-height: 1.35;
    color: inherit;
    text-decoration: none;
    text-wrap: pretty;
    ${focusRing}
  }

  & li a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  & li time,
  & li .time {
    color: var(--rt-color-kicker);
    font: var(--rt-type-time);
    font-weight: 700;
    font-variant-numeric: lining-nums tabular-nums;
  }

  /* Paper has no links, and so no use for a list of them. */
  @media print {
    display: none;
  }
`;
