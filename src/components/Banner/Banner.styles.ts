import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const BannerRoot: Root<'div'> = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--rt-space-1) var(--rt-space-3);
  padding: var(--rt-banner-padding, var(--rt-space-4));
  border: 1px solid transparent;
  border-inline-start: 4px solid var(--rt-color-status-info);
  border-radius: var(--rt-banner-radius, var(--rt-radius-s));
  background: var(--rt-color-status-info-surface);
  color: var(--rt-color-text-default);
  font: 400 1rem / 1.5 var(--rt-font-ui);

  & > .icon {
    grid-row: 1 / span 2;
    color: var(--rt-color-status-info);
  }

  & > .title {
    grid-column: 2;
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
    line-height: 24px;
  }

  & > .content {
    grid-column: 2;
    text-wrap: pretty;
  }

  & > .action {
    grid-column: 3;
    grid-row: 1 / span 2;
    align-self: center;
  }

  &[data-tone='success'] {
    border-inline-start-color: var(--rt-color-status-success);
    background: var(--rt-color-status-success-surface);
  }

  &[data-tone='success'] > .icon {
    color: var(--rt-color-status-success);
  }

  &[data-tone='warning'] {
    border-inline-start-color: var(--rt-color-status-warning);
    background: var(--rt-color-status-warning-surface);
  }

  &[data-tone='warning'] > .icon {
    color: var(--rt-color-status-warning);
  }

  &[data-tone='error'] {
    border-inline-start-color: var(--rt-color-status-error);
    background: var(--rt-color-status-error-surface);
  }

  &[data-tone='error'] > .icon {
    color: var(--rt-color-status-error);
  }
`;
