import { css } from 'styled-components';

/** The list of options below a field, in the box around both. Of `Combobox` and `MultiSelect`. */
export const optionListStyles = css`
  position: relative;

  & > .popup {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline: 0;
    z-index: var(--rt-z-overlay);
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    max-block-size: var(--rt-combobox-height, 320px);
    border: var(--rt-combobox-border, 1px solid var(--rt-color-border-default));
    border-radius: var(--rt-combobox-radius, var(--rt-radius-card));
    background: var(--rt-combobox-background, var(--rt-color-surface-raised));
    box-shadow: var(--rt-elevation-overlay);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  /* No frame cuts it off that is fixed to its anchor, and it opens above for lack of room. */
  @supports (anchor-scope: none) {
    anchor-name: --_rt-combobox;
    anchor-scope: --_rt-combobox;

    & > .popup {
      position: fixed;
      inset: auto;
      inline-size: anchor-size(inline);
      margin-block: 4px;
      position-anchor: --_rt-combobox;
      position-area: block-end span-inline-end;
      position-try-fallbacks: flip-block;
    }
  }

  & > .popup > ul {
    margin: 0;
    padding: var(--rt-space-1) 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;
  }

  & > .popup > ul > li {
    position: relative;
    display: grid;
    align-content: center;
    min-block-size: 44px;
    padding: var(--rt-space-1) var(--rt-space-4);
    cursor: pointer;
  }

  & > .popup > ul > li:not([aria-disabled]):hover,
  & > .popup > ul > [data-active] {
    background: var(--rt-combobox-highlight, var(--rt-color-surface-sunken));
  }

  & > .popup > ul > [data-active] {
    outline: var(--rt-focus-width, 2px) solid var(--rt-color-focus);
    outline-offset: -2px;
  }

  /* At the side where the words begin, also from right to left. */
  & > .popup > ul > [aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--rt-color-border-accent);
  }

  & > .popup > ul > [aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  & > .popup > ul > li > .description,
  & > .popup > .message {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  & > .popup > .message {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--rt-space-2);
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    padding: var(--rt-space-1) var(--rt-space-4);
  }

  @media (forced-colors: active) {
    & > .popup > ul > [aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
