import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { columns } from '../../../components/layout.styles.ts';

export const SiteFooterRoot: Root<'footer'> = styled.footer`
  padding-block: var(--rt-space-10) var(--rt-space-8);
  border-block-start: var(--rt-footer-border, var(--rt-rule-thick) solid var(--rt-color-border-accent));
  background: var(
    --rt-footer-background,
    light-dark(var(--rt-color-surface-inverse), var(--rt-color-surface-sunken))
  );
  font: var(--rt-type-label-s);
  letter-spacing: var(--rt-type-label-s-letter-spacing);

  &[data-tone='plain'] {
    background: var(--rt-footer-background, var(--rt-color-surface-sunken));
  }

  & > .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-8) var(--rt-grid-gutter);
    color: var(--rt-footer-text, var(--rt-color-text-default));
  }

  & .brand {
    --_rt-wordmark-size: var(--rt-footer-wordmark, var(--rt-wordmark-size, 36px));

    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--rt-space-4);
  }

  & .tagline {
    max-inline-size: 32ch;
    font: var(--rt-type-body-s);
  }

  /* The first icon, not its target of 44 px, begins where the text above it begins. */
  & .social {
    margin-inline-start: -10px;
  }

  & .list {
    display: grid;
    grid-template-columns: ${columns('136px')};
    gap: 0 var(--rt-grid-gutter);
    padding: 0;
    list-style: none;
  }

  & .title {
    padding-block-end: var(--rt-space-2);
  }

  & .list a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 24px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }

  & .list a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-4) var(--rt-space-8);
    padding-block-start: var(--rt-space-6);
    border-block-start: var(--rt-rule-hairline) solid color-mix(in oklab, currentColor 30%, transparent);
  }

  & .legal {
    flex: 1 1 320px;
    max-inline-size: 72ch;
    font: var(--rt-type-credit);
    letter-spacing: 0;
  }

  & .legal > p + p {
    padding-block-start: var(--rt-space-1);
  }

  & .authority {
    display: block;
    flex: none;
    max-inline-size: 100%;
    padding: var(--rt-space-2) var(--rt-space-3);
    border-radius: var(--rt-radius-s);
    background: var(--rt-color-picture-plate);
    ${focusRing}
  }

  & .authority > img {
    display: block;
    inline-size: auto;
    block-size: 32px;
  }

  @media (width >= 960px) {
    & > .inside {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr);
    }

    & .end {
      grid-column: 1 / -1;
    }
  }

  @media print {
    display: none;
  }
`;
