import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const LandscapeLeadRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-space-6) var(--rt-grid-gutter);
  min-inline-size: 0;

  & > article {
    --rt-card-text-gap: var(--rt-space-3);
    --rt-card-panel-background: var(--rt-landscape-lead-background, var(--rt-color-surface-accent));
    --rt-card-panel-text: var(--rt-landscape-lead-text, var(--rt-color-text-on-accent));
    --rt-card-panel-rule: 2px dotted color-mix(in oklab, currentColor 45%, transparent);
    --rt-kicker-text: var(--rt-landscape-lead-kicker, var(--rt-color-text-on-accent));
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

  @media (width < 640px) {
    --rt-ratio-opening: 4 / 3;
  }

  @media (width < 960px) {
    &[data-upright] {
      --rt-ratio-opening: 4 / 3;
    }
  }

  @media (width >= 640px) {
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

    /* Picture and panel are cells of the section's grid, beside the other stories. */
    & > article {
      --rt-card-picture-area: 1 / 1 / auto / -1;
      --rt-card-text-area: 2 / 1 / auto / span 7;
      --rt-card-text-padding: var(--rt-space-8);
      --rt-card-panel-overlap: calc(-1 * (var(--rt-space-32) + var(--rt-space-20)));
      --rt-card-panel-inset: var(--rt-space-8) 0;

      display: contents;
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

    /* The panel is over the edge of the picture, and the stories are below the panel. */
    &[data-upright] {
      --rt-ratio-opening: 8 / 7;

      grid-template-rows: auto 1fr;
    }

    &[data-upright] > article {
      --rt-card-picture-area: 1 / 6 / span 2 / -1;
      --rt-card-text-area: 1 / 1 / auto / span 6;
      --rt-card-panel-overlap: var(--rt-space-10);
      --rt-card-panel-inset: 0;
    }

    &[data-upright] > .beside {
      grid-column: 1 / span 5;
      padding-inline-start: 0;
    }
  }
`;
