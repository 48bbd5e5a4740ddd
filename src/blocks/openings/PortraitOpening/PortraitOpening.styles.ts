import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInside } from '../../../components/focus.styles.ts';
import { stretched } from '../../../components/stretched-link.styles.ts';

/* The headline has the page's background where it overlaps the picture, so that it is readable on any portrait. */
export const PortraitOpeningRoot: Root<'article'> = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  & > .picture {
    aspect-ratio: 4 / 5;
    min-inline-size: 0;
  }

  & > .text {
    z-index: 1;
    display: grid;
    justify-items: start;
    gap: var(--rt-space-4);
    margin-block-start: calc(-1 * var(--rt-space-20));
    margin-inline-start: var(--rt-grid-margin);
    padding-block: var(--rt-space-6) 0;
    padding-inline: var(--rt-space-6) var(--rt-grid-margin);
    background: var(--rt-color-surface-page);
  }

  & .kicker::before {
    content: '';
    display: inline-block;
    inline-size: var(--rt-space-8);
    margin-inline-end: var(--rt-space-3);
    border-block-start: 1px solid;
    vertical-align: 0.3em;
  }

  & .headline > a {
    ${focusInside}
    ${stretched}
  }

  & .headline > a:hover {
    text-decoration: underline;
    text-decoration-color: var(--rt-color-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.12em;
  }

  & .standfirst {
    margin: 0;
    max-inline-size: 34em;
    color: var(--rt-color-text-default);
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
    text-wrap: pretty;
  }

  & .meta {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-4);
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  @container (width >= 800px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > .picture {
      grid-area: 1 / 1 / auto / 7;
      max-block-size: max(640px, 94svh);
      inline-size: 100%;
    }

    & > .text {
      grid-area: 1 / 6 / auto / 13;
      align-self: end;
      gap: var(--rt-space-5);
      margin: 0;
      padding-block: var(--rt-space-10) var(--rt-space-2);
      padding-inline: var(--rt-space-10) var(--rt-front-edge, var(--rt-grid-margin));
    }

    & .standfirst,
    & .meta {
      margin-inline-start: calc(100% / 7);
    }
  }

  &[data-picture='none'] > .text {
    grid-column: 1 / -1;
    margin-block-start: var(--rt-space-16);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    margin-inline-start: 0;
  }
`;
