import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

/** A point on a line of time. The line joins the posts of a list. */
export const LivePostRoot: Root<'article'> = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-2);
  padding-block: var(--rt-space-5);
  padding-inline-start: var(--rt-space-6);
  border-inline-start: 2px solid var(--rt-color-border-default);
  scroll-margin-block-start: var(--rt-space-32);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--rt-space-5) + 7px);
    inset-inline-start: -7px;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--rt-color-surface-page);
    border-radius: 50%;
    background: var(--rt-color-kicker);
    forced-color-adjust: none;
  }

  &[data-key]::before {
    inset-block-start: calc(var(--rt-space-5) + 4px);
    inset-inline-start: -10px;
    inline-size: 18px;
    block-size: 18px;
  }

  & > .stamp {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--rt-space-1) var(--rt-space-3);
    min-block-size: 24px;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-time);
    letter-spacing: var(--rt-type-time-letter-spacing);
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > .stamp > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: var(--rt-color-kicker);
    font-weight: 700;
    text-decoration: none;
  }

  & > .stamp > a:hover {
    text-decoration: underline;
  }

  &[data-pinned] {
    padding-inline-end: var(--rt-space-5);
    border-inline-start-color: var(--rt-color-border-accent);
    background: var(--rt-color-surface-raised);
  }

  &:target {
    border-inline-start-color: var(--rt-color-border-accent);
  }

  /* A post that has just appeared. */
  &[data-new] {
    background: linear-gradient(90deg, var(--rt-color-surface-sunken), transparent);
  }

  @media (forced-colors: active) {
    &::before {
      border-color: Canvas;
      background: CanvasText;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;
