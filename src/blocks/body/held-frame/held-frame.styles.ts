import { css } from 'styled-components';
import { buttonStyles } from '../../../components/Button/Button.styles.ts';
import { tallTarget } from '../../../components/target.styles.ts';

/** A frame and, in the same place, the words that are there until the reader loads it. */
export const heldFrames = css`
  & .held-frame {
    display: grid;
    min-inline-size: 0;
  }

  & .held-frame > * {
    grid-area: 1 / 1;
    max-inline-size: 100%;
  }

  & .held-frame > .still {
    z-index: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--rt-space-3);
    padding: var(--rt-space-5);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-image);
    background: var(--rt-color-surface-sunken);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    line-height: 1.4;
    text-align: center;
    hyphens: manual;
  }

  & .still > span {
    max-inline-size: 44ch;
    text-wrap: balance;
  }

  & .still > button {
    ${buttonStyles}
  }

  & .still > label {
    display: inline-flex;
    align-items: center;
    gap: var(--rt-space-2);
    min-block-size: 32px;
    cursor: pointer;
  }

  & .still input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--rt-color-action-default);
  }

  & .still > a {
    color: var(--rt-color-link-default);
    text-decoration: underline;
    ${tallTarget}
  }

  /* The script loads the frame; the link needs none. */
  @media (scripting: none) {
    & .still > :is(button, label) {
      display: none;
    }
  }

  @media print {
    & .held-frame > iframe,
    & .still > :is(button, label) {
      display: none;
    }
  }
`;
