import { keyframes, styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/* It appears with a delay, so that readers who have already answered in this session do not see it flash. */
export const AgeGateRoot: Root<'dialog'> = styled.dialog`
  --_rt-wordmark-size: var(--rt-wordmark-size, clamp(40px, 6vw, 72px));

  position: fixed;
  inset: 0;
  z-index: var(--rt-z-modal);
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  background: var(--rt-color-surface-page);
  color: var(--rt-color-text-default);
  animation: ${appear} 0.3s step-end;

  & > form {
    position: relative;
    display: grid;
    align-content: end;
    justify-items: start;
    gap: var(--rt-space-5);
    box-sizing: border-box;
    min-block-size: 100%;
    padding: var(--rt-space-10) var(--rt-grid-margin) max(var(--rt-space-10), 10svh);
    overflow: hidden;
  }

  /* While the page arrives: its parts are at the end of the screen, where each would push up those before it. */
  & > form:not(:has(> .answers > a)) {
    display: none;
  }

  & .numeral {
    position: absolute;
    inset-block-start: -0.12em;
    inset-inline-end: -0.03em;
    color: transparent;
    font: var(--rt-type-display);
    font-size: min(92svh, 74vw);
    line-height: 1;
    -webkit-text-stroke: 2px var(--rt-color-accent);
    opacity: 0.5;
    pointer-events: none;
    user-select: none;
  }

  /* Chosen colours would fill it, behind the words. */
  @media (forced-colors: active) {
    & .numeral {
      display: none;
    }
  }

  & .wordmark {
    position: relative;
    color: var(--rt-color-link-default);
  }

  & .question {
    position: relative;
    max-inline-size: 12em;
  }

  & .text {
    position: relative;
    max-inline-size: 34em;
    margin: 0;
    font: var(--rt-type-standfirst-l);
    letter-spacing: var(--rt-type-standfirst-l-letter-spacing);
  }

  & .answers {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3);
    margin: 0;
  }

  /* One below the other: otherwise they would do so or not, depending on when fonts load. */
  @media (width < 640px) {
    & .answers {
      flex-direction: column;
      align-items: start;
    }
  }

  @media (scripting: none) {
    animation: none;
  }

  @media print {
    display: none;
  }
`;
