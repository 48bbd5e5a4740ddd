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

  & > ul {
    display: grid;
    gap: var(--rt-space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @container (width >= 520px) {
    & > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media print {
    display: none;
  }
`;
