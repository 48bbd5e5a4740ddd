import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { controlStyles, frameStyles } from '../Field/Field.styles.ts';
import { focusInside, focusRing } from '../focus.styles.ts';
import { optionListStyles } from '../option-list.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const MultiSelectRoot: Root<'div'> = styled.div`
  ${optionListStyles}

  & > .popup > ul > li {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--rt-space-2);
    overflow-wrap: anywhere;
  }

  & > .popup > ul > li > .description {
    grid-row: 2;
  }

  & > .popup > ul > li > svg {
    grid-area: 1 / 2 / span 2;
  }

  & > .popup > .message {
    padding-block: var(--rt-space-2);
  }

  & > .frame {
    ${frameStyles}
    flex-wrap: wrap;
    gap: var(--rt-space-1);
    padding-block: 7px;

    /* Several rows in the shape of a pill would be cut off at its corners. */
    border-radius: min(var(--rt-input-radius, var(--rt-radius-control)), 24px);
  }

  & > .frame:has(> .tags) {
    padding-inline-start: 7px;
  }

  & > .frame > .field {
    flex: 1 1 4rem;
    min-block-size: 32px;
  }

  & > .frame > .tags + .field {
    padding-inline-start: var(--rt-space-2);
  }

  & > .frame > .tags {
    display: contents;
    list-style: none;
  }

  & > .frame > .tags > li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-multi-select-tag-radius, var(--rt-radius-control));
    background: var(--rt-multi-select-tag-background, var(--rt-color-surface-sunken));
    color: var(--rt-multi-select-tag-text, var(--rt-color-text-default));
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    cursor: default;
  }

  & > .frame > .tags > li > span {
    min-inline-size: 0;
    padding-block: var(--rt-space-1);
    padding-inline-start: var(--rt-space-2);
    overflow-wrap: anywhere;
  }

  & > .frame > .tags > li > button {
    display: grid;
    flex: none;
    place-items: center;
    align-self: stretch;
    inline-size: 28px;
    min-block-size: 30px;
    border-radius: inherit;
    cursor: pointer;
    ${focusInside}
    ${focusRing}
  }

  & > .frame > .tags > li > button > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  & > .frame > .tags > li > button:not(:disabled):hover {
    background: color-mix(in oklab, currentColor 16%, transparent);
  }

  & > .frame > .tags > li > button:disabled {
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    & > .frame > .tags > li > button {
      inline-size: 44px;
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    & > .frame > .tags > li > button {
      border: 0;
    }
  }

  & > .native {
    ${controlStyles}
    min-block-size: 9rem;
    padding-block: var(--rt-space-1);
  }

  /* The field comes with the script and is as high. */
  @media (scripting: enabled) {
    & > .native {
      block-size: 48px;
      min-block-size: 0;
    }
  }

  & > .status {
    ${visuallyHidden}
  }
`;
