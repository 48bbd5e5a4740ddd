import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInside } from '../../../components/focus.styles.ts';
import { scrimBefore, scrimBelow } from '../../../components/scrim.styles.ts';
import { stretched } from '../../../components/stretched-link.styles.ts';

export const HeroCarouselRoot: Root<'div'> = styled.div`
  --rt-carousel-pagination-edge: var(--rt-front-edge, var(--rt-grid-margin));

  position: relative;
  min-inline-size: 0;
  background: var(--rt-color-surface-page);
  color: var(--rt-color-picture-text);

  /* A fixed height, unless the text needs more because the reader enlarged it. */
  & .story {
    --rt-image-position: absolute;
    --_rt-hero-least: var(--rt-hero-height, clamp(540px, calc(100svh - 64px), 860px));

    position: relative;
    display: grid;
    min-block-size: var(--_rt-hero-least);
    overflow: hidden;
    background: var(--rt-color-picture-scrim);
    ${focusInside}
  }

  & .story > picture,
  & .story > span,
  & .story > .text {
    grid-area: 1 / 1;
    min-block-size: 0;
  }

  /* Only the text determines the height of the story. */
  & .story > picture {
    block-size: 0;
    min-block-size: 100%;
  }

  & .story > .text {
    position: relative;
    display: grid;
    align-content: end;
    justify-items: start;
    gap: var(--rt-space-4);
    min-inline-size: 0;
    padding-block: var(--rt-space-16) var(--rt-space-20);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  }

  /* The picture is above the text, so that a headline never covers a face. */
  @container (width < 960px) {
    & .story > picture {
      align-self: start;
      block-size: calc(0.44 * var(--_rt-hero-least));
      min-block-size: 0;
    }

    & .story > .text {
      padding-block-start: calc(0.26 * var(--_rt-hero-least));
      background: ${scrimBelow(
        'calc(0.16 * var(--_rt-hero-least))',
        'calc(0.3 * var(--_rt-hero-least))',
        'calc(0.44 * var(--_rt-hero-least))',
      )};
    }
  }

  & .kicker {
    padding: var(--rt-space-1) var(--rt-space-2);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  & .headline {
    max-inline-size: 20em;
  }

  & .headline > a {
    ${stretched}
  }

  & .headline > a:hover {
    color: var(--rt-color-surface-accent);
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
    color: color-mix(in oklab, var(--rt-color-picture-text) 82%, transparent);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  @container (width >= 960px) {
    & .story > picture {
      inline-size: 68%;
      justify-self: end;
    }

    & .story > .text {
      background: ${scrimBefore};
    }

    & .headline {
      max-inline-size: 10em;
    }

    & .standfirst {
      max-inline-size: 30em;
    }
  }

  @container (width < 960px) {
    & .standfirst {
      display: none;
    }
  }
`;
