import { styled } from 'styled-components';
import { columns } from '../../../components/layout.styles.ts';
import type { Root } from '../../../styling/root.ts';

export const CountdownBannerRoot: Root<'section'> = styled.section`
  display: grid;
  grid-template-columns: ${columns('20rem', 'auto-fit')};
  gap: var(--rt-space-5) var(--rt-grid-gutter);
  align-items: center;
  min-inline-size: 0;
  padding: var(--rt-space-6) var(--rt-front-edge, var(--rt-grid-margin));
  background: var(--rt-countdown-banner-background, var(--rt-color-surface-accent));
  color: var(--rt-countdown-banner-text, var(--rt-color-text-on-accent));

  & > .title > a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }

  & > .title > a:hover {
    text-decoration-thickness: 3px;
  }

  & > .left {
    display: grid;
    gap: var(--rt-space-2);
    justify-items: start;
    min-inline-size: 0;
  }

  & > .begun {
    display: none;
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
  }

  &[data-begun='true'] > .begun {
    display: block;
  }

  &[data-begun='true'] > .left {
    display: none;
  }
`;
