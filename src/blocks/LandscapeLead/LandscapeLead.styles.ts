import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const LandscapeLeadRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-space-6) var(--rt-grid-gutter);
  min-inline-size: 0;

  & > article {
    --rt-card-gap: 0;
    --rt-card-text-gap: var(--rt-space-3);
    --rt-card-text-padding: var(--rt-space-6) var(--rt-space-5) var(--rt-space-6);
    --rt-card-standfirst: currentColor;
    --rt-kicker-text: var(--rt-landscape-lead-kicker, var(--rt-color-text-on-accent));
  }

  & > article > .picture > picture {
    --rt-image-ratio: 4 / 3;
  }

  & > article > .text {
    position: relative;
    z-index: 1;
    margin-block-start: calc(-1 * var(--rt-space-10));
    margin-inline-end: var(--rt-space-4);
    border-radius: var(--rt-radius-card);
    background: var(--rt-landscape-lead-background, var(--rt-color-surface-accent));
    color: var(--rt-landscape-lead-text, var(--rt-color-text-on-accent));
  }

  & > article > .text > .kicker {
    padding-block-end: var(--rt-space-2);
    border-block-end: 2px dotted color-mix(in oklab, currentColor 45%, transparent);
  }

  & > article > .text .headline > a:is(:visited, :hover) {
    color: inherit;
  }

  & > article > .text > .meta {
    color: inherit;
  }

  & > .beside {
    display: grid;
    align-content: start;
    gap: var(--rt-space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .beside > li + li {
    padding-block-start: var(--rt-space-5);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-accent-alt);
  }

  @media (width >= 640px) {
    & > article > .picture > picture {
      --rt-image-ratio: var(--rt-ratio-opening);
    }

    & > .beside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--rt-grid-gutter);
    }

    & > .beside > li + li {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }

  @media (width >= 960px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > article {
      display: contents;
    }

    & > article > .picture {
      grid-column: 1 / -1;
      grid-row: 1;
    }

    & > article > .text {
      grid-column: 1 / span 7;
      grid-row: 2;
      align-self: start;
      margin-block-start: calc(-1 * (var(--rt-space-32) + var(--rt-space-20)));
      margin-inline: var(--rt-space-8) 0;
      padding: var(--rt-space-8);
    }

    & > .beside {
      grid-column: 8 / -1;
      grid-row: 2;
      padding-inline-start: var(--rt-space-4);
    }

    & > .beside > li + li {
      padding-inline-start: var(--rt-grid-gutter);
      border-inline-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-accent-alt);
    }
  }
`;
