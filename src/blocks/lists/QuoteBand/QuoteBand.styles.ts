import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const QuoteBandRoot: Root<'figure'> = styled.figure`
  display: grid;
  justify-items: var(--_rt-quote-band-align, center);
  gap: var(--rt-space-6);
  min-inline-size: 0;
  margin: 0;
  padding-block: var(--rt-quote-band-space, var(--rt-space-24));
  padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  background: var(--rt-quote-band-background, var(--_rt-quote-band-background, var(--rt-color-surface-tint)));
  color: var(--_rt-quote-band-text, var(--rt-color-text-default));
  text-align: var(--_rt-quote-band-align, center);

  &::before {
    content: '';
    inline-size: var(--_rt-quote-band-ornament-width, 1px);
    block-size: var(--_rt-quote-band-ornament-height, var(--rt-space-12));
    background: var(--_rt-quote-band-ornament, var(--rt-color-accent));
  }

  &[data-tone='accent'] {
    --_rt-quote-band-align: start;
    --_rt-quote-band-font: var(--rt-type-headline-xl);
    --_rt-quote-band-measure: 20em;
    --_rt-quote-band-ornament-width: var(--rt-space-24);
    --_rt-quote-band-ornament-height: 6px;
    --_rt-quote-band-background: var(--rt-color-surface-accent);
    --_rt-quote-band-text: var(--rt-color-text-on-accent);
    --_rt-quote-band-ornament: var(--rt-color-text-on-accent);
    --_rt-quote-band-link: var(--rt-color-text-on-accent);
    --_rt-quote-band-link-hover: var(--rt-color-text-on-accent);
  }

  & > blockquote {
    max-inline-size: var(--_rt-quote-band-measure, 22em);
    margin: 0;
    font: var(--_rt-quote-band-font, var(--rt-type-headline-l));
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
  }

  & > blockquote > p {
    margin: 0;
  }

  & > figcaption {
    display: grid;
    gap: var(--rt-space-2);
    max-inline-size: 42em;
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  & .by {
    font-style: normal;
  }

  & a {
    padding-block: var(--rt-space-2);
    color: var(--_rt-quote-band-link, var(--rt-color-link-default));
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
    text-wrap: balance;
    ${focusRing}
  }

  & a:hover {
    color: var(--_rt-quote-band-link-hover, var(--rt-color-link-hover));
    text-decoration-thickness: 2px;
  }
`;
