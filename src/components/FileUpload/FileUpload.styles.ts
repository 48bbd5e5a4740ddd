import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { ring } from '../focus.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

export const FileUploadRoot: Root<'div'> = styled.div`
  display: grid;
  gap: var(--rt-space-2);
  min-inline-size: 0;

  & > .zone {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-1);
    justify-items: center;
    padding: var(--rt-space-5) var(--rt-space-4);
    border: var(--rt-file-upload-border, 1px dashed var(--rt-input-border-color, var(--rt-color-text-muted)));
    border-radius: var(--rt-file-upload-radius, var(--rt-radius-card));
    background: var(--rt-file-upload-background, var(--rt-color-surface-page));
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    text-align: center;
  }

  & > .zone > .field {
    max-inline-size: 100%;
    min-block-size: 44px;
    font: inherit;
  }

  /* The field itself covers the zone: it takes clicks, keys, and files that are dropped. */
  &[data-ready] > .zone > .field {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    opacity: 0;
    cursor: pointer;
  }

  & > .zone:has(> .field:focus-visible) {
    ${ring}
  }

  & > .zone:hover:not(:has(> .field:disabled)),
  &[data-dragging] > .zone {
    border-color: var(--rt-color-action-default);
    background: var(--rt-file-upload-hover, var(--rt-color-surface-sunken));
  }

  &[data-dragging] > .zone {
    border-style: solid;
    box-shadow: inset 0 0 0 1px var(--rt-color-action-default);
  }

  & > .zone:has(> .field[aria-invalid='true']) {
    border-color: var(--rt-color-status-error);
  }

  & > .zone > .choose {
    overflow-wrap: anywhere;
    color: var(--rt-file-upload-choose, var(--rt-color-link-default));
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  & > .zone > :is(.drop, .rules) {
    overflow-wrap: anywhere;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  /* Nothing is dragged with a finger. */
  @media (pointer: coarse) {
    & > .zone > .drop {
      display: none;
    }
  }

  & > .zone:has(> .field:disabled) {
    background: var(--rt-color-surface-sunken);
  }

  & > .zone:has(> .field:disabled) > :not(.field) {
    color: var(--rt-color-text-muted);
    text-decoration: none;
  }

  &[data-ready] > .zone > .field:disabled {
    cursor: not-allowed;
  }

  & > .refused {
    display: grid;
    gap: var(--rt-space-1);
    color: var(--rt-color-status-error);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & > .refused > li {
    display: flex;
    gap: var(--rt-space-1);
    align-items: start;
    overflow-wrap: anywhere;
  }

  & > .refused > li > svg {
    flex: none;
  }

  & > .files {
    display: grid;
    gap: var(--rt-space-2);
  }

  & > .files > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: var(--rt-space-1) var(--rt-space-3);
    align-items: center;
    padding: var(--rt-space-2);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-file-upload-item-radius, var(--rt-radius-card));
    background: var(--rt-file-upload-item-background, var(--rt-color-surface-raised));
    color: var(--rt-color-text-default);
  }

  & > .files > li > .sign {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--rt-radius-s);
    background: var(--rt-color-surface-sunken);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    object-fit: cover;
    image-orientation: from-image;
  }

  & > .files > li > .words {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }

  & > .files > li > .words > .name {
    display: flex;
    min-inline-size: 0;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  & > .files > li > .words > .name > .start {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre;
  }

  & > .files > li > .words > .name > .end {
    flex: none;
    white-space: pre;
  }

  & > .files > li > .words > .state {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--rt-space-2);
    overflow-wrap: anywhere;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  & > .files > li > .words > .state > .status-words {
    display: inline-flex;
    gap: var(--rt-space-1);
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

  & > .files > [data-status='done'] > .words > .state > .status-words {
    color: var(--rt-color-status-success);
  }

  & > .files > [data-status='failed'] > .words > .state > .status-words {
    color: var(--rt-color-status-error);
  }

  & > .files > li > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1);
    align-items: center;
    justify-content: end;
  }

  /* In a narrow column the way to try again is below the words. */
  @media (width < 480px) {
    & > .files > [data-status='failed'] > .actions {
      grid-column: 1 / -1;
    }
  }

  & > .status {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    & > .zone > .choose {
      overflow-wrap: anywhere;
      color: LinkText;
    }
  }
`;
