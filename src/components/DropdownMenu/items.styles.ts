import * as RM from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const DropdownMenuItemRoot: Root<typeof RM.Item> = styled(RM.Item)`
  display: flex;
  align-items: center;
  gap: var(--rt-space-3);
  min-block-size: 44px;
  padding-inline: var(--rt-space-4);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  outline-offset: -2px;

  &[data-highlighted] {
    background: var(--rt-dropdown-menu-highlight, var(--rt-color-surface-sunken));
    outline: var(--rt-focus-width, 2px) solid transparent;
  }

  &:focus-visible {
    outline-color: var(--rt-color-focus);
  }

  &[aria-current] {
    box-shadow: inset 3px 0 var(--rt-color-border-accent);
  }

  &[data-tone='danger'] {
    color: var(--rt-color-status-error);
  }

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const DropdownMenuHeadingRoot: Root<typeof RM.Label> = styled(RM.Label)`
  padding: var(--rt-space-3) var(--rt-space-4) var(--rt-space-1);
  color: var(--rt-color-text-muted);
  font: var(--rt-type-label-s);
  letter-spacing: var(--rt-type-label-s-letter-spacing);
`;

export const DropdownMenuSeparatorRoot: Root<typeof RM.Separator> = styled(RM.Separator)`
  block-size: 1px;
  margin-block: var(--rt-space-2);
  background: var(--rt-color-border-default);
`;
