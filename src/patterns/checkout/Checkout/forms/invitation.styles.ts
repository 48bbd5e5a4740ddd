import { css } from 'styled-components';
import { invitationFrame } from '../../../paywall/offer-parts/forms.styles.ts';

/** The women's magazine: an invitation. One centred column with much air, numerals in italics, a line between steps. */
export const invitationForm = css`
  &[data-form='invitation'] {
    justify-items: center;
    gap: var(--rt-space-12);
  }

  &[data-form='invitation'] > .offer {
    order: 0;
    justify-items: center;
    inline-size: 100%;
    padding: var(--rt-space-10) var(--rt-space-6);
    ${invitationFrame}
    background: var(--rt-color-surface-tint);
    text-align: center;
  }

  &[data-form='invitation'] > .offer > h2 {
    font: var(--rt-type-headline-l);
    letter-spacing: var(--rt-type-headline-l-letter-spacing);
  }

  &[data-form='invitation'] > .purchase {
    inline-size: 100%;
    max-inline-size: 36rem;
  }

  &[data-form='invitation'] .steps > li {
    justify-items: center;
    padding-block: var(--rt-space-8);
    border-block-end-width: 0.5px;
  }

  &[data-form='invitation'] .steps > li > * {
    inline-size: 100%;
  }

  &[data-form='invitation'] .steps > li > .muted {
    text-align: center;
  }

  &[data-form='invitation'] .steps .head {
    flex-direction: column;
    justify-content: center;
  }

  &[data-form='invitation'] .steps .head > h2 {
    font-style: italic;
    font-weight: 400;
    text-align: center;
  }

  &[data-form='invitation'] .steps .number {
    display: block;
    color: var(--rt-color-accent);
  }

  @media (width >= 960px) {
    &[data-form='invitation'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-form='invitation'] > .offer {
      max-inline-size: 46rem;
      padding-inline: var(--rt-space-12);
    }
  }
`;
