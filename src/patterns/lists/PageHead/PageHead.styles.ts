import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';
import { widths } from './widths.styles.ts';

export const PageHeadRoot: Root<'header'> = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-5) var(--rt-space-6);
  align-items: center;
  min-inline-size: 0;
  margin-block-start: var(--rt-space-8);

  & > .words {
    display: grid;
    gap: var(--rt-space-2);
    min-inline-size: 0;
  }

  & > .words > .description {
    max-inline-size: 40em;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-standfirst-m);
    text-wrap: pretty;
  }

  & > .words > .note {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
  }

  & > .more {
    max-inline-size: 640px;
  }

  &[data-portrait] {
    grid-template-columns: auto minmax(0, 1fr);
  }

  &[data-portrait] > .more {
    grid-column: 1 / -1;
  }

  &[data-preset='rule'] {
    padding-block: var(--rt-space-4) 0;
    border-block-start: 1px solid var(--rt-color-border-strong);
  }

  &:is([data-preset='rule'], [data-preset='band'], [data-preset='grid']) {
    --rt-avatar-radius: 0;
  }

  &[data-preset='rule']:not([data-portrait]) h1::before {
    content: '';
    display: inline-block;
    inline-size: 0.42em;
    block-size: 0.42em;
    margin-inline-end: 0.24em;
    background: var(--rt-color-accent);
    vertical-align: 0.14em;
  }

  &[data-preset='tab'] {
    margin-block-start: 0;
    padding-block: var(--rt-space-6);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    border-block-end: 3px solid var(--rt-color-border-accent);
    background: var(--rt-color-surface-sunken);
  }

  &[data-preset='tab'] .kicker {
    justify-self: start;
    padding: var(--rt-space-1) var(--rt-space-2);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  &[data-preset='centered'] {
    justify-items: center;
    padding-block: var(--rt-space-10) var(--rt-space-4);
    text-align: center;
  }

  &[data-preset='centered'][data-portrait] {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-preset='centered'] > .portrait {
    --rt-avatar-radius: 0;

    inline-size: clamp(144px, 16cqi, 208px);
    aspect-ratio: 4 / 5;
  }

  &[data-preset='centered'] > .words {
    justify-items: center;
    gap: var(--rt-space-3);
  }

  &[data-preset='centered'] > .words::after {
    content: '';
    inline-size: 1px;
    block-size: var(--rt-space-10);
    margin-block-start: var(--rt-space-3);
    background: var(--rt-color-accent);
  }

  &[data-preset='centered'] > .more {
    inline-size: 100%;
  }

  &[data-preset='band'] {
    margin-block-start: 0;
    padding-block: var(--rt-space-16) var(--rt-space-8);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    border-block-end: 6px solid var(--rt-color-surface-accent);
    background: var(--rt-color-surface-sunken);
    color: var(--rt-color-text-default);
  }

  &[data-preset='band'] h1 {
    font-size: clamp(3.25rem, 11cqi, 9rem);
    line-height: 1.16;
  }

  /* The accent of a capital rises above its line. */
  &[data-preset='band'] .kicker + h1 {
    margin-block-start: 0.1em;
  }

  &[data-preset='band'] > .portrait {
    inline-size: clamp(104px, 20cqi, 256px);
  }

  &[data-preset='band'][data-portrait] h1 {
    font-size: clamp(2.5rem, 9cqi, 7rem);
  }

  &[data-preset='grid'] {
    gap: 0;
    margin-block-start: 0;
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  &[data-preset='grid'][data-portrait] {
    column-gap: var(--rt-space-6);
  }

  &[data-preset='grid'] > .words {
    gap: var(--rt-space-3);
    padding-block: var(--rt-space-10) var(--rt-space-6);
  }

  &[data-preset='grid'] .kicker,
  &[data-preset='grid'] .note {
    color: var(--rt-color-kicker);
    font: 500 0.8125rem/1.4 var(--rt-font-ui);
    font-variant-numeric: tabular-nums;
    text-transform: uppercase;
  }

  &[data-preset='grid'] > .more {
    padding-block-end: var(--rt-space-6);
  }

  &[data-preset='drawn'] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--rt-space-3) var(--rt-space-4);
  }

  &[data-preset='drawn']:not([data-portrait], :has(> .icon)) {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-preset='drawn'] > .icon {
    display: grid;
    place-items: center;
    inline-size: 72px;
    block-size: 72px;
    border-radius: 50%;
    background: var(--rt-color-surface-tint);
    color: var(--rt-color-accent);
  }

  &[data-preset='drawn'] > .icon > svg {
    inline-size: 40px;
    block-size: 40px;
  }

  &[data-preset='drawn'] > :is(.more, .line) {
    grid-column: 1 / -1;
  }

  &[data-preset='drawn'] > .line {
    inline-size: 100%;
    block-size: 10px;
    fill: none;
    stroke: var(--rt-color-accent-alt);
    stroke-width: 2px;
  }

  &[data-preset='drawn'] > .line > path {
    vector-effect: non-scaling-stroke;
  }

  /* In a narrow window the portrait is beside the name, and the biography is below both. */

  ${widths}

  &[data-unseen] {
    ${visuallyHidden}
  }
`;
