import { css } from 'styled-components';

/** Shapes of the six forms of an offer. A piece applies them to its own elements. */

/** The weekly: a red rule above, a black one below. */
export const coverRules = css`
  border-block: var(--rt-rule-thick) solid var(--rt-color-border-accent);
  border-block-end: 1px solid var(--rt-color-border-strong);
`;

/** The daily: a grey box below a rule, whose colour the piece chooses. */
export const moduleBox = css`
  border: 1px solid var(--rt-color-border-default);
  border-block-start: 3px solid var(--rt-color-accent-alt);
  border-radius: var(--rt-radius-card);
  background: var(--rt-color-surface-sunken);
  overflow: clip;
`;

/** The daily: the coloured head of the box. */
export const moduleHead = css`
  background: var(--rt-color-surface-accent);
  color: var(--rt-color-text-on-accent);
`;

/** The women's magazine: a double frame. */
export const invitationFrame = css`
  border: 1px solid var(--rt-color-accent);
  outline: 1px solid var(--rt-color-border-default);
  outline-offset: -9px;
`;

/** The ornament that interrupts the frame: a `::before` of a positioned box. */
export const invitationOrnament = css`
  content: '';
  position: absolute;
  inset-block-start: -7px;
  inline-size: 12px;
  block-size: 12px;
  background: var(--rt-color-accent);
  box-shadow: 0 0 0 8px var(--rt-color-surface-page);
  rotate: 45deg;
`;

/** The price of an invitation: the amount above its period, centred. */
export const invitationPrice = css`
  display: grid;
  justify-items: center;
  gap: var(--rt-space-2);
`;

/** The men's magazine: a poster between two rules. */
export const nightPoster = css`
  border-block: var(--rt-rule-thick) solid var(--rt-color-accent);
  border-block-end-width: 1px;
  background: var(--rt-color-surface-page);
`;

/** The rural weekly: a card of the market. */
export const tagCard = css`
  gap: var(--rt-space-6);
  padding: var(--rt-space-6);
  border: 2px dotted var(--rt-color-accent-alt);
  border-radius: calc(var(--rt-radius-card) * 1.5);
  background: var(--rt-color-surface-raised);
`;

/** The tag with the price. */
export const tagPrice = css`
  position: relative;
  display: grid;
  padding: var(--rt-space-4) var(--rt-space-6) var(--rt-space-4) var(--rt-space-12);
  border-radius: 28px var(--rt-radius-card) var(--rt-radius-card) 28px;
  background: var(--rt-color-surface-accent);
  color: var(--rt-color-text-on-accent);
  rotate: -2deg;
`;

/** The hole of the tag: a `::before` of the price. */
export const tagHole = css`
  content: '';
  position: absolute;
  inset-block-start: calc(50% - 7px);
  inset-inline-start: var(--rt-space-4);
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  background: var(--rt-color-surface-raised);
`;

/** The forums: the radius of the notches of a ticket. */
export const NOTCH = '11px';
const hole = `transparent ${NOTCH}, currentColor calc(${NOTCH} + 0.5px)`;

/** The notches of a ticket, where its stub with the price is torn off: below the text and above the stub. */
export const notchesBelow = css`
  mask:
    radial-gradient(circle at 0 100%, ${hole}) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle at 100% 100%, ${hole}) 100% 0 / 51% 100% no-repeat;
`;

export const notchesAbove = css`
  mask:
    radial-gradient(circle at 0 0, ${hole}) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle at 100% 0, ${hole}) 100% 0 / 51% 100% no-repeat;
`;

/** With the stub beside the text: at its end, and at the start of the stub. */
export const notchesAtEnd = css`
  mask:
    radial-gradient(circle at 100% 0, ${hole}) 0 0 / 100% 51% no-repeat,
    radial-gradient(circle at 100% 100%, ${hole}) 0 100% / 100% 51% no-repeat;
`;

export const notchesAtStart = css`
  mask:
    radial-gradient(circle at 0 0, ${hole}) 0 0 / 100% 51% no-repeat,
    radial-gradient(circle at 0 100%, ${hole}) 0 100% / 100% 51% no-repeat;
`;
