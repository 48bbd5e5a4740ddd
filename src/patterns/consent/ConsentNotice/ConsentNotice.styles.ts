import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { pageWidth } from '../../../components/page-width.styles.ts';

export const ConsentNoticeRoot: Root<'section'> = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--rt-z-overlay);
  box-sizing: border-box;
  max-block-size: 60svh;
  overflow-y: auto;
  border-block-start: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  background: var(--rt-color-surface-raised);
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-s);
  letter-spacing: var(--rt-type-body-s-letter-spacing);

  & > form {
    display: grid;
    gap: var(--rt-space-4);
    box-sizing: border-box;
    ${pageWidth}
    padding-block: var(--rt-space-4);
  }

  & .text {
    display: grid;
    gap: var(--rt-space-1);
    max-inline-size: 76ch;
  }

  & .title {
    font: var(--rt-type-headline-xs);
    letter-spacing: var(--rt-type-headline-xs-letter-spacing);
    text-transform: var(--rt-case-headline);
  }

  /* Equal answers: none is larger, stronger or further away than another. */
  & .answers {
    --rt-button-padding: var(--rt-space-3);

    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: center;
    gap: var(--rt-space-2);
  }

  & .answers > :last-child {
    grid-column: 1 / -1;
  }

  /* A magnified page keeps some lines of its text between its header and the notice. */
  @media (height < 400px) {
    max-block-size: 40svh;
  }

  @media (width >= 560px) {
    & .answers {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & .answers > :last-child {
      grid-column: auto;
    }
  }

  @media (width >= 1024px) {
    & > form {
      grid-template-columns: minmax(0, 1fr) minmax(460px, auto);
      column-gap: var(--rt-space-10);
    }
  }

  /* The notice grows upwards from the lower edge while the page arrives. It is shown whole, so that nothing in it moves. */
  &:not(:has(.answers > :nth-child(3):not(:empty))) {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;
