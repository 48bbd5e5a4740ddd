import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { textLinks } from '../text-links.styles.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const BodyRecipeRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  padding: var(--rt-recipe-padding, var(--rt-space-6) clamp(var(--rt-space-4), 5cqi, var(--rt-space-8)));
  border: 1px solid var(--rt-color-border-default);
  border-block-start: var(--rt-section-rule-width, var(--rt-rule-thick)) var(--rt-rule-style)
    var(--rt-section-rule-color, var(--rt-color-border-accent));
  border-radius: var(--rt-radius-card);
  background: var(--rt-recipe-background, var(--rt-color-surface-raised));
  color: var(--rt-color-text-default);

  & > .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3) var(--rt-space-8);
    margin: 0 0 var(--rt-space-6);
    padding-block-end: var(--rt-space-4);
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);
  }

  & dd {
    margin: 0;
    font: var(--rt-type-headline-s);
    font-variant-numeric: lining-nums;
  }

  & > h2 {
    margin-block-end: var(--rt-space-3);
  }

  & > .ingredients {
    display: grid;
    margin: 0 0 var(--rt-space-8);
    padding: 0;
    list-style: none;
  }

  & > .ingredients > li {
    border-block-start: 1px solid var(--rt-color-border-default);
    break-inside: avoid;
  }

  & label {
    display: flex;
    gap: var(--rt-space-3);
    align-items: baseline;
    min-block-size: 44px;
    padding-block: var(--rt-space-3);
    font: var(--rt-type-body-m);
    cursor: pointer;
  }

  & input {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin: 0;
    translate: 0 0.15em;
    accent-color: var(--rt-color-action-default);
    ${focusRing}
  }

  & label:has(:checked) {
    color: var(--rt-color-text-muted);
    text-decoration: line-through;
  }

  & > .steps {
    display: grid;
    gap: var(--rt-space-5);
    margin: 0;
    padding: var(--rt-space-2) 0 0;
    list-style: none;
    counter-reset: step;
  }

  & > .steps > li {
    counter-increment: step;
    position: relative;
    min-block-size: 1.6em;
    padding-inline-start: calc(1.6em + var(--rt-space-4));
    break-inside: avoid;
  }

  & > .steps > li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: -0.1em;
    inset-inline-start: 0;
    min-inline-size: 1.1em;
    color: var(--rt-color-kicker);
    font: var(--rt-type-headline-m);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > :is(.ingredients, .steps) a {
    ${textLinks}
  }

  @container (width >= 520px) {
    & > .ingredients {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--rt-space-8);
    }
  }

  /* Paper has empty boxes to tick with a pencil. */
  @media print {
    padding: 0;
    border: 0;
    background: none;

    & input {
      appearance: none;
      border: 1px solid;
    }

    & label {
      min-block-size: 0;
      padding-block: var(--rt-space-1);
    }

    & label:has(:checked) {
      color: inherit;
      text-decoration: none;
    }
  }
`;
