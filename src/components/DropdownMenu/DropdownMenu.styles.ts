import * as RM from '@radix-ui/react-dropdown-menu';
import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

const drop = keyframes`
  from {
    opacity: 0;
    translate: 0 -6px;
  }
`;

export const DropdownMenuRoot: Root<typeof RM.Content> = styled(RM.Content)`
  z-index: var(--rt-z-overlay);
  box-sizing: border-box;
  min-inline-size: 200px;
  max-inline-size: min(360px, calc(100vw - 32px));
  max-block-size: min(
    var(--rt-dropdown-menu-height, 450px),
    var(--radix-dropdown-menu-content-available-height)
  );
  padding-block: var(--rt-space-2);
  overflow-y: auto;
  border: var(--rt-dropdown-menu-border, 1px solid var(--rt-color-border-default));
  border-radius: var(--rt-dropdown-menu-radius, var(--rt-radius-card));
  background: var(--rt-dropdown-menu-background, var(--rt-color-surface-raised));
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);
  font: var(--rt-type-label-m);
  letter-spacing: var(--rt-type-label-m-letter-spacing);
  animation: ${drop} var(--rt-duration-fast) var(--rt-easing-standard);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
