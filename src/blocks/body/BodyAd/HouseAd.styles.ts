import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusOutside } from '../../../components/focus.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const HouseAdRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  display: grid;
  color: var(--rt-color-text-default);

  & > .creative {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--rt-space-3);
    padding: var(--rt-space-6);
    ${focusOutside}
  }

  &[data-tone='accent'] {
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  /* Not a dark band: in the dark mode it is light. */
  &[data-tone='inverse'] {
    background: var(--rt-color-surface-inverse);
    color: var(--rt-color-text-inverse);
  }

  & .title {
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
    hyphens: manual;
  }

  &[data-tall] > .creative {
    align-content: space-between;
  }

  &[data-tall] .title {
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
  }

  & .text {
    max-inline-size: 34em;
    font: var(--rt-type-label-m);
    line-height: 1.45;
    hyphens: manual;
    text-wrap: pretty;
  }

  & .footnote {
    /* The target of its link ends where the button does. */
    margin-block-start: var(--rt-space-1);
    font: var(--rt-type-caption);
  }

  & .footnote a {
    color: inherit;
    ${tallTarget}
  }

  &:is([data-tone='accent'], [data-tone='inverse']) {
    --rt-button-border: 2px solid currentColor;
    --rt-button-secondary-text: currentColor;
    --rt-button-secondary-background-hover: color-mix(in oklab, currentColor 12%, transparent);
  }

  @container (width >= 560px) {
    & > .creative {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--rt-space-8);
      padding: var(--rt-space-8);
    }

    & > .creative > a {
      grid-column: 2;
      grid-row: 1 / span 3;
      align-self: center;
    }
  }
`;
