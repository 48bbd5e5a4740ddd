import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { columns } from './column.styles.ts';
import { forms } from './forms.styles.ts';
import { immersive } from './immersive.styles.ts';
import { inPanel, overPicture } from './place.styles.ts';
import { onStage } from './stage.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const ArticleHeaderRoot: Root<'header'> = styled.header`
  display: grid;
  gap: var(--rt-space-5);
  min-inline-size: 0;
  color: var(--rt-color-text-default);
  overflow-wrap: anywhere;

  & > .title,
  & > .intro {
    display: grid;
    gap: var(--rt-space-3);
    justify-items: var(--_rt-column-align, var(--rt-article-header-justify, start));
    text-align: var(--_rt-column-align, var(--rt-article-header-align, start));
    min-inline-size: 0;
  }

  & > .intro {
    gap: var(--rt-space-4);
  }

  & .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: var(--_rt-column-align, var(--rt-article-header-justify, start));
    gap: var(--rt-space-2) var(--rt-space-3);
  }

  & h1 {
    font: var(--rt-article-headline, var(--rt-type-headline-article));
    letter-spacing: var(--rt-article-headline-letter-spacing, var(--rt-type-headline-article-letter-spacing));
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
  }

  & .standfirst {
    max-inline-size: 40em;
    color: var(--rt-article-standfirst, var(--rt-color-text-muted));
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
    text-wrap: balance;
  }

  & .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: var(--_rt-column-align, var(--rt-article-header-justify, start));
    gap: var(--rt-space-2) var(--rt-space-4);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-time);
    letter-spacing: var(--rt-type-time-letter-spacing);
  }

  & .byline {
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-3);
    color: var(--rt-color-text-default);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  /* On a separate line: otherwise the text beside it would wrap or not, depending on when fonts load. */
  @media (width < 640px) {
    & .meta > .byline {
      flex-basis: 100%;
      justify-content: var(--_rt-column-align, var(--rt-article-header-justify, start));
    }
  }

  /* The same for date and reading time, which only just fit into one line. */
  @media (width < 400px) {
    & .meta {
      gap: var(--rt-space-1);
    }

    & .meta > * {
      flex-basis: 100%;
    }
  }

  & .byline a {
    ${tallTarget}
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--rt-color-border-accent);
    text-underline-offset: 0.25em;
    ${focusRing}
  }

  & .byline a:hover {
    color: var(--rt-color-link-hover);
    text-decoration-thickness: 2px;
  }

  & .elections {
    padding: var(--rt-space-2) var(--rt-space-4);
    border: 1px solid var(--rt-color-border-accent);
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-m);
    text-decoration: none;
    ${focusRing}
  }

  & .elections:hover {
    text-decoration: underline;
  }

  ${columns}

  /* Paper has no overlays: a printed text keeps the order of the document. */
  @media screen {
    ${overPicture}
    ${inPanel}
    ${immersive}
    ${forms}
    ${onStage}
  }
`;
