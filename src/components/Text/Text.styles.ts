import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const TextRoot: Root<'p'> = styled.p`
  margin: 0;
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);
  letter-spacing: var(--rt-type-body-m-letter-spacing);
  text-wrap: pretty;

  &[data-voice='body-l'] {
    font: var(--rt-type-body-l);
    letter-spacing: var(--rt-type-body-l-letter-spacing);
  }

  &[data-voice='body-s'] {
    font: var(--rt-type-body-s);
    letter-spacing: var(--rt-type-body-s-letter-spacing);
  }

  &[data-voice='standfirst-l'] {
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
  }

  &[data-voice='standfirst-m'] {
    font: var(--rt-type-standfirst-m);
    letter-spacing: var(--rt-type-standfirst-m-letter-spacing);
  }

  &[data-voice='label-m'] {
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  &[data-voice='label-s'] {
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  &[data-voice='byline'] {
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  &[data-voice='caption'] {
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  &[data-voice='quote'] {
    font: var(--rt-type-quote);
    letter-spacing: var(--rt-type-quote-letter-spacing);
  }

  &[data-voice='numeral'] {
    font: var(--rt-type-numeral);
    letter-spacing: var(--rt-type-numeral-letter-spacing);
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='muted'] {
    color: var(--rt-color-text-muted);
  }

  &[data-tone='inverse'] {
    color: var(--rt-color-text-inverse);
  }

  &[data-tone='inherit'] {
    color: inherit;
  }

  &[data-tone='error'] {
    color: var(--rt-color-status-error);
  }

  &[data-tone='success'] {
    color: var(--rt-color-status-success);
  }

  &[data-measure] {
    max-inline-size: var(--rt-measure);
    hyphens: auto;
  }
`;
