import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

/** The text before it fades into the page. */
export const LockedNoticeRoot: Root<'section'> = styled.section`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--rt-space-3);
  padding: var(--rt-space-10) var(--rt-space-5);
  border-block: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  background: var(--rt-color-surface-tint);
  border-radius: var(--rt-radius-card);
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset-block-end: 100%;
    inset-inline: 0;
    block-size: 140px;
    background: linear-gradient(to top, var(--rt-color-surface-page), transparent);
    pointer-events: none;
  }

  & > .price {
    font: var(--rt-type-headline-l);
    font-variant-numeric: lining-nums;
  }

  & > .words {
    font: var(--rt-type-standfirst-m);
  }

  & a:not([data-variant]) {
    color: var(--rt-color-link-default);
    font: var(--rt-type-label-m);
    text-decoration: underline;
  }
`;
