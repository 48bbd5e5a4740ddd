import { css } from 'styled-components';

/** A street that is open is thin, and one that is closed has gaps: neither needs a hue. */
export const streets = css`
  & .city {
    background: color-mix(in oklab, var(--rt-color-text-muted) 10%, transparent);
  }

  & .streets .way {
    stroke-width: 5px;
  }

  & .streets .way[data-look='2'] {
    stroke-dasharray: 2 8;
  }

  & .streets .way:is([data-look='3'], [data-look='4']) {
    stroke-width: 1.5px;
  }

  & .streets .way[data-look='3'] {
    stroke-dasharray: none;
  }
`;
