import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { overPicture } from '../parts/bar/over-picture.styles.ts';
import { printedHeader } from '../parts/bar/printed-header.styles.ts';
import { focusRing } from '../../../components/focus.styles.ts';

export const MenHeaderRoot: Root<'header'> = styled.header`
  --_rt-wordmark-size: var(--rt-wordmark-size, 28px);

  position: sticky;
  inset-block-start: 0;
  z-index: var(--rt-z-header);
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-block-size: 64px;
  padding-inline: var(--rt-grid-margin);
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);

  & > .start {
    margin-inline-start: calc(-1 * var(--rt-space-2));
  }

  & > .end {
    display: flex;
    justify-content: end;
    margin-inline-end: calc(-1 * var(--rt-space-2));
  }

  & > .home {
    margin: 0;
    line-height: 0;
  }

  & > .home > a {
    display: block;
    padding: var(--rt-space-2);
    color: var(--rt-color-link-default);
    ${focusRing}
  }

  & > .sections {
    display: none;
  }

  & > .sections > ul {
    display: flex;
    gap: var(--rt-space-6);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .sections a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
    font: var(--rt-type-nav);
    letter-spacing: var(--rt-type-nav-letter-spacing);
    text-decoration: none;
    text-transform: var(--rt-case-nav);
    white-space: nowrap;
    ${focusRing}
  }

  & > .sections a:hover {
    color: var(--rt-color-link-default);
  }

  & > .sections a[aria-current] {
    color: var(--rt-color-link-default);
    box-shadow: inset 0 -3px 0 var(--rt-color-surface-accent);
  }

  @media (width >= 960px) {
    grid-template-columns: auto auto 1fr auto;
    gap: var(--rt-space-6);

    & > .sections {
      display: block;
      justify-self: center;
    }
  }

  ${overPicture('64px', (root) => root)}
  ${printedHeader('.home', 'a')}
`;
