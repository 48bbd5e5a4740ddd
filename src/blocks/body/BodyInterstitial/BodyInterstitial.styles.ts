import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { textLinks } from '../text-links.styles.ts';

export const BodyInterstitialRoot: Root<'aside'> = styled.aside`
  padding: var(--rt-space-4) var(--rt-space-5);
  border-inline-start: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  border-radius: var(--rt-body-interstitial-radius, 0);
  background: var(--rt-body-interstitial-background, var(--rt-color-surface-sunken));
  color: var(--rt-color-text-default);

  & > p {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
  }

  & .label {
    display: block;
    margin-block-end: var(--rt-space-1);
  }

  & > p > a {
    color: inherit;
    text-decoration: none;
  }

  & > p > a:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  & > .description {
    margin-block-start: var(--rt-space-1);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
  }

  & > .description a {
    ${textLinks}
  }
`;
