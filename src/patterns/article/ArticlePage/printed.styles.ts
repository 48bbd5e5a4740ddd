import { css } from 'styled-components';

/**
 * On paper: one column in full width, without parts that only a screen needs, and with address and date at the bottom of
 * every page. Only a table's footer is repeated on each page, with reserved space, in all engines.
 */
export const printedArticle = css`
  & .printed {
    display: none;
  }

  @media print {
    && {
      display: table;
      inline-size: 100%;
      table-layout: fixed;
    }

    && > .printed {
      display: table-footer-group;
      break-inside: avoid;
      color: CanvasText;
      font: var(--rt-type-caption);
    }

    & .printed > p {
      display: flex;
      justify-content: space-between;
      gap: var(--rt-space-4);
      margin-block-start: var(--rt-space-4);
      padding-block-start: var(--rt-space-2);
      border-block-start: 1px solid;
    }

    & .printed time {
      flex: none;
    }

    & .column {
      margin-block-start: var(--rt-space-6);
    }

    && .column > .text {
      max-inline-size: none;
      padding: 0;
      border: 0;
    }

    && .lead {
      --rt-image-ratio: auto;
      --rt-image-max-block-size: 40vb;
      --rt-image-inline-size: auto;
    }

    & .spanning[data-span] {
      --rt-image-ratio: auto;
    }

    /*
     * Paper has no links. Their addresses follow them, except those within the site, which are known, and those with a
     * query: they take up to four lines, and no reader types them.
     */
    & .column > .text a[href^='http']:not([href*='?'])::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }

    & :is(.share, .trail) {
      display: none;
    }
  }
`;
