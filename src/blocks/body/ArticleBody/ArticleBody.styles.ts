import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { bodyFrames } from '../body-frame.styles.ts';
import { heldFrames } from '../held-frame/held-frame.styles.ts';
import { textLinks } from '../text-links.styles.ts';

export const ArticleBodyRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-l);
  letter-spacing: var(--rt-type-body-l-letter-spacing);
  hyphens: auto;
  hyphenate-limit-chars: 8 4 4;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  && > * + * {
    margin-block-start: var(--rt-body-paragraph-space, var(--rt-space-5));
  }

  && > :is(figure, aside, div, pre, section, hr, blockquote),
  && > rt-island > :first-child {
    margin-block: var(--rt-body-block-space, var(--rt-space-8));
  }

  && > div[id] {
    margin-block-end: var(--rt-space-3);
  }

  && > div[id] + p {
    margin-block-start: 0;
  }

  && > :first-child {
    margin-block-start: 0;
  }

  && > :last-child {
    margin-block-end: 0;
  }

  /* Not the first block, so that a drop cap is fully visible. */
  && > :last-child:not(:first-child) {
    mask-image: var(--rt-body-end-mask, none);
  }

  && > :is(h2, h3, h4, h5, h6) {
    margin-block: var(--rt-space-10) var(--rt-space-3);
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
    text-transform: var(--rt-case-headline);
    hyphens: manual;
    scroll-margin-block-start: var(--rt-space-24);
  }

  & .small-80 {
    inline-size: min(100%, 80px);
  }

  & .small-160 {
    inline-size: min(100%, 160px);
  }

  & .small-240 {
    inline-size: min(100%, 240px);
  }

  & .small-320 {
    inline-size: min(100%, 320px);
  }

  & > h3 {
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
  }

  & > :is(h4, h5, h6) {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  && > :is(h2, h3, h4, h5, h6) + :is(p, ul, ol) {
    margin-block-start: 0;
  }

  && > :is(h2, h3, h4, h5, h6):first-child {
    margin-block-start: 0;
  }

  & .prose a {
    ${textLinks}
  }

  & > p[data-align='center'] {
    text-align: center;
  }

  & > p[data-align='right'] {
    text-align: end;
  }

  & > .html {
    overflow-x: auto;
    ${bodyFrames}
    ${heldFrames}
  }

  /* A table scrolls before its words break. */
  & > .html table {
    overflow-wrap: break-word;
  }

  & > .html > * + * {
    margin-block-start: var(--rt-space-4);
  }

  & > .endorsement {
    padding-block: var(--rt-space-4);
    border-block: 1px solid var(--rt-color-border-default);
    font: var(--rt-type-body-m);
    font-style: italic;
  }

  & > hr {
    inline-size: var(--rt-space-24);
    margin-inline: auto;
    border-block-start: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  }

  @supports (initial-letter: 3) {
    /* With large text in a narrow column the letter would be wider than the column. */
    @container (width >= 12rem) {
      &[data-drop-cap] > p:first-of-type::first-letter,
      & > p[data-drop-cap]::first-letter {
        margin-inline-end: var(--rt-space-2);
        color: var(--rt-dropcap-color, var(--rt-color-kicker));
        font: var(--rt-type-dropcap);

        /* The number of lines sets the size. A font size would only make the letter's box extend above the text. */
        font-size: inherit;
        line-height: inherit;
        initial-letter: max(2, var(--rt-dropcap-lines));
      }
    }
  }

  @container (width >= 600px) {
    & > figure:is([data-align='left'], [data-align='right']) {
      max-inline-size: 70%;
    }

    & > figure[data-align='right'] {
      margin-inline-start: auto;
    }
  }
`;
