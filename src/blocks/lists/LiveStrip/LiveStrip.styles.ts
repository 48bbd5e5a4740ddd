import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const LiveStripRoot: Root<'section'> = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: baseline start;
  gap: var(--rt-space-1) var(--rt-space-4);
  min-inline-size: 0;
  padding-block: var(--rt-live-strip-space, var(--rt-space-3));
  margin-block-end: calc(var(--rt-space-6) - var(--rt-front-gap, var(--rt-space-16)));

  /* Its upper rule is the edge of the header. */
  border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);

  & > .story {
    margin: 0;
    color: var(--rt-color-text-default);
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-decoration: none;
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  /* One short line is 17 px high. The badge above is no link; the post below is one. */
  & > a.story {
    position: relative;
  }

  & > a.story::after {
    content: '';
    position: absolute;
    inset: -0.5rem 0 0;
  }

  & > .latest {
    margin: 0;
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
  }

  & :is(time, .time) {
    margin-inline-end: var(--rt-space-2);
    color: var(--rt-color-kicker);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }

  & > .latest > a {
    padding-block: calc(1.75 * var(--rt-space-1));
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--rt-color-border-accent);
    text-underline-offset: 0.25em;
    ${focusRing}
  }

  & > a.story:hover,
  & > .latest > a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
  }

  /* In one line, with the post after a rule. */
  @media (width >= 960px) {
    grid-template-columns: auto minmax(0, auto) minmax(14rem, 1fr);

    & > .latest {
      padding-inline-start: var(--rt-space-4);
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);
    }
  }

  /* As the front, in whose column it is. */
  @container (width < 560px) {
    margin-block-end: calc(var(--rt-space-6) - var(--rt-front-gap, var(--rt-front-gap-narrow)));
  }
`;
