import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { pageWidth } from '../../../components/page-width.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

export const ListeningBarRoot: Root<'section'> = styled.section`
  position: sticky;

  /* An ad at the edge of the window sets it: the bar is above the ad. */
  inset-block-end: var(--rt-listening-bar-inset, 0);
  inset-inline: 0;
  z-index: calc(var(--rt-z-sticky) + 1);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  background: var(--rt-listening-bar-background, var(--rt-color-surface-raised));
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);

  /* The focused element is never behind it. */
  :root:has(&) {
    scroll-padding-block-end: 9rem;
  }

  & > .place {
    display: block;
    inline-size: 100%;
    block-size: 3px;
    border: 0;
    appearance: none;
    background: var(--rt-color-border-default);
    color: var(--rt-color-action-default);
  }

  & > .place::-webkit-progress-bar {
    background: var(--rt-color-border-default);
  }

  & > .place::-webkit-progress-value {
    background: var(--rt-color-action-default);
  }

  & > .place::-moz-progress-bar {
    background: var(--rt-color-action-default);
  }

  & > .row {
    display: grid;
    grid-template: 'picture words close' auto 'controls controls controls' auto / auto minmax(0, 1fr) auto;
    gap: var(--rt-space-1) var(--rt-space-3);
    align-items: center;
    box-sizing: border-box;
    ${pageWidth}
    padding-block: var(--rt-space-2);
  }

  & .picture {
    grid-area: picture;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--rt-radius-image);
    object-fit: cover;
  }

  & .words {
    display: grid;
    grid-area: words;
    min-inline-size: 0;
  }

  & .story {
    overflow: hidden;
    color: inherit;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${focusRing}
  }

  & .story:hover {
    color: var(--rt-color-link-hover);
    text-decoration: underline;
  }

  & .state {
    overflow: hidden;
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & .controls {
    display: flex;
    grid-area: controls;
    gap: var(--rt-space-1);
    align-items: center;
    justify-content: space-between;
  }

  & .close {
    grid-area: close;
  }

  & .speed {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: var(--rt-space-2);
    border: 1px solid var(--rt-color-border-strong);
    border-radius: var(--rt-radius-control);
    background: transparent;
    color: inherit;
    font: var(--rt-type-label-m);
    ${focusRing}
  }

  & .speed:hover {
    border-color: currentColor;
  }

  & .notice {
    ${pageWidth}
    box-sizing: border-box;
    padding-block: 0 var(--rt-space-3);
    margin: 0;
    font: var(--rt-type-body-s);
    letter-spacing: var(--rt-type-body-s-letter-spacing);
  }

  & .notice:empty {
    display: none;
  }

  & .notice a {
    color: var(--rt-color-link-default);
    ${tallTarget}
    ${focusRing}
  }

  & .notice a:hover {
    color: var(--rt-color-link-hover);
  }

  & .queue {
    display: grid;
    box-sizing: border-box;
    max-block-size: min(40svh, 280px);
    overflow-y: auto;
    ${pageWidth}
    padding-block: var(--rt-space-1) var(--rt-space-3);
    margin-block: 0;
    list-style: none;
  }

  & .queue > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--rt-space-1);
    align-items: center;
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  @media (width >= 760px) {
    & > .row {
      grid-template: 'picture words controls close' auto / auto minmax(0, 1fr) auto auto;
    }
  }

  @media print {
    display: none;
  }
`;
