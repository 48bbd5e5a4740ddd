import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { settingsStyles, entriesStyles } from '../settings-parts/settings.styles.ts';

export const SubscriptionSettingsRoot: Root<'div'> = styled.div`
  ${settingsStyles}
  ${entriesStyles}

  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-2) var(--rt-space-4);
  }

  & .head a,
  & .filter a,
  & .back > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }

  & .head a {
    color: var(--rt-color-link-default);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & .head a:hover {
    text-decoration-thickness: 2px;
  }

  & :is(.rows, .banner) {
    inline-size: 100%;
  }

  & .banner {
    ${focusRing}
  }

  & .reasons {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--rt-space-5);
    inline-size: 100%;
    max-inline-size: 32rem;
  }

  & .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }

  & .filter > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rt-space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .filter a[aria-current] {
    color: var(--rt-color-text-default);
    font-weight: 700;
    text-decoration: none;
  }

  & .amounts {
    justify-self: end;
    max-inline-size: 24rem;
  }

  & .amounts > div {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  & .amounts > div:last-child {
    font-weight: 700;
  }

  & .link {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--rt-space-3);
    inline-size: 100%;
    max-inline-size: 40rem;
  }

  & .link > .field {
    flex: 1 1 16rem;
  }

  & dl {
    display: grid;
    inline-size: 100%;
    margin: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & dl > div {
    display: grid;
    gap: var(--rt-space-1) var(--rt-space-6);
    padding-block: var(--rt-space-3);
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  & dt {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  @media (width >= 600px) {
    & dl > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }

  @media print {
    gap: var(--rt-space-5);

    & :is(.back, .print) {
      display: none;
    }

    & dl > div {
      padding-block: var(--rt-space-2);
    }
  }
`;
