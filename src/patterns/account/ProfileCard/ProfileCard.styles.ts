import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const ProfileCardRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-8);
  max-inline-size: var(--rt-profile-card-width, 52rem);

  & > .person {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-5) var(--rt-space-6);
  }

  & > .person > .who {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }

  & .email {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-2);
    margin: var(--rt-space-2) 0 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-m);
    overflow-wrap: anywhere;
  }

  & > dl {
    display: grid;
    margin: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & > dl > div {
    display: grid;
    gap: var(--rt-space-1) var(--rt-space-6);
    padding-block: var(--rt-space-4);
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  & dt {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
    overflow-wrap: anywhere;
  }

  & dd {
    margin: 0;
    font: var(--rt-type-body-m);
    overflow-wrap: anywhere;
  }

  & dd.none {
    color: var(--rt-color-text-muted);
  }

  & > .actions {
    margin: 0;
  }

  @media (width >= 600px) {
    & > dl > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    & dd {
      grid-column: 2;
    }
  }
`;
