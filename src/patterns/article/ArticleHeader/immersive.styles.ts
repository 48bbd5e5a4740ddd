import { css } from 'styled-components';
import { pageEdge } from '../../../components/page-width.styles.ts';
import { scrim } from '../../../components/scrim.styles.ts';

/** The title on a picture as wide as the window: parts of the grid of the article. */
export const immersive = css`
  /*
   * The title decides where its words are; the scrim is behind each of them. White words are legible on any picture
   * from 66% on.
   */
  &[data-place='immersive'] > .title {
    --rt-kicker-text: currentColor;

    grid-row: 1;
    grid-column: full;
    align-self: end;
    z-index: 1;

    /* Below the faces in the upper half of the picture: a long title makes it higher. */
    margin-block-start: calc(45svb - 10rem);
    padding: 10rem ${pageEdge()} var(--rt-space-10);
    background: linear-gradient(0deg, ${scrim(88)}, ${scrim(66)} calc(100% - 10rem), transparent);
    color: var(--rt-color-picture-text);
  }

  &[data-place='immersive'] h1 {
    font-size: clamp(2.125rem, 1.1rem + 3.7vi, 4rem);
    line-height: 1.06;
  }

  &[data-place='immersive'] > .intro {
    grid-row: 3;
    grid-column: wide;
    padding-block: var(--rt-space-8) var(--rt-space-6);
  }

  &[data-place='immersive'] .standfirst {
    color: var(--rt-color-text-default);
    font-size: clamp(1.25rem, 1.1rem + 0.8vi, 1.75rem);
    line-height: 1.35;
  }

  @media (width >= 960px) {
    &[data-place='immersive']:not([data-form='foot'], [data-form='frame']) > .intro {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: var(--rt-space-16);
    }

    &[data-place='immersive'] > .intro > .standfirst {
      grid-row: 1 / span 3;
    }
  }
`;
