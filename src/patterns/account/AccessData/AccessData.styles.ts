import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const AccessDataRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-10);
  max-inline-size: var(--rt-access-data-width, 40rem);
  font: var(--rt-type-body-m);

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-4);
    padding-block-start: var(--rt-space-5);
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  & > section:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  & .note {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
  }

  & .list {
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--rt-color-border-default);
    list-style: none;
  }

  & .list > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-2) var(--rt-space-4);
    min-block-size: 60px;
    padding-block: var(--rt-space-2);
    border-block-end: 1px solid var(--rt-color-border-default);
  }

  & .method {
    display: grid;
    flex: 1 1 12rem;
    min-inline-size: 0;
    font: var(--rt-type-body-m);
    overflow-wrap: anywhere;
  }

  & .method > .account {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
  }
`;
