import { css, keyframes } from 'styled-components';
import { focusInMiddle, focusRing } from '../../../components/focus.styles.ts';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.ts';
import { kickerText } from '../../../components/Kicker/Kicker.styles.ts';

/** Chapters whose link is marked while they are read. */
const MARKED = Array.from({ length: 12 }, (_, at) => at + 1);

const reach = keyframes`
  from {
    border-color: transparent;
    background-color: transparent;
  }
`;

const leave = keyframes`
  to {
    background-color: transparent;
  }
`;

/** A heading gives its place in the window to its link. */
const timelines = MARKED.map(
  (at) => css`
    & h2.chapter:nth-of-type(${at}) {
      view-timeline: --rt-chapter-${at} block;
    }

    & .chapters li:nth-child(${at}) {
      animation-timeline: --rt-chapter-${at};
    }

    & .chapters li:nth-child(${at}) > a {
      animation-timeline:
        --rt-chapter-${at},
        --rt-chapter-${at + 1};
    }
  `,
);

/** Chapters of a special: their headings, and the links to them. */
export const chapters = css`
  &[data-chapters] {
    timeline-scope: ${MARKED.map((at) => `--rt-chapter-${at}`).join(', ')};
  }

  /* On narrow screens the links stay at the lower edge while the text is read. */
  &[data-chapters] > .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-chapters] > .column > .text {
    inline-size: 100%;
  }

  & h2.chapter {
    display: grid;
    gap: var(--rt-space-1);
    padding-block-start: var(--rt-space-4);
    border-block-start: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  }

  && h2.chapter {
    margin-block-start: var(--rt-space-20);
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
    text-wrap: balance;
  }

  & .chapters {
    order: 1;
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    margin-inline: calc(-1 * var(--rt-grid-margin));
    background: var(--rt-color-surface-page);
    box-shadow: 0 -1px 0 var(--rt-color-border-strong);
  }

  & .chapters > ol {
    display: flex;
    margin: 0;
    padding: 0 var(--rt-space-2);
    overflow-x: auto;
    ${focusInMiddle}
    list-style: none;
    scrollbar-width: none;
  }

  & .chapters li {
    flex: 1 0 auto;
    border: 0 solid transparent;
    border-block-start-width: 3px;
  }

  & .chapters a {
    display: grid;
    place-content: center;
    min-block-size: 48px;
    padding-inline: var(--rt-space-2);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-s);
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
    outline-offset: -3px;
  }

  & .chapters a:hover .mark {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  /* Its border: the chapter has been reached. The ground of its link: it is the current one. */
  @supports (animation-timeline: view()) {
    & .chapters li {
      border-color: var(--rt-color-border-accent);

      /* Longhands: some minifiers write the timeline into the shorthand, which no browser supports. */
      animation-name: ${reach};
      animation-timing-function: step-end;
      animation-fill-mode: both;
      animation-range: cover 0% cover 52%;
    }

    & .chapters a {
      background-color: color-mix(in oklab, var(--rt-color-accent) 12%, transparent);
      animation-name: ${reach}, ${leave};
      animation-timing-function: step-end, step-end;
      animation-fill-mode: both, forwards;
      animation-range: cover 0% cover 52%;
    }

    ${timelines}
  }

  /* The focused element is not under the links. */
  @media (width < 1200px) {
    & .chapters .name {
      ${visuallyHidden}
    }

    &[data-chapters] > .column > .text :is(a, button, summary, [tabindex]) {
      scroll-margin-block-end: var(--rt-space-20);
    }
  }

  @media screen and (width >= 1200px) {
    &[data-chapters] > .column {
      grid-column: wide;
      grid-template-columns: 232px minmax(0, var(--rt-measure));
      column-gap: 56px;
      align-items: start;
    }

    &[data-chapters] > .column > .text {
      margin-inline: 0;
    }

    & .chapters {
      order: 0;
      inset-block: var(--rt-article-sticky, var(--rt-space-24)) auto;
      max-block-size: calc(100svb - var(--rt-space-32));
      margin: 0;
      overflow-y: auto;
      background: none;
      box-shadow: none;
    }

    & .chapters > ol {
      display: grid;
      padding: 0;
      border-inline-start: 1px solid var(--rt-color-border-default);
    }

    & .chapters a {
      place-content: stretch;
      gap: 2px;
      padding: var(--rt-space-3) var(--rt-space-4);
      white-space: normal;
    }

    & .chapters .mark {
      ${kickerText}
    }

    & .chapters .name {
      font: var(--rt-type-headline-xs);
      letter-spacing: var(--rt-type-headline-xs-letter-spacing);
      text-transform: var(--rt-case-headline);
    }

    & .chapters li {
      margin-inline-start: -2px;
      border-width: 0;
      border-inline-start-width: 3px;
    }
  }

  @media print {
    & .chapters {
      display: none;
    }
  }
`;
