import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusRing } from '../../../components/focus.styles.ts';
import { deskLook, entriesLook, subheadingLook } from '../desk-parts/desk.styles.ts';

export const SubscriptionDeskRoot: Root<'div'> = styled.div`
  ${deskLook}
  ${entriesLook}
  ${subheadingLook}

  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-2) var(--rt-space-4);
  }

  & .head a,
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--rt-color-link-default);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    ${focusRing}
  }

  & .rt-table {
    inline-size: 100%;
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
`;
