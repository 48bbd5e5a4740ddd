import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const LockedNoticeRoot: Root<'section'> = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--rt-space-3);
  padding: var(--rt-space-10) var(--rt-space-5);
  border-block: var(--rt-rule-thick) var(--rt-rule-style) var(--rt-color-border-accent);
  background: var(--rt-color-surface-tint);
  border-radius: var(--rt-radius-card);
  text-align: center;

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
