import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusRing } from '../focus.styles.ts';

export const SkipLinkRoot: Root<'a'> = styled.a`
  position: absolute;
  inset-block-start: var(--rt-space-2);
  inset-inline-start: var(--rt-space-2);
  z-index: var(--rt-z-toast);
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: var(--rt-space-4);
  border-radius: var(--rt-radius-control);
  background: var(--rt-color-surface-inverse);
  color: var(--rt-color-text-inverse);
  font: var(--rt-type-label-m);
  letter-spacing: var(--rt-type-label-m-letter-spacing);
  text-decoration: underline;

  &:not(:focus, :active) {
    inline-size: 1px;
    min-block-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${focusRing}

  @media print {
    display: none;
  }
`;
