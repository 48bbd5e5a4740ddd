import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { pageWidth } from '../../../components/page-width.styles.ts';

export const ConsentNoticeRoot: Root<'section'> = styled.section`
  --_rt-consent-room: var(--rt-space-4);

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
    padding-block-start: var(--_rt-consent-room);
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

  /* Equal answers: none is larger, stronger or further away than another. They stay in view; the text above scrolls. Two
     share a row, and large text makes one column. */
  & .answers {
    --rt-button-padding: var(--rt-space-3);

    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
    align-content: center;
    gap: var(--rt-space-2);
    padding-block-end: var(--_rt-consent-room);
    background: var(--rt-color-surface-raised);
  }

  & .answers > :last-child {
    grid-column: 1 / -1;
  }

  @media (width >= 560px), (height < 400px) {
    & .answers {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & .answers > :last-child {
      grid-column: auto;
    }
  }

  /* A magnified page keeps some lines of its text between its header and the notice. */
  @media (height < 400px) {
    --_rt-consent-room: var(--rt-space-2);

    max-block-size: 40svh;

    & .answers {
      --rt-button-padding: var(--rt-space-1);
    }
  }

  @media (width >= 1024px) {
    & > form {
      grid-template-columns: minmax(0, 1fr) minmax(460px, auto);
      column-gap: var(--rt-space-10);
    }

    & .text {
      padding-block-end: var(--_rt-consent-room);
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
