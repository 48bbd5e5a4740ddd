import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

export const HeadingRoot: Root<'h2'> = styled.h2`
  margin: 0;
  color: var(--rt-heading-text, var(--rt-color-text-default));
  font: var(--rt-type-headline-m);
  letter-spacing: var(--rt-type-headline-m-letter-spacing);
  text-transform: var(--rt-case-headline);
  text-wrap: balance;
  overflow-wrap: anywhere;

  &[data-size='display'] {
    font: var(--rt-type-display);
    letter-spacing: var(--rt-type-display-letter-spacing);
  }

  &[data-size='xl'] {
    font: var(--rt-type-headline-xl);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
  }

  &[data-size='l'] {
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
  }

  &[data-size='s'] {
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
  }

  &[data-size='xs'] {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  &[data-size='section'] {
    font: var(--rt-type-section);
    letter-spacing: var(--rt-type-section-letter-spacing);
    text-transform: var(--rt-case-section);
  }

  &[data-tone='inherit'] {
    color: inherit;
  }

  & > a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  & > a:visited {
    color: color-mix(in oklab, currentColor 80%, var(--rt-color-text-muted));
  }

  & > a:hover {
    color: var(--rt-heading-link-hover, inherit);
    text-decoration: underline;
    text-decoration-thickness: max(1px, 0.05em);
    text-underline-offset: 0.12em;
  }

  @media print {
    break-after: avoid;
  }
`;
