import { css } from 'styled-components';
import { invitationFrame, invitationOrnament, invitationPrice } from '../../offer-parts/forms.styles.ts';

/** The women's magazine: an invitation with a double frame and a small ornament on its edge. */
export const invitationForm = css`
  &[data-form='invitation'] > .box {
    position: relative;
    justify-items: center;
    margin: var(--rt-space-4) 0;
    padding: var(--rt-space-12) var(--rt-space-6) var(--rt-space-8);
    ${invitationFrame}
    background: var(--rt-color-surface-page);
    text-align: center;
  }

  /* The ornament interrupts the frame. */
  &[data-form='invitation'] > .box::before {
    ${invitationOrnament}
  }

  &[data-form='invitation'] .pitch {
    gap: var(--rt-space-4);
    justify-items: center;
    max-inline-size: 26rem;
  }

  &[data-form='invitation'] .pitch::after {
    content: '';
    inline-size: 1px;
    block-size: var(--rt-space-10);
    margin-block-start: var(--rt-space-2);
    background: var(--rt-color-accent);
  }

  &[data-form='invitation'] .title {
    font: var(--rt-type-headline-xl);
    font-size: clamp(2.125rem, 8cqi, 3rem);
    letter-spacing: var(--rt-type-headline-xl-letter-spacing);
  }

  &[data-form='invitation'] .deal {
    justify-items: center;
    gap: var(--rt-space-4);
    padding-block: var(--rt-space-3) var(--rt-space-6);
  }

  &[data-form='invitation'] .price {
    ${invitationPrice}
  }

  &[data-form='invitation'] .amount {
    font-style: normal;
    font-size: min(clamp(3rem, 14cqi, 5rem), 15cqi);
  }

  &[data-form='invitation'] .period,
  &[data-form='invitation'] .cancel {
    font: var(--rt-type-kicker);
  }

  &[data-form='invitation'] .period {
    color: var(--rt-color-kicker);
  }

  &[data-form='invitation'] .action {
    padding-inline: var(--rt-space-10);
  }

  &[data-form='invitation'] .small {
    flex-direction: column;
    align-items: center;
    gap: 0;
    font: var(--rt-type-label-m);
  }

  &[data-form='invitation'] .sign-in a {
    font-weight: inherit;
  }
`;
