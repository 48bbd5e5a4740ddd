import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlStyles } from '../Field/Field.styles.ts';
import { focusRing } from '../focus.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const DatePickerRoot: Root<'div'> = styled.div`
  display: flex;
  gap: var(--rt-space-2);

  & > .control {
    ${controlStyles}
    flex: 1;
  }

  & > .open {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
  }

  &:not([data-ready]) > .open {
    display: none;
  }

  /* A finger has the calendar of its device. */
  @media (pointer: coarse) {
    & > .open {
      display: none;
    }
  }

  @media (pointer: fine) {
    &[data-ready] > .control::-webkit-calendar-picker-indicator {
      display: none;
    }
  }

  & > .calendar {
    --rt-popover-padding: var(--rt-space-4);

    inline-size: max-content;

    /* Large text does not push it out of a phone's screen. */
    max-inline-size: calc(100vw - 16px);
  }

  & .bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1);
    align-items: center;
    margin-block-end: var(--rt-space-2);
  }

  & .choice {
    ${controlStyles}
    flex: 1 0 auto;
    inline-size: auto;
    min-block-size: 44px;
    padding-inline: var(--rt-space-1);
    appearance: auto;
    font: var(--rt-type-label-m);
    text-transform: capitalize;
  }

  & .status {
    ${visuallyHidden}
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: 1px;
    text-align: center;
  }

  & th {
    block-size: 32px;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & td > button {
    inline-size: 100%;
    min-inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--rt-date-picker-day-radius, var(--rt-radius-control));
    background: none;
    color: inherit;
    font: var(--rt-type-label-m);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    ${focusRing}
  }

  & td > button:not([aria-disabled]):hover {
    background: var(--rt-date-picker-day-hover, var(--rt-color-surface-sunken));
  }

  & td > button[aria-current='date'] {
    border-color: currentColor;
  }

  & td[aria-selected='true'] > button,
  & td[aria-selected='true'] > button:not([aria-disabled]):hover {
    background: var(--rt-date-picker-selected, var(--rt-color-action-default));
    color: var(--rt-date-picker-selected-text, var(--rt-color-action-text));
  }

  & td > button[aria-disabled] {
    color: var(--rt-color-text-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    & td[aria-selected='true'] > button,
    & td[aria-selected='true'] > button:not([aria-disabled]):hover {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }

    & td > button:not([aria-current]) {
      border-color: Canvas;
    }

    & td > button[aria-disabled] {
      color: GrayText;
    }
  }
`;
