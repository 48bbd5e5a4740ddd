import { css } from 'styled-components';

const VIEWS = [1, 2, 3, 4, 5, 6];

/** Slides side by side from a width of the screen on: `data-view-medium='2'` and so on. */
const viewsFrom = (screen: 'small' | 'medium' | 'large'): string =>
  VIEWS.map(
    (view) =>
      `&[data-view-${screen}='${view}'] > .viewport > .track > .slide { inline-size: calc(100% / ${view}); }`,
  ).join('\n');

/** How many slides are side by side: by the carousel's width, or by the screen's. */
export const views = css`
  &[data-view='auto'] > .viewport > .track > .slide {
    inline-size: var(--rt-carousel-slide, auto);
  }

  &:is([data-view='2'], [data-view='3']) > .viewport > .track > .slide {
    inline-size: 84%;
  }

  &:is([data-view='4'], [data-view='5'], [data-view='6']) > .viewport > .track > .slide {
    inline-size: 62%;
  }

  @container (width >= 480px) {
    &:is([data-view='2'], [data-view='3']) > .viewport > .track > .slide {
      inline-size: 50%;
    }

    &:is([data-view='4'], [data-view='5'], [data-view='6']) > .viewport > .track > .slide {
      inline-size: 38%;
    }
  }

  @container (width >= 720px) {
    &[data-view='3'] > .viewport > .track > .slide {
      inline-size: calc(100% / 3);
    }

    &[data-view='4'] > .viewport > .track > .slide {
      inline-size: calc(100% / 3);
    }

    &:is([data-view='5'], [data-view='6']) > .viewport > .track > .slide {
      inline-size: 25%;
    }
  }

  @container (width >= 960px) {
    &[data-view='4'] > .viewport > .track > .slide {
      inline-size: 25%;
    }

    &[data-view='5'] > .viewport > .track > .slide {
      inline-size: 20%;
    }

    &[data-view='6'] > .viewport > .track > .slide {
      inline-size: calc(100% / 6);
    }
  }

  ${viewsFrom('small')}

  @media (width >= 960px) {
    ${viewsFrom('medium')}
  }

  @media (width >= 1024px) {
    ${viewsFrom('large')}
  }
`;
