import { css } from 'styled-components';

/** The rural weekly: soft cards with the numeral on a round seal, and the price on a tag with a hole. */
export const tagForm = css`
  &[data-form='tag'] > .offer {
    padding: var(--rt-space-6);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-raised);
  }

  &[data-form='tag'] > .offer > .price {
    justify-self: start;
    padding: var(--rt-space-3) var(--rt-space-5) var(--rt-space-3) var(--rt-space-10);
    border-radius: 28px var(--rt-radius-card) var(--rt-radius-card) 28px;
    background: radial-gradient(
      circle at 1.25rem 50%,
      var(--rt-color-surface-raised) 6px,
      var(--rt-color-surface-accent) 6.5px
    );
    color: var(--rt-color-text-on-accent);
  }

  &[data-form='tag'] .steps {
    gap: var(--rt-space-4);
  }

  &[data-form='tag'] .steps > li {
    padding: var(--rt-space-4) var(--rt-space-5);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-card);
  }

  &[data-form='tag'] .steps > li[data-open] {
    padding-block-end: var(--rt-space-6);
    background: var(--rt-color-surface-raised);
  }

  &[data-form='tag'] .steps .number {
    display: inline-grid;
    place-content: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    margin-inline-end: var(--rt-space-2);
    border-radius: 50%;
    background: var(--rt-color-surface-sunken);
    font-size: 1rem;
  }

  &[data-form='tag'] .steps > li[data-open] .number {
    background: var(--rt-color-surface-accent);
    color: var(--rt-color-text-on-accent);
  }

  @media (width >= 960px) {
    &[data-form='tag'] {
      gap: var(--rt-space-10);
    }
  }
`;
