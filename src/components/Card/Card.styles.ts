import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { kickerText } from '../Kicker/Kicker.styles.ts';
import { stretchedLink } from '../stretched-link.styles.ts';
import { frames } from './frames.styles.ts';
import { layouts } from './layouts.styles.ts';

export const CardRoot: Root<'article'> = styled.article`
  position: relative;
  display: grid;
  align-content: var(--rt-card-align-content, start);
  align-items: var(--rt-card-align-items, normal);
  grid-template-rows: var(--rt-card-rows, none);
  gap: var(--rt-card-gap, var(--rt-space-3));
  min-inline-size: 0;
  padding: var(--rt-card-padding, 0);
  border: var(--rt-card-border, 0);
  border-radius: var(--rt-card-radius, var(--rt-radius-card));
  background: var(--rt-card-background, transparent);
  box-shadow: var(--rt-card-shadow, none);
  color: var(--rt-card-text, var(--rt-color-text-default));

  & > .picture {
    position: relative;
    display: var(--rt-card-picture-display, block);
    order: var(--rt-card-picture-order, 0);
    grid-area: var(--rt-card-picture-area, auto);
    align-self: var(--rt-card-picture-align, var(--rt-card-align-items, start));
    min-inline-size: 0;
  }

  & > .picture > .mark {
    position: absolute;
    inset-block: var(--rt-card-mark-block, auto var(--rt-space-2));
    inset-inline: var(--rt-card-mark-inline, var(--rt-space-2) auto);
    display: flex;
    gap: var(--rt-space-2);
  }

  & > .text {
    display: grid;
    grid-area: var(--rt-card-text-area, auto);
    align-content: var(--rt-card-text-align, start);
    gap: var(--rt-card-text-gap, var(--rt-space-2));
    min-inline-size: 0;
    padding: var(--rt-card-text-padding, 0);
    overflow-wrap: anywhere;
    text-align: var(--rt-card-align, start);
  }

  & > .numeral {
    min-inline-size: var(--rt-card-numeral-width, auto);
    color: var(--rt-card-numeral, var(--rt-color-kicker));
    font: var(--rt-type-numeral);
    letter-spacing: var(--rt-type-numeral-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & .kicker {
    ${kickerText}
  }

  & .headline {
    max-inline-size: var(--rt-card-headline-width, none);
    margin: 0;
    font: var(--rt-card-headline, var(--rt-type-headline-s));
    letter-spacing: var(--rt-card-headline-letter-spacing, var(--rt-type-headline-s-letter-spacing));
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
  }

  & .standfirst {
    display: var(--rt-card-standfirst-display, block);
    max-inline-size: var(--rt-card-standfirst-width, none);
    color: var(--rt-card-standfirst, var(--rt-color-text-muted));
    font: var(--rt-type-body-s);
    letter-spacing: var(--rt-type-body-s-letter-spacing);
    text-wrap: pretty;
  }

  & .meta {
    display: var(--rt-card-meta-display, flex);
    order: var(--rt-card-meta-order, 0);
    flex-wrap: wrap;
    align-items: center;
    justify-content: var(--rt-card-align, start);
    gap: var(--rt-space-1) var(--rt-space-3);
    color: var(--rt-card-meta, var(--rt-color-text-muted));
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .locked {
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-1);
    font: var(--rt-type-time);
    letter-spacing: var(--rt-type-time-letter-spacing);
  }

  & .locked > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
    color: var(--rt-card-locked, var(--rt-color-kicker));
  }

  & .headline > a {
    ${stretchedLink}
  }

  & .headline > a:visited {
    color: var(--rt-card-headline-visited, color-mix(in oklab, currentColor 78%, var(--rt-color-text-muted)));
  }

  & .headline > a:hover {
    color: var(--rt-card-headline-hover, inherit);
  }

  & .kicker a,
  & .standfirst a,
  & .meta a,
  & .meta button {
    position: relative;
    z-index: 2;
  }

  &[data-scale='display'] .headline {
    font: var(--rt-card-headline, var(--rt-type-display));
    letter-spacing: var(--rt-card-headline-letter-spacing, var(--rt-type-display-letter-spacing));
  }

  &[data-scale='xl'] .headline {
    font: var(--rt-card-headline, var(--rt-type-headline-xl));
    letter-spacing: var(--rt-card-headline-letter-spacing, var(--rt-type-headline-xl-letter-spacing));
  }

  &[data-scale='l'] .headline {
    font: var(--rt-card-headline, var(--rt-type-headline-l));
    letter-spacing: var(--rt-card-headline-letter-spacing, var(--rt-type-headline-l-letter-spacing));
  }

  &[data-scale='m'] .headline {
    font: var(--rt-card-headline, var(--rt-type-headline-m));
    letter-spacing: var(--rt-card-headline-letter-spacing, var(--rt-type-headline-m-letter-spacing));
  }

  &[data-scale='xs'] .headline {
    font: var(--rt-card-headline, var(--rt-type-headline-xs));
    letter-spacing: var(--rt-card-headline-letter-spacing, var(--rt-type-headline-xs-letter-spacing));
  }

  &:is([data-scale='display'], [data-scale='xl']) .standfirst {
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
  }

  &:is([data-scale='l'], [data-scale='m']) .standfirst {
    font: var(--rt-type-standfirst-m);
    letter-spacing: var(--rt-type-standfirst-m-letter-spacing);
  }

  ${layouts}
  ${frames}

  @media print {
    break-inside: avoid;
  }
`;
