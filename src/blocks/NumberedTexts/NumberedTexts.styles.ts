import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const NumberedTextsRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-space-6);
  min-inline-size: 0;

  & > .texts {
    display: grid;
    gap: 0 var(--rt-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .texts > li {
    padding-block: var(--rt-space-5) var(--rt-space-8);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-strong);
  }

  & article {
    grid-template-columns: minmax(2ch, auto) minmax(0, 1fr);
    gap: var(--rt-space-5);
  }

  & article > .numeral {
    min-inline-size: 0.62em;
    color: var(--rt-numbered-texts-numeral, var(--rt-color-accent));
  }

  @container (width >= 640px) {
    & > .texts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (width >= 640px) and (width < 1000px) {
    & > .texts > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @container (width >= 1000px) {
    & > .texts {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    & > .texts > li {
      grid-column: span 2;
    }

    & > .texts:has(> :nth-child(5):last-child) > li:nth-child(-n + 2),
    & > .texts:has(> :nth-child(4):last-child) > li,
    & > .texts:has(> :nth-child(2):last-child) > li {
      grid-column: span 3;
    }
  }
`;
