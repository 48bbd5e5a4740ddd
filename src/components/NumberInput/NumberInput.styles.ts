import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { frameStyles } from '../Field/Field.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const NumberInputRoot: Root<'div'> = styled.div`
  max-inline-size: var(--rt-number-input-width, none);

  & > .frame {
    ${frameStyles}
    gap: var(--rt-space-2);
    padding-block: 0;
    overflow: hidden;
  }

  &[data-ready] > .frame {
    padding-inline-end: 0;
  }

  & > .frame > .field {
    align-self: stretch;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }

  & > .frame > .affix {
    flex: none;
    color: var(--rt-color-text-muted);
    pointer-events: none;
  }

  & > .frame > .steps {
    display: flex;
    flex: none;
    align-self: stretch;
  }

  & > .frame > .steps > button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    border-inline-start: 1px solid var(--rt-color-border-default);
    color: var(--rt-color-text-default);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
  }

  & > .frame > .steps > button:not([aria-disabled], :disabled):hover {
    background: var(--rt-number-input-step-hover, var(--rt-color-surface-sunken));
  }

  & > .frame > .steps > button:not([aria-disabled], :disabled):active {
    background: var(--rt-number-input-step-active, color-mix(in oklab, currentColor 16%, transparent));
  }

  & > .frame > .steps > button:is([aria-disabled], :disabled) {
    cursor: not-allowed;
  }

  & > .frame > .steps > button:is([aria-disabled], :disabled) > svg {
    opacity: 0.4;
  }

  & > .status {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    & > .frame > .steps > button {
      border: 0;
      border-inline-start: 1px solid ButtonText;
    }

    & > .frame > .steps > button:is([aria-disabled], :disabled) > svg {
      color: GrayText;
      opacity: 1;
    }
  }

  @media print {
    & > .frame > .steps {
      display: none;
    }
  }
`;
