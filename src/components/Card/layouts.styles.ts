import { css } from 'styled-components';
import { focusInside } from '../focus.styles.ts';

/** Position of the text: beside the picture, on it, in a panel over its edge, before it. */
export const layouts = css`
  &:has(> .picture) {
    grid-template-columns: var(--rt-card-columns, none);
  }

  &[data-layout='side']:has(> .picture) {
    grid-template-columns: var(
      --rt-card-columns,
      minmax(0, var(--rt-card-side-picture, 2fr)) minmax(0, var(--rt-card-side-text, 3fr))
    );
    gap: var(--rt-card-side-gap, var(--rt-space-4));
  }

  &[data-layout='compact'] {
    gap: var(--rt-card-compact-gap, var(--rt-space-3));
    padding: var(--rt-card-compact-padding, 0);
  }

  &[data-layout='compact']:has(> .picture) {
    grid-template-columns: var(--rt-card-columns, minmax(0, 1fr) var(--rt-card-compact-picture, 96px));
  }

  &[data-layout='compact'] > .picture {
    order: var(--rt-card-picture-order, 1);
  }

  &:has(> .numeral):not(:has(> .picture)) {
    grid-template-columns: var(--rt-card-numeral-columns, minmax(1.2em, auto) minmax(0, 1fr));
    gap: var(--rt-card-numeral-gap, var(--rt-space-4));
  }

  /* The picture ends where the words begin, so that they cover no face. */
  &[data-layout='overlay']:has(> .picture) {
    grid-template-rows: minmax(160px, 1fr) var(--rt-space-16) auto;
    row-gap: 0;
    padding: 0;
    overflow: hidden;
    ${focusInside}
    border-radius: var(--rt-card-overlay-radius, var(--rt-radius-image));
    color: var(--rt-card-overlay-text, var(--rt-color-picture-text));
  }

  &[data-layout='overlay'] > .picture {
    grid-area: 1 / 1 / span 2;
    align-self: stretch;
  }

  &[data-layout='overlay'] > .picture ~ .text {
    grid-area: 2 / 1 / span 2;
    z-index: 1;
    padding: var(--rt-card-overlay-padding, var(--rt-space-16) var(--rt-space-5) var(--rt-space-5));
    background: var(
      --rt-card-overlay-scrim,
      linear-gradient(transparent, var(--rt-color-picture-ground) var(--rt-space-16))
    );
  }

  &[data-layout='overlay'] > .picture ~ .text :is(.kicker, .standfirst, .meta, .meta > *) {
    color: var(--rt-card-overlay-text, var(--rt-color-picture-text));
  }

  &[data-layout='overlay'] > .picture ~ .text .kicker {
    color: var(--rt-card-overlay-kicker, var(--rt-color-picture-text));
  }

  &[data-layout='overlay'] > .picture ~ .text .locked > svg {
    color: var(--rt-card-locked, currentColor);
  }

  &[data-layout='overlay'] > .picture ~ .text .headline > a:is(:visited, :hover) {
    color: inherit;
  }

  &[data-layout='overlay'] > .picture > .mark {
    inset-block: var(--rt-space-3) auto;
    inset-inline-start: var(--rt-space-4);
  }

  &[data-layout='overlay']:not(:has(> .picture)) {
    align-content: end;
    padding: var(--rt-card-overlay-padding, var(--rt-space-16) var(--rt-space-5) var(--rt-space-5));
    border-block-start: var(
      --rt-card-border,
      var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent)
    );
    background: var(--rt-card-background, var(--rt-color-surface-tint));
  }

  &[data-layout='panel'] {
    gap: 0;
  }

  &[data-layout='panel'] > .text {
    position: relative;
    z-index: 1;
    align-self: start;
    padding: var(--rt-card-text-padding, var(--rt-space-6) var(--rt-space-5) var(--rt-space-6));
    border-radius: var(--rt-radius-card);
    background: var(--rt-card-panel-background, var(--rt-color-surface-accent));
    color: var(--rt-card-panel-text, var(--rt-color-text-on-accent));
  }

  &[data-layout='panel'] > .picture ~ .text {
    margin-block-start: var(--rt-card-panel-overlap, calc(-1 * var(--rt-space-10)));
    margin-inline: var(--rt-card-panel-inset, 0 var(--rt-space-4));
  }

  &[data-layout='panel'] .meta {
    --rt-datetime-text: currentColor;
  }

  &[data-layout='panel'] :is(.standfirst, .meta),
  &[data-layout='panel'] .headline > a:is(:visited, :hover) {
    color: inherit;
  }

  &[data-layout='panel'] .kicker {
    padding-block-end: var(--rt-space-2);
    border-block-end: var(--rt-card-panel-rule, 0);
    color: var(--rt-kicker-text, inherit);
  }

  @media (forced-colors: active) {
    &[data-layout='overlay'] > .picture ~ .text {
      background: Canvas;
    }
  }
`;
