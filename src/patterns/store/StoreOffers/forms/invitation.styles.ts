import { css } from 'styled-components';

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
    border: 1px solid var(--rt-color-accent);
    outline: 1px solid var(--rt-color-border-default);
    outline-offset: -9px;
  }

  &[data-form='invitation'] > .stage .plan[data-first]::before {
    content: '';
    position: absolute;
    inset-block-start: -7px;
    inline-size: 12px;
    block-size: 12px;
    background: var(--rt-color-accent);
    box-shadow: 0 0 0 8px var(--rt-color-surface-page);
    rotate: 45deg;
  }

  &[data-form='invitation'] :is(.about, .deal, .rt-google-subscription) {
    justify-items: center;
  }

  &[data-form='invitation'] > .stage .price {
    display: grid;
    justify-items: center;
    gap: var(--rt-space-2);
  }

  &[data-form='invitation'] .facts {
    justify-content: center;
  }

  &[data-form='invitation'] .heading {
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
