import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { columns } from '../../../components/layout.styles.ts';
import { offerLink, offerText } from '../../paywall/offer-parts/offer.styles.ts';
import { coverForm } from './forms/cover.styles.ts';
import { invitationForm } from './forms/invitation.styles.ts';
import { moduleForm } from './forms/module.styles.ts';
import { nightForm } from './forms/night.styles.ts';
import { tagForm } from './forms/tag.styles.ts';
import { ticketForm } from './forms/ticket.styles.ts';

export const StoreOffersRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-store-gap, var(--rt-space-10));
  padding-block-end: var(--rt-space-12);
  color: var(--rt-color-text-default);

  /* The plans and the own subscription share a cell: nothing moves when the reader is known. */
  & > .stage {
    display: grid;
    color: var(--rt-color-text-default);
  }

  & > .stage > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  & > .stage > .google {
    grid-row: 2;
  }

  & > .stage:has(> .google) > .own {
    grid-row: 1 / 3;
  }

  & > .stage > .own {
    display: none;
    align-content: center;
    justify-items: start;
    gap: var(--rt-space-4);
    padding: var(--rt-space-6);
  }

  & .own > * {
    display: grid;
    justify-items: inherit;
    gap: var(--rt-space-4);
  }

  /* The name comes with the session. */
  & .own .product {
    min-block-size: 1lh;
    font: var(--rt-type-standfirst-m);
  }

  :is([data-reader='unknown'], [data-reader='subscriber']) & > .stage > :is(.plans, .google),
  :is([data-reader='unknown'], [data-reader='subscriber'], [data-reader='registered']) & .sign-in {
    visibility: hidden;
  }

  [data-reader='subscriber'] & > .stage > .own {
    display: grid;
  }

  /* The sentence for a former subscriber has the place of the link to sign in. */
  & > .reader {
    display: grid;
  }

  & > .reader > *,
  & > .reader .come-back {
    grid-area: 1 / 1;
  }

  & > .reader .come-back {
    text-wrap: pretty;
  }

  /* Who has just bought at Google reads so. */
  & > .stage:has([data-settled]) > .google.google {
    visibility: visible;
  }

  & > .stage:has([data-settled]) > .own {
    grid-row: 1;
  }

  & .plans {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-6);
  }

  & .plan {
    display: grid;
    align-content: space-between;
    min-inline-size: 0;
  }

  & :is(.about, .deal) {
    display: grid;
    align-content: start;
    gap: var(--rt-space-3);
    min-inline-size: 0;
  }

  /* The part of Google, beside them, has another title and other buttons. */
  & :where(.plan, .own) {
    ${offerText}
  }

  & .words {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-l);
    text-wrap: pretty;
  }

  /* A price does not wrap, so large text is bounded by the box. */
  & .amount {
    font-size: min(2.25rem, 11.5cqi);
    line-height: 1;
  }

  & .plan[data-first] .amount {
    font-size: min(3.25rem, 16cqi);
  }

  & .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-2) var(--rt-space-4);
  }

  & :is(.facts, .shares, .cancel, .sign-in, .come-back, .terms) {
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & :is(.cancel, .shares) {
    color: var(--rt-color-text-muted);
  }

  & :is(.sign-in, .terms) > a {
    ${offerLink}
  }

  & .sign-in > a {
    font-weight: 700;
  }

  & > :is(.contents, .gifts) {
    display: grid;
    gap: var(--rt-space-4);
  }

  & > .contents > ul {
    display: grid;
    grid-template-columns: ${columns('26rem', 'auto-fit')};
    gap: var(--rt-space-3) var(--rt-space-8);
    font: var(--rt-type-body-l);
  }

  & > .contents li {
    display: flex;
    gap: var(--rt-space-3);
    align-items: baseline;
  }

  & > .contents li::before {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    background: var(--rt-color-accent);
  }

  & > .gifts .plan {
    gap: var(--rt-space-4) var(--rt-space-8);
    padding-block: var(--rt-space-5);
    border-block: 1px solid var(--rt-color-border-default);
  }

  & > .gifts .title {
    font: var(--rt-type-headline-s);
    letter-spacing: var(--rt-type-headline-s-letter-spacing);
  }

  @container (inline-size >= 640px) {
    & > .gifts .plan {
      grid-template-columns: minmax(0, 1fr) 17.5rem;
    }
  }

  @container (inline-size >= 720px) {
    & > .stage > .plans {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
  }

  @media screen {
    ${coverForm}
    ${moduleForm}
    ${invitationForm}
    ${nightForm}
    ${ticketForm}
    ${tagForm}
  }
`;
