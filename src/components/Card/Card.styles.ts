import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const CardRoot: Root<'article'> = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--rt-card-gap, var(--rt-space-3));
  min-inline-size: 0;
  padding: var(--rt-card-padding, 0);
  border: var(--rt-card-border, 0);
  border-radius: var(--rt-card-radius, var(--rt-radius-card));
  background: var(--rt-card-background, transparent);
  box-shadow: var(--rt-card-shadow, none);
  color: var(--rt-color-text-default);

  & > .picture {
    position: relative;
    min-inline-size: 0;
  }

  & > .picture > .mark {
    position: absolute;
    inset-block-end: var(--rt-space-2);
    inset-inline-start: var(--rt-space-2);
    display: flex;
    gap: var(--rt-space-2);
  }

  & > .text {
    display: grid;
    align-content: start;
    gap: var(--rt-card-text-gap, var(--rt-space-2));
    min-inline-size: 0;
    padding: var(--rt-card-text-padding, 0);
    text-align: var(--rt-card-align, start);
  }

  & > .numeral {
    color: var(--rt-card-numeral, var(--rt-color-kicker));
    font: var(--rt-type-numeral);
    letter-spacing: var(--rt-type-numeral-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & .kicker {
    color: var(--rt-kicker-text, var(--rt-color-kicker));
    font: var(--rt-type-kicker);
    font-style: var(--rt-style-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
    text-transform: var(--rt-case-kicker);
  }

  & .headline {
    margin: 0;
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  & .standfirst {
    color: var(--rt-card-standfirst, var(--rt-color-text-muted));
    font: var(--rt-type-body-s);
    letter-spacing: var(--rt-type-body-s-letter-spacing);
    text-wrap: pretty;
  }

  & .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: var(--rt-card-align, start);
    gap: var(--rt-space-1) var(--rt-space-3);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .meta > .locked {
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-1);
    font: var(--rt-type-time);
    letter-spacing: var(--rt-type-time-letter-spacing);
  }

  & .meta > .locked > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
    color: var(--rt-card-locked, var(--rt-color-kicker));
  }

  & .headline > a {
    color: inherit;
    text-decoration: none;
  }

  & .headline > a:visited {
    color: color-mix(in oklab, currentColor 78%, var(--rt-color-text-muted));
  }

  & .headline > a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }

  & .headline > a:hover {
    color: var(--rt-card-headline-hover, inherit);
    text-decoration: underline;
    text-decoration-thickness: max(1px, 0.05em);
    text-underline-offset: 0.12em;
  }

  & .headline > a:focus-visible {
    outline: none;
  }

  & .headline > a:focus-visible::after {
    outline: var(--rt-focus-width, 2px) solid var(--rt-color-focus);
    outline-offset: var(--rt-focus-offset, 4px);
  }

  & .kicker a,
  & .standfirst a,
  & .meta a,
  & .meta button {
    position: relative;
    z-index: 2;
  }

  &[data-scale='display'] .headline {
    font: var(--rt-type-display);
    letter-spacing: var(--rt-type-display-letter-spacing);
  }

  &[data-scale='xl'] .headline {
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
  }

  &[data-scale='l'] .headline {
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
  }

  &[data-scale='m'] .headline {
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  &[data-scale='xs'] .headline {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  &:is([data-scale='display'], [data-scale='xl']) .standfirst {
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
  }

  &:is([data-scale='l'], [data-scale='m']) .standfirst {
    font: var(--rt-type-standfirst-m);
    letter-spacing: var(--rt-type-standfirst-m-letter-spacing);
  }

  &[data-layout='side']:has(> .picture) {
    grid-template-columns: minmax(0, var(--rt-card-side-picture, 2fr)) minmax(
        0,
        var(--rt-card-side-text, 3fr)
      );
    gap: var(--rt-card-side-gap, var(--rt-space-4));
  }

  &[data-layout='compact'] {
    gap: var(--rt-space-3);
    padding: var(--rt-card-compact-padding, 0);
  }

  &[data-layout='compact']:has(> .picture) {
    grid-template-columns: minmax(0, 1fr) var(--rt-card-compact-picture, 96px);
  }

  &[data-layout='compact'] > .picture {
    order: 1;
  }

  &:has(> .numeral):not(:has(> .picture)) {
    grid-template-columns: minmax(1.2em, auto) minmax(0, 1fr);
    gap: var(--rt-space-4);
  }

  &[data-layout='overlay']:has(> .picture) {
    padding: 0;
    overflow: hidden;
    border-radius: var(--rt-card-overlay-radius, var(--rt-radius-image));
    color: var(--rt-card-overlay-text, rgb(255 255 255));
  }

  &[data-layout='overlay']:has(> .picture) > :is(.picture, .text) {
    grid-area: 1 / 1;
  }

  &[data-layout='overlay'] > .picture ~ .text {
    align-self: end;
    z-index: 1;
    padding: var(--rt-card-overlay-padding, var(--rt-space-16) var(--rt-space-5) var(--rt-space-5));
    background: var(
      --rt-card-overlay-scrim,
      linear-gradient(to top, rgb(0 0 0 / 88%), rgb(0 0 0 / 62%) 55%, transparent)
    );
  }

  &[data-layout='overlay'] > .picture ~ .text :is(.kicker, .standfirst, .meta, .meta > *) {
    color: var(--rt-card-overlay-text, rgb(255 255 255));
  }

  &[data-layout='overlay'] > .picture ~ .text .kicker {
    color: var(--rt-card-overlay-kicker, rgb(255 255 255));
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
    border-block-start: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
    background: var(--rt-color-surface-tint);
  }

  @media (forced-colors: active) {
    &[data-layout='overlay'] > .picture ~ .text {
      background: Canvas;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;
