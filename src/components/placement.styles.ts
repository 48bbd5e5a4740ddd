import { css } from 'styled-components';

/** `data-side` and `data-align` as areas around the anchor, for browsers that place by themselves. */
export const placements = css`
  margin: var(--rt-space-1) 0;
  position-area: block-end span-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;

  &[data-align='center'] {
    position-area: block-end;
  }

  &[data-align='end'] {
    position-area: block-end span-inline-start;
  }

  &[data-side='above'] {
    position-area: block-start span-inline-end;
  }

  &[data-side='above'][data-align='center'] {
    position-area: block-start;
  }

  &[data-side='above'][data-align='end'] {
    position-area: block-start span-inline-start;
  }

  &:is([data-side='before'], [data-side='after']) {
    margin: 0 var(--rt-space-1);
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline,
      block-end span-all;
  }

  &[data-side='before'] {
    position-area: inline-start span-block-end;
  }

  &[data-side='before'][data-align='center'] {
    position-area: inline-start;
  }

  &[data-side='before'][data-align='end'] {
    position-area: inline-start span-block-start;
  }

  &[data-side='after'] {
    position-area: inline-end span-block-end;
  }

  &[data-side='after'][data-align='center'] {
    position-area: inline-end;
  }

  &[data-side='after'][data-align='end'] {
    position-area: inline-end span-block-start;
  }
`;
