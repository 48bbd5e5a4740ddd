import { styled } from 'styled-components';
import { focusRing } from '../../../components/focus.styles.ts';
import type { Root } from '../../../styling/root.ts';
import { coverForm } from './forms/cover.styles.ts';
import { invitationForm } from './forms/invitation.styles.ts';
import { moduleForm } from './forms/module.styles.ts';
import { nightForm } from './forms/night.styles.ts';
import { tagForm } from './forms/tag.styles.ts';
import { ticketForm } from './forms/ticket.styles.ts';

/** The offer beside the steps on wide screens, above them on others. The room of the steps is reserved. */
export const CheckoutRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-8);
  align-items: start;
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);

  & > .offer > .muted,
  & .again > .muted,
  & .steps > li > .muted {
    color: var(--rt-color-text-muted);
  }

  & > .offer {
    display: grid;
    gap: var(--rt-space-3);
    padding: var(--rt-space-5);
    border-block-start: 3px solid var(--rt-color-action-default);
    background: var(--rt-color-surface-sunken);
  }

  & > .offer > .price > strong {
    font: var(--rt-type-headline-m);
  }

  & > .purchase {
    min-block-size: 80vb;
  }

  @media (scripting: none) {
    & > .purchase {
      min-block-size: 0;
    }
  }

  & .loading,
  & .ending {
    display: grid;
    gap: var(--rt-space-5);
    justify-items: start;
    outline: none;
  }

  & .loading {
    justify-items: stretch;
  }

  @media (scripting: none) {
    & .loading {
      display: none;
    }
  }

  & .steps {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .steps > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-4);
    justify-items: start;
    padding-block: var(--rt-space-4);
    border-block-end: 1px solid var(--rt-color-border-default);
    color: var(--rt-color-text-muted);
  }

  & .steps > li[data-open] {
    padding-block-end: var(--rt-space-8);
    color: inherit;
  }

  & .steps .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-2) var(--rt-space-4);
    min-block-size: 44px;
  }

  & .steps .head > h2 {
    ${focusRing}
  }

  & .wallets {
    display: grid;
    gap: var(--rt-space-4);
    inline-size: 100%;
    max-inline-size: 30rem;
  }

  & .wallets > ul {
    display: grid;
    gap: var(--rt-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .wallets button {
    inline-size: 100%;
  }

  & .wallets > .or {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: var(--rt-space-3);
    align-items: center;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
  }

  & .wallets > .or::before,
  & .wallets > .or::after {
    border-block-start: 1px solid var(--rt-color-border-strong);
    content: '';
  }

  & .again,
  & .how,
  & .faults {
    display: grid;
    gap: var(--rt-space-2);
    justify-items: start;
    margin: 0;
  }

  & .how,
  & .faults {
    padding-inline-start: var(--rt-space-5);
  }

  & .steps > li > dl {
    display: grid;
    inline-size: 100%;
    max-inline-size: 30rem;
    margin: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & .steps > li > dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--rt-space-4);
    padding-block: var(--rt-space-2);
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  & .steps > li > dl > div:last-child {
    font-weight: 700;
  }

  & .steps > li > dl dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @media (width >= 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem);

    & > .offer {
      order: 1;
    }
  }

  /* After the payment nothing is sold here any more, and what follows has its own height. */
  &:has(.ending[data-paid]) {
    grid-template-columns: minmax(0, 1fr);
  }

  &:has(.ending[data-paid]) > .purchase {
    min-block-size: 0;
  }

  & .ending > .newsletters,
  & .ending > .first-stories,
  & .ending > .bought {
    display: grid;
    gap: var(--rt-space-3);
    inline-size: 100%;
  }

  & .first-stories > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & .first-stories > ul > li {
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & .first-stories a {
    display: block;
    padding-block: var(--rt-space-3);
    color: var(--rt-color-text-default);
    font: var(--rt-type-headline-xs);
    text-decoration: none;
  }

  & .first-stories a:hover {
    text-decoration: underline;
  }

  ${coverForm}
  ${moduleForm}
  ${invitationForm}
  ${nightForm}
  ${ticketForm}
  ${tagForm}

  &&:has(.ending[data-paid]) > .offer {
    display: none;
  }
`;
