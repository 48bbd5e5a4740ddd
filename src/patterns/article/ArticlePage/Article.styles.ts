import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { chapters } from './chapters.styles.ts';
import { edgeShare } from './edge-share.styles.ts';
import { printedArticle } from './printed.styles.ts';
import { bleedHeader, plainHeader } from './header-plain.styles.ts';
import { overlayHeader, panelHeader } from './header-pictured.styles.ts';
import { immersiveHeader } from './immersive.styles.ts';
import { specialStyles } from './special.styles.ts';
import { secret } from './secret.styles.ts';
import { stage } from './stage.styles.ts';
import { told } from './told.styles.ts';
import { widePictures } from './wide-pictures.styles.ts';

/** Its opening and its column are in the grid of the page. */
export const ArticleRoot: Root<'article'> = styled.article`
  grid-column: full;
  grid-row: 1 / span 2;
  display: grid;
  grid-template-columns: subgrid;
  grid-template-rows: subgrid;
  row-gap: var(--rt-space-8);

  /* Of the line that shows how much has been read. */
  view-timeline: --rt-reading block;

  & > :is(.opening, .column) {
    grid-column: main;
    min-inline-size: 0;
  }

  /* Above the text: some engines extend a drop cap's box above its paragraph, where it would catch clicks. */
  & .opening {
    position: relative;
    z-index: 1;
    display: grid;
    gap: var(--rt-space-6);
  }

  /* While the page arrives: the picture above these headers is behind them in the document. It would push them down, and they
     its caption, so that all is shown when the last of it is there. */
  &:not([data-header='centered'], [data-header='start'], [data-header='titled'])
    > .opening:not(:has(> .lead + *, + .column)) {
    display: none;
  }

  /* The cover of a print edition, as on a newsstand. */
  & .opening > .lead[data-cover] {
    inline-size: 100%;
    max-inline-size: 440px;
  }

  & .column > .text {
    position: relative;
    max-inline-size: var(--rt-measure);
    margin-inline: auto;
  }

  & .before-text {
    margin-block-end: var(--rt-space-8);
  }

  /* The text fades out before a locked part. */
  @media screen {
    & .column > .text[data-locked] {
      /* 0deg as the minifier writes it, so that live and extracted values are the same. */
      --rt-body-end-mask: linear-gradient(0deg, transparent, currentColor 140px);
    }
  }

  & .end {
    display: grid;
    gap: var(--rt-space-8);
    margin-block-start: var(--rt-space-10);
  }

  & .sign-off {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-m);
    font-style: italic;
  }

  /* Not on paper: printed text is in document order. */
  @media screen {
    ${plainHeader}
    ${bleedHeader}
    ${overlayHeader}
    ${panelHeader}
    ${immersiveHeader}
    ${specialStyles}
    ${widePictures}
    ${told}
    ${stage}
    ${secret}
  }

  &[data-layout='live-blog'] .opening > header {
    padding-block-end: var(--rt-space-4);
    border-block-end: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  }

  &:is([data-layout='gallery'], [data-layout='special']) .column > .gallery {
    margin-block-end: var(--rt-space-8);
  }

  & .gallery {
    max-inline-size: max(320px, 114vb);
    margin-inline: auto;
  }

  ${edgeShare}
  ${chapters}

  ${printedArticle}
`;
