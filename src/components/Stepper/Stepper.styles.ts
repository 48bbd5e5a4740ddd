import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';
import { tallTarget } from '../target.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const StepperRoot: Root<'div'> = styled.div`
  --_rt-stepper-mark: 2rem;

  container-type: inline-size;
  min-inline-size: 0;
  color: var(--rt-color-text-default);
  font: var(--rt-stepper-type, var(--rt-type-label-m));
  letter-spacing: var(--rt-type-label-m-letter-spacing);

  & > ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ol > li {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
  }

  & > ol > li:last-child {
    flex: 0 1 auto;
  }

  /* The way to the next step. */
  & > ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--_rt-stepper-mark) / 2 - 1px);
    inset-inline: calc(var(--_rt-stepper-mark) + 8px) 8px;
    border-block-start: 2px solid var(--rt-stepper-line, var(--rt-color-border-strong));
  }

  & > ol > li[data-state='done']::after {
    border-color: var(--rt-stepper-color, var(--rt-color-action-default));
  }

  & .step {
    display: inline-grid;
    gap: var(--rt-space-2);
    padding-inline-end: var(--rt-space-3);
    border-radius: var(--rt-radius-control);
    color: inherit;
    text-decoration: none;
  }

  & a.step {
    ${tallTarget}
    ${focusRing}
  }

  & a.step:hover .words {
    color: var(--rt-color-link-hover);
  }

  & a.step .words {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & .mark {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--_rt-stepper-mark);
    block-size: var(--_rt-stepper-mark);
    border: 2px solid var(--rt-stepper-mark, var(--rt-color-text-muted));
    border-radius: var(--rt-stepper-radius, var(--rt-radius-full));
    background: var(--rt-color-surface-page);
    font: 700 0.875rem / 1 var(--rt-font-ui);
    font-variant-numeric: lining-nums;
  }

  & [data-state='next'] .step {
    color: var(--rt-color-text-muted);
  }

  & [data-state='done'] .mark {
    border-color: var(--rt-stepper-color, var(--rt-color-action-default));
    color: var(--rt-stepper-color, var(--rt-color-action-default));
  }

  & [data-state='current'] .mark {
    border-color: var(--rt-stepper-color, var(--rt-color-action-default));
    background: var(--rt-stepper-color, var(--rt-color-action-default));
    color: var(--rt-stepper-text, var(--rt-color-action-text));
  }

  & [data-state='current'] .words {
    font-weight: 700;
  }

  & .words {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  & .description {
    display: block;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  /* In a container that is as narrow as a word, which a phone is for large text, each step has a line. */
  @container (width < 16em) {
    &:not([data-orientation='vertical']) > ol {
      flex-direction: column;
      gap: var(--rt-space-3);
    }

    &:not([data-orientation='vertical']) > ol > li::after {
      content: none;
    }

    &:not([data-orientation='vertical']) .step {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      padding-inline-end: 0;
    }
  }

  /* In a narrow container only the current step shows its label. */
  @container (16em <= width < 30em) {
    &:not([data-orientation='vertical']) [data-state]:not([data-state='current']) .words {
      ${visuallyHidden}
    }

    &:not([data-orientation='vertical']) .step {
      padding-inline-end: 0;
    }

    /* A long label of the current step leaves room for the other marks. */
    &:not([data-orientation='vertical']) > ol > li {
      min-inline-size: calc(var(--_rt-stepper-mark) + 8px);
    }

    &:not([data-orientation='vertical']) > ol > li:last-child {
      min-inline-size: var(--_rt-stepper-mark);
    }

    &:not([data-orientation='vertical']) [data-state='current'] {
      flex: 0 1 auto;
      padding-inline-end: var(--rt-space-3);
    }

    &:not([data-orientation='vertical']) [data-state='current']::after {
      content: none;
    }

    &:not([data-orientation='vertical']) [data-state='current'] .step {
      display: flex;
      align-items: center;
    }
  }

  &[data-orientation='vertical'] > ol {
    flex-direction: column;
  }

  &[data-orientation='vertical'] > ol > li {
    flex: none;
    padding-block-end: var(--rt-space-5);
  }

  &[data-orientation='vertical'] > ol > li:not(:last-child)::after {
    inset-block: calc(var(--_rt-stepper-mark) + 4px) 4px;
    inset-inline: calc(var(--_rt-stepper-mark) / 2 - 1px) auto;
    border-block-start: 0;
    border-inline-start: 2px solid var(--rt-stepper-line, var(--rt-color-border-strong));
  }

  &[data-orientation='vertical'] > ol > li[data-state='done']::after {
    border-color: var(--rt-stepper-color, var(--rt-color-action-default));
  }

  &[data-orientation='vertical'] .step {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--rt-space-3);
  }

  &[data-orientation='vertical'] .words {
    padding-block-start: calc((var(--_rt-stepper-mark) - 1.375rem) / 2);
  }

  @media (forced-colors: active) {
    & [data-state='current'] .mark {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
