import { css, styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

const ranked = css`
  &:is([data-preset='ranked-row'], [data-preset='ranked-column']) {
    container-type: inline-size;
  }

  &:is([data-preset='ranked-row'], [data-preset='ranked-column']) > .texts {
    --rt-card-numeral-width: 0.6em;

    display: grid;
  }

  &:is([data-preset='ranked-row'], [data-preset='ranked-column']) > .texts > li {
    padding-block: var(--rt-space-3);
  }

  &:is([data-preset='ranked-row'], [data-preset='ranked-column']) > .texts > li + li {
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      color-mix(in oklab, var(--rt-color-border-default) 45%, transparent);
  }

  @container (width < 560px) {
    &[data-preset='ranked-row'] > .texts {
      --rt-card-headline: var(--rt-type-headline-xs);
      --rt-card-headline-letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    }
  }

  @container (width >= 560px) {
    &[data-preset='ranked-row'] > .texts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--rt-grid-gutter);
    }

    &[data-preset='ranked-row'] > .texts > li:nth-child(2) {
      border-block-start: 0;
    }
  }

  @container (width >= 560px) and (width < 900px) {
    &[data-preset='ranked-row'] > .texts > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 900px) {
    &[data-preset='ranked-row'] > .texts {
      --rt-card-numeral-columns: minmax(0, 1fr);
      --rt-card-numeral-gap: var(--rt-space-3);

      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 0 calc(1.5 * var(--rt-grid-gutter));
    }

    &[data-preset='ranked-row'] > .texts > li:nth-child(n) {
      padding-block: var(--rt-space-2) 0;
      border-block-start: 0;
    }
  }
`;

const headlines = css`
  &:is([data-preset='timed'], [data-preset='sections']) > .texts > li {
    padding-block: var(--rt-story-texts-padding, var(--rt-space-3));
  }

  &:is([data-preset='timed'], [data-preset='sections']) > .texts > li + li {
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style)
      var(--rt-story-texts-rule, var(--rt-color-border-default));
  }

  &:is([data-preset='timed'], [data-preset='sections']) > .texts > li:first-child {
    padding-block-start: 0;
  }

  &[data-preset='timed'] > .texts {
    --rt-card-meta-order: -1;
    --rt-datetime-text: var(--rt-story-texts-time, var(--rt-color-link-default));
  }
`;

const numbered = css`
  &[data-preset='numbered'] {
    display: grid;
    gap: var(--rt-space-6);
  }

  &[data-preset='numbered'] > .texts {
    --rt-card-numeral: var(--rt-story-texts-numeral, var(--rt-color-accent));
    --rt-card-numeral-width: 0.62em;
    --rt-card-numeral-columns: minmax(2ch, auto) minmax(0, 1fr);
    --rt-card-numeral-gap: var(--rt-space-5);

    display: grid;
    gap: 0 var(--rt-space-8);
  }

  &[data-preset='numbered'] > .texts > li {
    padding-block: var(--rt-space-5) var(--rt-space-8);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);
  }

  @container (width >= 640px) {
    &[data-preset='numbered'] > .texts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width >= 640px) and (width < 1000px) {
    &[data-preset='numbered'] > .texts > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 1000px) {
    &[data-preset='numbered'] > .texts {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    &[data-preset='numbered'] > .texts > li {
      grid-column: span 2;
    }

    /* Rows of three; what is left over opens the list in rows of two. */
    &[data-preset='numbered'] > .texts:has(> :nth-child(3n + 2):last-child) > li:nth-child(-n + 2),
    &[data-preset='numbered'] > .texts:has(> :nth-child(3n + 4):last-child) > li:nth-child(-n + 4) {
      grid-column: span 3;
    }
  }
`;

export const StoryTextsRoot: Root<'section'> = styled.section`
  min-inline-size: 0;

  & > .texts {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${ranked}
  ${headlines}
  ${numbered}
`;
