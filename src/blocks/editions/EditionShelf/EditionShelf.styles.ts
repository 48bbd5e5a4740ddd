import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInMiddleOfSnaps, focusInside, focusRing } from '../../../components/focus.styles.ts';
import { stretched } from '../../../components/stretched-link.styles.ts';

export const EditionShelfRoot: Root<'section'> = styled.section`
  min-inline-size: 0;

  & > .shelf {
    display: grid;

    /* On the smallest screen half of the third cover is visible, which shows that there are more. */
    grid-auto-columns: min(38%, 200px);
    grid-auto-flow: column;
    gap: var(--rt-space-5);
    margin: 0;
    padding: var(--rt-space-3) 0 var(--rt-space-4);
    overflow-x: auto;
    list-style: none;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    ${focusInside}
    ${focusInMiddleOfSnaps}
    ${focusRing}
  }

  &[data-archive] > .shelf {
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    grid-auto-flow: row;
    row-gap: var(--rt-space-8);
    overflow: clip;
  }

  &[data-archive] .edition > .board {
    margin-inline: calc(-0.5 * var(--rt-space-5));
    padding-inline: calc(0.5 * var(--rt-space-5));
  }

  & .edition {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    min-inline-size: 0;
    scroll-snap-align: start;
  }

  & .cover {
    --rt-image-radius: 3px 6px 6px 3px;

    align-self: end;
    box-shadow:
      inset 4px 0 0 color-mix(in oklab, var(--rt-color-picture-ground) 12%, transparent),
      var(--rt-elevation-raised);
    transition: translate var(--rt-duration-base) var(--rt-easing-standard);
  }

  & .edition:hover > .cover {
    translate: 0 -6px;
  }

  & .board {
    display: grid;
    align-content: start;
    gap: var(--rt-space-1);
    margin-inline: calc(-1 * var(--rt-space-5));
    padding: var(--rt-space-3) var(--rt-space-5) 0;
    border-block-start: 10px solid var(--rt-edition-shelf-wood, var(--rt-color-accent-alt));
  }

  & .edition:first-child > .board {
    margin-inline-start: 0;
    padding-inline-start: 0;
  }

  & .edition:last-child > .board {
    margin-inline-end: 0;
    padding-inline-end: 0;
  }

  & .theme {
    margin: 0;
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-wrap: balance;
  }

  & .theme > a {
    ${stretched}
  }

  & .theme > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (width >= 960px) {
    & > .shelf {
      grid-auto-columns: minmax(0, 16rem);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & .cover {
      transition: none;
    }
  }
`;
