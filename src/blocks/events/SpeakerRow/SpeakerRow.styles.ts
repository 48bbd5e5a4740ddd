import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { stretched } from '../../../components/stretched-link.styles.ts';

export const SpeakerRowRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  & > .people {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 0;
    padding: 0;
    border-block-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-inline-start: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    list-style: none;
  }

  & > .people > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--rt-space-1);
    min-inline-size: 0;
    padding-block-end: var(--rt-space-4);
    border-block-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
    border-inline-end: var(--rt-rule-hairline) solid var(--rt-color-border-default);
  }

  & .face {
    margin-block-end: var(--rt-space-2);
    background: var(--rt-color-surface-tint);
  }

  & .who {
    margin: 0;
    padding-inline: var(--rt-space-3);
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-wrap: balance;
  }

  & .who > a {
    ${stretched}
  }

  & .who > a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & .post {
    margin: 0;
    padding-inline: var(--rt-space-3);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
    text-wrap: pretty;
  }

  @container (width >= 560px) {
    & > .people {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (width >= 960px) {
    & > .people {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    /* Three in the last row fill it: their words are beside the portrait. */
    & > .people:has(> :nth-child(6n + 3):last-child) > :nth-last-child(-n + 3) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: 1fr auto auto 1fr;
      grid-column: span 2;
      padding-block-end: 0;
    }

    & > .people:has(> :nth-child(6n + 3):last-child) > :nth-last-child(-n + 3) > .face {
      grid-row: 1 / -1;
      margin-block-end: 0;
    }

    & > .people:has(> :nth-child(6n + 3):last-child) > :nth-last-child(-n + 3) > .who {
      grid-row: 2;
    }

    & > .people:has(> :nth-child(6n + 3):last-child) > :nth-last-child(-n + 3) > .post {
      grid-row: 3;
    }
  }
`;
