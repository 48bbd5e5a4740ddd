import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const BodyQuoteRoot: Root<'figure'> = styled.figure`
  display: grid;
  gap: var(--rt-space-3);
  margin: 0;
  padding-inline-start: var(--rt-body-quote-indent, var(--rt-space-6));
  border-inline-start: var(--rt-rule-thick) var(--rt-rule-style)
    var(--rt-body-quote-rule, var(--rt-color-border-accent));
  color: var(--rt-color-text-default);

  & > blockquote {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
    font: var(--rt-type-body-l);
    font-style: italic;
  }

  & > figcaption {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-byline);
    letter-spacing: var(--rt-type-byline-letter-spacing);
  }

  &[data-variant='pull'] > blockquote {
    font: var(--rt-type-quote);
    letter-spacing: var(--rt-type-quote-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
    hyphens: manual;
  }

  &[data-variant='pull'] > blockquote > p:only-child::before {
    content: '“';
  }

  &[data-variant='pull'] > blockquote > p:only-child::after {
    content: '”';
  }

  &[data-preset='rules'][data-variant='pull'] {
    padding: var(--rt-space-6) 0;
    border-inline-start: 0;
    border-block: var(--rt-rule-thick) var(--rt-rule-style)
      var(--rt-body-quote-rule, var(--rt-color-text-default));
  }

  &[data-preset='centered'][data-variant='pull'] {
    justify-items: center;
    padding: var(--rt-space-8) 0;
    border-inline-start: 0;
    text-align: center;
  }

  &[data-preset='centered'][data-variant='pull']::before {
    content: '';
    inline-size: var(--rt-space-12);
    border-block-start: 1px solid var(--rt-color-accent);
  }

  &[data-preset='panel'][data-variant='pull'] {
    padding: var(--rt-space-6);
    border-inline-start: 0;
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-tint);
  }

  @media print {
    break-inside: avoid;
  }
`;
