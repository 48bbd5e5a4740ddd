import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const AuthorCarouselRoot: Root<'section'> = styled.section`
  --rt-carousel-slide: 152px;

  display: grid;
  gap: var(--rt-space-5);
  min-inline-size: 0;
  color: var(--rt-color-text-default);

  & .person {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--rt-space-3);
    block-size: 100%;
    color: inherit;
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  & a.person:hover > .name {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
