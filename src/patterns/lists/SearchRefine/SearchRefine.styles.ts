import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const SearchRefineRoot: Root<'div'> = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  max-inline-size: 42rem;
  color: var(--rt-color-text-default);

  &[data-centered] {
    margin-inline: auto;
  }

  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-4);
    align-items: end;
    padding-block: var(--rt-space-3);
  }

  & .apply {
    justify-self: start;
  }

  @container (width >= 480px) {
    & form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & .sections {
      grid-column: 1 / -1;
    }
  }
`;
