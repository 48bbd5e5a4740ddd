import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const StoredRecordsRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--rt-space-6);
  min-block-size: 60vb;
  padding-block-end: var(--rt-space-12);

  & h2 {
    margin: 0 0 var(--rt-space-2);
    font: var(--rt-type-label-m);
    overflow-wrap: anywhere;
  }

  & p {
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-m);
  }

  & pre {
    margin: 0;
    padding: var(--rt-space-4);
    border: 1px solid var(--rt-color-border-default);
    background: var(--rt-color-surface-sunken);
    font: 400 0.875rem / 1.5 var(--rt-stored-records-font, ui-monospace, monospace);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
