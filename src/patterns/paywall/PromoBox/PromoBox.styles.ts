import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { offerLink, offerText } from '../offer-parts/offer.styles.ts';
import { coverForm } from './forms/cover.styles.ts';
import { invitationForm } from './forms/invitation.styles.ts';
import { moduleForm } from './forms/module.styles.ts';
import { nightForm } from './forms/night.styles.ts';
import { tagForm } from './forms/tag.styles.ts';
import { ticketForm } from './forms/ticket.styles.ts';

export const PromoBoxRoot: Root<'section'> = styled.section`
  container-type: inline-size;
  inline-size: 100%;

  & > .box {
    display: grid;
    color: var(--rt-color-text-default);
  }

  & .pitch,
  & .deal {
    display: grid;
    align-content: start;
    gap: var(--rt-space-3);
    min-inline-size: 0;
  }

  ${offerText}

  & .title {
    margin: 0;
  }

  & .words {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-standfirst-m);
    text-wrap: pretty;
  }

  & .cancel,
  & .small {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    text-wrap: balance;
  }

  & .small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-6);
    align-items: baseline;
    justify-content: space-between;
  }

  & .small a {
    ${offerLink}
  }

  & .sign-in a {
    font-weight: 700;
  }

  /* Who reads is not known yet: the box keeps its place. Only readers with a session wait. */
  [data-reader='unknown'] & {
    visibility: hidden;
  }

  :is([data-reader='unknown'], [data-reader='registered'], [data-variant='registered']) & .sign-in,
  [data-reader='subscriber'] & {
    display: none;
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
