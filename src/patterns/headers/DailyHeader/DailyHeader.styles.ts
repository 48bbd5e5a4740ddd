import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { overPicture } from '../parts/bar/over-picture.styles.ts';
import { printedHeader } from '../parts/bar/printed-header.styles.ts';
import { readerStates } from '../parts/reader/reader.styles.ts';
import { bar } from './bar.styles.ts';
import { masthead } from './masthead.styles.ts';
import { utility } from './utility.styles.ts';

/* One sticky box: the part above the bar scrolls out of the window, and the bar stays. */
export const DailyHeaderRoot: Root<'header'> = styled.header`
  --_rt-daily-top: 44px;
  --_rt-menu-hover: var(--rt-menu-hover, var(--rt-color-surface-tint));

  position: sticky;
  inset-block-start: calc(-1 * var(--_rt-daily-top));
  z-index: var(--rt-z-header);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  @media (width >= 1024px) {
    --_rt-daily-top: 132px;

    /* With the first 4 px of the bar. */
    inset-block-start: calc(-1 * var(--_rt-daily-top) - 4px);
  }

  ${utility}
  ${masthead}
  ${bar}
  /* The bar keeps its blue. */
  ${overPicture('var(--_rt-daily-top)', null)}

  &[data-over] :is(.wordmark-link, .tagline, .reader :is(a, .leave)) {
    color: inherit;
  }

  &[data-over] > .utility {
    border-block-end-color: color-mix(in oklab, currentColor 40%, transparent);
  }

  ${readerStates}
  ${printedHeader('.bar', '.inside', '.compact')}
`;
