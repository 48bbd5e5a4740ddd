import { css } from 'styled-components';
import {
  invitationFrame,
  invitationOrnament,
  invitationPrice,
} from '../../../paywall/offer-parts/forms.styles.ts';

/** The women's magazine: invitations side by side, the recommended one in a double frame with an ornament on its edge. */
export const invitationForm = css`
  &[data-form='invitation'] {
    justify-items: center;
    text-align: center;
  }

  &[data-form='invitation'] > .stage {
    inline-size: 100%;
    max-inline-size: 60rem;
  }

  &[data-form='invitation'] > .stage > .plans {
    gap: var(--rt-space-8);
    padding-block: var(--rt-space-4);
  }

  &[data-form='invitation'] > .stage .plan,
  &[data-form='invitation'] > .stage > .own {
    position: relative;
    justify-items: center;
    gap: var(--rt-space-8);
    padding: var(--rt-space-10) var(--rt-space-6);
    border-block: 1px solid var(--rt-color-border-default);
  }

  &[data-form='invitation'] > .stage .plan[data-first],
  &[data-form='invitation'] > .stage > .own {
    ${invitationFrame}
  }

  &[data-form='invitation'] > .stage .plan[data-first]::before {
    ${invitationOrnament}
  }

  &[data-form='invitation'] :is(.about, .deal) {
    justify-items: center;
  }

  &[data-form='invitation'] > .stage > .google {
    --rt-google-subscription-align: center;
  }

  &[data-form='invitation'] > .stage .price {
    ${invitationPrice}
  }

  &[data-form='invitation'] .facts {
    justify-content: center;
  }

  &[data-form='invitation'] > :is(.contents, .gifts) > .heading {
    font-style: italic;
  }

  &[data-form='invitation'] > .contents > ul {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-4);
    justify-items: center;
    max-inline-size: 34rem;
  }

  &[data-form='invitation'] > .contents li {
    display: grid;
    justify-items: center;
  }

  &[data-form='invitation'] > .contents li::before {
    inline-size: 6px;
    block-size: 6px;
    rotate: 45deg;
  }

  &[data-form='invitation'] > .gifts {
    inline-size: 100%;
    max-inline-size: 44rem;
  }
`;
