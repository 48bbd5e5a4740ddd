import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const HeroCarouselRoot: Root<'div'> = styled.div`
  position: relative;
  min-inline-size: 0;
  background: var(--rt-color-surface-page);
  color: rgb(255 255 255);

  & .story {
    position: relative;
    display: grid;
    block-size: var(--rt-hero-height, clamp(540px, calc(100svh - 64px), 860px));
    overflow: hidden;
  }

  & .story > :is(picture, span, .text) {
    grid-area: 1 / 1;
    min-block-size: 0;
  }

  & .story > picture > img {
    min-block-size: 100%;
  }

  & .story > .text {
    position: relative;
    display: grid;
    align-content: end;
    justify-items: start;
    gap: var(--rt-space-4);
    min-inline-size: 0;
    padding-block: var(--rt-space-32) var(--rt-space-20);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    background: linear-gradient(
      to top,
      rgb(0 0 0 / 92%),
      rgb(0 0 0 / 70%) 38%,
      rgb(0 0 0 / 28%) 66%,
      transparent
    );
  }

  & .kicker {
    margin: 0;
    padding: var(--rt-space-1) var(--rt-space-2);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
    font: var(--rt-type-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
    text-transform: var(--rt-case-kicker);
  }

  & .headline {
    max-inline-size: 20em;
    margin: 0;
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  & .headline > a {
    color: inherit;
    text-decoration: none;
  }

  & .headline > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & .headline > a:hover {
    color: var(--rt-color-surface-accent);
  }

  & .headline > a:focus-visible {
    outline: none;
  }

  & .headline > a:focus-visible::after {
    outline: 3px solid var(--rt-color-surface-accent);
    outline-offset: -6px;
  }

  & .standfirst {
    max-inline-size: 40em;
    margin: 0;
    font: var(--rt-type-standfirst-m);
    letter-spacing: var(--rt-type-standfirst-m-letter-spacing);
    text-wrap: pretty;
  }

  & .byline {
    margin: 0;
    color: rgb(255 255 255 / 82%);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .places {
    position: absolute;
    inset-block-end: var(--rt-space-5);
    inset-inline: var(--rt-front-edge, var(--rt-grid-margin));
    z-index: 2;
    color: rgb(255 255 255);
  }

  @container (width >= 960px) {
    & .story {
      background: rgb(8 8 9);
    }

    & .story > picture {
      inline-size: 68%;
      justify-self: end;
    }

    & .story > .text {
      background: linear-gradient(
        to right,
        rgb(8 8 9) 32%,
        rgb(8 8 9 / 72%) 46%,
        rgb(8 8 9 / 16%) 70%,
        transparent
      );
    }

    & .headline {
      max-inline-size: 10em;
    }

    & .standfirst {
      max-inline-size: 30em;
    }
  }

  @container (width < 640px) {
    & .standfirst {
      display: none;
    }
  }
`;
