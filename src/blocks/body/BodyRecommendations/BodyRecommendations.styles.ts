import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyRecommendationsRoot: Root<'aside'> = styled.aside`
  container-type: inline-size;
  padding-block: var(--rt-space-4);
  border-block: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);

  & > .title {
    margin-block-end: var(--rt-space-4);
    color: var(--rt-color-kicker);
    font: var(--rt-type-kicker);
    font-style: var(--rt-style-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
    text-transform: var(--rt-case-kicker);
  }

  & > .stories {
    display: grid;
    gap: var(--rt-space-5);
  }

  /* In a column the picture is above the headline; in a row it is small, so that the text goes on soon. */
  @container (width < 520px) {
    & > .stories {
      --rt-card-columns: min(7.5rem, 38%) minmax(0, 1fr);
    }
  }

  @container (width >= 520px) {
    & > .stories {
      --rt-card-columns: minmax(0, 1fr);

      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media print {
    display: none;
  }
`;
