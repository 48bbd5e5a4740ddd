import { css } from 'styled-components';

/** A confidential: a framed sheet with its name on the upper edge, and a star before each short item. */
export const secret = css`
  & > .column > .text > .sheet {
    position: relative;
    max-inline-size: 580px;
    margin-block-start: var(--rt-space-6);
    padding: var(--rt-space-10) clamp(var(--rt-space-5), 5vi, var(--rt-space-10)) var(--rt-space-8);
    border: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
    outline: 1px solid var(--rt-color-border-accent);
    outline-offset: calc(-1 * var(--rt-space-2));
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-raised);
  }

  & .sheet > .sheet-name {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: fit-content;
    max-inline-size: 90%;
    margin-inline: auto;
    padding: var(--rt-space-1) var(--rt-space-4);
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
    font: var(--rt-type-label-m);
    letter-spacing: 0.12em;
    text-transform: uppercase;
    translate: 0 -50%;
  }

  & .secret {
    position: relative;
    padding-inline-start: var(--rt-space-8);
  }

  /* Drawn: the fonts of the brands have no star, and not every device has one. */
  & .secret::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 0.85em;
    block-size: 0.85em;
    margin-block-start: calc((1lh - 0.85em) / 2);
    clip-path: polygon(50% 0, 81% 95%, 0 36%, 100% 36%, 19% 95%);
    background: var(--rt-color-accent);
    print-color-adjust: exact;
  }

  & .secret + .secret {
    padding-block-start: var(--rt-space-4);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  @media (forced-colors: active) {
    & .secret::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
