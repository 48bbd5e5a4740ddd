import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { columns } from '../../../components/layout.styles.ts';
import { chapters } from './chapters.styles.ts';
import { edgeShare } from './edge-share.styles.ts';
import { printedArticle } from './printed.styles.ts';
import { bleedHeader, centeredHeader } from './header-plain.styles.ts';
import { overlayHeader, panelHeader } from './header-pictured.styles.ts';
import { immersiveHeader } from './immersive.styles.ts';
import { specialStyles } from './special.styles.ts';
import { secret } from './secret.styles.ts';
import { stage } from './stage.styles.ts';
import { widePictures } from './wide-pictures.styles.ts';

export const ArticlePageRoot: Root<'div'> = styled.div`
  --_rt-article-side: 300px;

  display: grid;
  grid-template-columns:
    [full-start] minmax(var(--rt-grid-margin), 1fr)
    [wide-start main-start] minmax(0, var(--rt-grid-max)) [main-end wide-end]
    minmax(var(--rt-grid-margin), 1fr) [full-end];
  grid-template-rows: auto 1fr;
  align-content: start;
  padding-block: var(--rt-space-6) var(--rt-space-16);

  & > * {
    min-inline-size: 0;
  }

  & > article > :is(.opening, .column) {
    grid-column: main;
    min-inline-size: 0;
  }

  & > .side {
    grid-column: wide;
    display: grid;
    align-content: start;
    grid-template-columns: ${columns('280px', 'auto-fit')};
    gap: var(--rt-space-10);
    padding-block-start: var(--rt-space-12);
  }

  & > .after {
    grid-column: wide;
    display: grid;
    gap: var(--rt-space-12);
    padding-block-start: var(--rt-space-12);
  }

  /* Above the text: some engines extend a drop cap's box above its paragraph, where it would catch clicks. */
  & .opening {
    position: relative;
    z-index: 1;
    display: grid;
    gap: var(--rt-space-6);
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
    ${centeredHeader}
    ${bleedHeader}
    ${overlayHeader}
    ${panelHeader}
    ${immersiveHeader}
    ${specialStyles}
    ${widePictures}
    ${stage}
    ${secret}
  }

  &:has(> article[data-layout='live-blog']) .opening > header {
    padding-block-end: var(--rt-space-4);
    border-block-end: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  }

  &:has(> article:is([data-layout='gallery'], [data-layout='special'])) .column > .gallery {
    margin-block-end: var(--rt-space-8);
  }

  & .gallery {
    max-inline-size: max(320px, 114vb);
    margin-inline: auto;
  }

  ${edgeShare}
  ${chapters}

  @media (width >= 1024px) {
    &:has(> article[data-side]):has(> .side) {
      grid-template-columns:
        [full-start] minmax(var(--rt-grid-margin), 1fr)
        [wide-start main-start] minmax(
          0,
          calc(var(--rt-grid-max) - var(--_rt-article-side) - var(--rt-space-12))
        )
        [main-end] var(--rt-space-12) [side-start] var(--_rt-article-side)
        [side-end wide-end] minmax(var(--rt-grid-margin), 1fr) [full-end];
    }

    &:has(> article[data-side]) > .side {
      grid-column: side;
      grid-row: 2;
      display: flex;
      flex-direction: column;
      padding-block-start: var(--rt-space-8);
    }

    /* The last box is sticky, so that a long article does not have an empty column beside it. */
    &:has(> article[data-side]) > .side > :last-child {
      position: sticky;
      inset-block-start: var(--rt-article-sticky, var(--rt-space-24));
    }

    &:has(> article[data-side][data-header='start']) > .side {
      grid-row: 1 / span 2;
      padding-block-start: var(--rt-space-4);
    }
  }

  ${printedArticle}
`;
