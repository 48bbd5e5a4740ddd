import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const CardGridRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  & > .cards {
    display: grid;
    gap: var(--rt-card-grid-gap, var(--rt-grid-gutter));
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .cards > li {
    display: grid;
    min-inline-size: 0;
  }

  & > .cards > li > article {
    --rt-card-gap: 0;
    --rt-card-text-padding: var(--rt-space-4) var(--rt-space-5) var(--rt-space-5);
    --rt-card-border: var(--rt-card-grid-border, 1px solid var(--rt-color-border-default));
    --rt-card-background: var(--rt-card-grid-background, var(--rt-color-surface-raised));
    --rt-image-radius: 0;

    overflow: hidden;
  }

  &[data-look='ruled'] > .cards {
    gap: 0;
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-inline-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  &[data-look='ruled'] > .cards > li > article {
    --rt-card-border: 0;

    border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-inline-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-radius: 0;
  }

  &[data-look='ruled'] > .cards > li > article:has(> .picture) {
    --rt-card-background: transparent;
  }

  & > .cards > li > article:not(:has(> .picture)) {
    --rt-card-background: var(--rt-color-surface-tint);

    align-content: end;
  }

  & > .cards > li > article:not(:has(> .picture)) .headline {
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  @container (width < 560px) {
    & > .cards {
      gap: var(--rt-card-grid-gap, var(--rt-space-3));
    }

    & > .cards > li:not(:first-child) > article:has(> .picture) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    & > .cards > li:not(:first-child) > article > .picture > picture,
    & > .cards > li:not(:first-child) > article > .picture > picture > img {
      block-size: 100%;
    }

    & > .cards > li:not(:first-child) > article > .text {
      align-content: center;
      padding: var(--rt-space-3) var(--rt-space-4);
    }

    & > .cards > li:not(:first-child) > article > .text .headline {
      font: var(--rt-type-headline-xs);
      letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    }
  }

  @container (width >= 560px) {
    & > .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & > .cards > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 900px) {
    & > .cards {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    &:not([data-first='even']) > .cards:has(> :nth-child(4)) > li:first-child > article {
      grid-template-rows: minmax(0, 1fr) auto;
    }

    &:not([data-first='even']) > .cards:has(> :nth-child(4)) > li:first-child picture > img {
      position: absolute;
      block-size: 100%;
    }

    &:not([data-first='even']) > .cards:has(> :nth-child(4)) > li:first-child picture {
      block-size: 100%;
      min-block-size: 320px;
    }

    & > .cards > li:first-child,
    & > .cards > li:first-child:nth-last-child(odd) {
      grid-column: span 2;
      grid-row: span 2;
    }

    &[data-first='end'] > .cards > li:first-child,
    &[data-first='end'] > .cards > li:first-child:nth-last-child(odd) {
      grid-column: 3 / span 2;
      grid-row: 1 / span 2;
    }

    &[data-first='even'] > .cards > li:first-child,
    &[data-first='even'] > .cards > li:first-child:nth-last-child(odd) {
      grid-column: auto;
      grid-row: auto;
    }

    & > .cards:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & > .cards:has(> :nth-child(3):last-child) > li:first-child {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;
