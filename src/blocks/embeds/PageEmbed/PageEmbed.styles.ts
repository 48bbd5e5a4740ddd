import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { bodyFrames } from '../../body/body-frame.styles.ts';
import { heldFrames } from '../../body/held-frame/held-frame.styles.ts';
import { textLinks } from '../../body/text-links.styles.ts';
import { textTables } from '../../body/text-tables.styles.ts';

export const PageEmbedRoot: Root<'section'> = styled.section`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: var(--rt-type-body-m);

  & iframe {
    inline-size: 100%;
    border: 0;
  }

  & .html a {
    ${textLinks}
  }

  ${bodyFrames}
  ${heldFrames}

  & > .content[data-sized='true'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  & > .content[data-sized='true'] > * {
    grid-area: 1 / 1;
  }

  & > .content[data-sized='true'] > .html {
    display: grid;
  }

  & > .content[data-sized='true'] :is(.held-frame, iframe) {
    aspect-ratio: auto;
    block-size: 100%;
    max-inline-size: none;
  }

  & > .content > svg[data-window='wide'] {
    display: none;
  }

  @media (width >= 640px) {
    & > .content > svg[data-window='phone'] {
      display: none;
    }

    & > .content > svg[data-window='wide'] {
      display: block;
    }
  }

  & .html > * {
    max-inline-size: var(--rt-page-embed-measure, 72ch);
  }

  & .html > :is(.held-frame, iframe, table) {
    max-inline-size: none;
  }

  & .html > :first-child {
    margin-block-start: 0;
  }

  & .html > :last-child {
    margin-block-end: 0;
  }

  ${textTables}

  & table {
    border-block: var(--rt-rule-thick) solid var(--rt-color-border-strong);
  }
`;
