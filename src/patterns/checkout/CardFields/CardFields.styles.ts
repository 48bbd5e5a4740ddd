import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/** The room of the gateway's four fields is reserved while they load. */
export const CardFieldsRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-4);
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);

  & > .waiting {
    min-block-size: 19rem;
  }

  &:not([data-state='ready']) > .frame {
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }

  & > .safe {
    margin: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-body-s);
    text-wrap-style: pretty;
  }
`;
