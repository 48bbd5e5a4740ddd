import { styled } from 'styled-components';
import { focusInMiddleOfSnaps, focusInside } from '../../../components/focus.styles.ts';
import { stretchedLink } from '../../../components/stretched-link.styles.ts';
import type { Root } from '../../../styling/root.ts';
import { columns } from '../../../components/layout.styles.ts';

export const EditionYearsRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--rt-space-8);
  min-inline-size: 0;

  & > .years {
    display: grid;
    gap: var(--rt-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* From the first page the button leads to all others. */
  @media (scripting: enabled) {
    &[data-more] > nav {
      display: none;
    }
  }

  & .year {
    display: grid;
    gap: var(--rt-space-4);
    min-inline-size: 0;
    padding-block-start: var(--rt-space-4);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);
  }

  & .name {
    color: var(--rt-edition-years-name, var(--rt-color-kicker));
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  & .covers {
    display: grid;
    grid-auto-columns: min(38%, 160px);
    grid-auto-flow: column;
    gap: var(--rt-space-5);
    margin: 0;
    padding: var(--rt-space-1) var(--rt-space-1) var(--rt-space-4);
    overflow-x: auto;
    list-style: none;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    ${focusInside}
    ${focusInMiddleOfSnaps}
  }

  & .edition {
    --_rt-edition-years-ground: var(--rt-color-surface-sunken);
    --_rt-edition-years-ink: var(--rt-color-text-default);

    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: var(--rt-space-2);
    min-inline-size: 0;
    scroll-snap-align: start;
  }

  & .cover {
    --rt-image-radius: var(--rt-radius-image);

    box-shadow: var(--rt-elevation-raised);
  }

  /* A cover of words alone: the masthead, the cry, the number. */
  & .cover[data-words] {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: var(--rt-space-2);
    aspect-ratio: 3 / 4;
    padding: var(--rt-space-3);
    overflow: clip;
    border-radius: var(--rt-radius-image);
    background: var(--_rt-edition-years-ground);
    color: var(--_rt-edition-years-ink);
  }

  & .edition:nth-child(7n + 1) {
    --_rt-edition-years-ground: var(--rt-color-surface-accent);
    --_rt-edition-years-ink: var(--rt-color-text-on-accent);
  }

  & .edition:nth-child(7n + 4) {
    --_rt-edition-years-ground: var(--rt-color-surface-inverse);
    --_rt-edition-years-ink: var(--rt-color-text-inverse);
  }

  & .masthead {
    padding-block-end: var(--rt-space-1);
    border-block-end: 1px solid currentColor;
    font: var(--rt-type-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
    text-align: center;
  }

  & .cry {
    align-self: center;
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  & .issue,
  & .number {
    font: var(--rt-type-time);
  }

  & .number {
    margin: 0;
    color: var(--rt-color-text-muted);
  }

  & .title {
    margin: 0;
    font: var(--rt-type-label-m);
    text-wrap: balance;
  }

  & .title > a {
    ${stretchedLink}
  }

  @container (width >= 700px) {
    & .covers {
      grid-template-columns: ${columns('8.5rem')};
      grid-auto-flow: row;
      row-gap: var(--rt-space-6);
      overflow: visible;
    }

    /* Years of five, ten or twenty editions leave no gap. */
    & .covers:has(> :nth-child(5n):last-child) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }

  @container (width >= 960px) {
    & .year {
      grid-template-columns: minmax(9rem, 2fr) minmax(0, 10fr);
    }

    /* Two years beside each other, if none has more than three editions. */
    & > .years:not(:has(.edition:nth-child(4))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: calc(2 * var(--rt-grid-gutter));
    }

    & > .years:not(:has(.edition:nth-child(4))) > .year {
      grid-template-columns: 6rem minmax(0, 1fr);
    }

    & > .years:not(:has(.edition:nth-child(4))) .covers {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & > .years:not(:has(.edition:nth-child(4))) > .year:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    & > .years:not(:has(.edition:nth-child(4))) > .year:last-child:nth-child(odd) > .covers {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }

    & .name {
      position: sticky;
      inset-block-start: var(--rt-edition-years-sticky, calc(5rem + var(--rt-space-4)));
      align-self: start;
    }
  }
`;
