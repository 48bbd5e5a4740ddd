import { css, keyframes } from 'styled-components';
import { focusRing } from '../../../../components/focus.styles.ts';
import { reveal, scrolled } from './reveal.styles.ts';

/** Makes room for the mark at the start of the row. */
const aside = keyframes`
  to {
    translate: 48px 0;
  }
`;

/**
 * A header that is one sticky box: the part above its bar scrolls out of the window, and the bar stays with a small
 * mark. It needs no measuring and no script, and nothing jumps. Without scroll timelines, and on a page that cannot
 * scroll, there is no second mark.
 *
 * @param top height of the part above the bar
 * @param edge distance of the mark from the start of the window
 * @param size height of the mark
 */
export const stickyBar = (top: string, edge: string, size: string) => css`
  position: sticky;
  inset-block-start: calc(-1 * ${top});
  z-index: var(--rt-z-header);

  & > .bar {
    position: relative;
    background: var(--rt-color-surface-page);
  }

  & > .bar > .compact {
    --_rt-wordmark-size: ${size};

    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 1;
    display: grid;
    align-content: center;
    visibility: hidden;
    padding-inline: ${edge} var(--rt-space-3);
    background: var(--rt-color-surface-page);
    color: inherit;
    ${focusRing}
  }

  @supports (animation-timeline: scroll()) {
    & > .bar > .compact {
      ${scrolled(reveal, `calc(${top} - 32px) ${top}`)}
    }

    & > .bar .sections li:not([class]) {
      ${scrolled(aside, `calc(${top} - 32px) ${top}`)}
    }
  }
`;
