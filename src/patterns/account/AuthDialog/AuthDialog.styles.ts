import { keyframes, styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

const leave = keyframes`
  to {
    opacity: 0;
    translate: 0 16px;
  }
`;

const enter = keyframes`
  from {
    opacity: 0;
    translate: var(--_rt-auth-from) 0;
  }
`;

export const AuthDialogRoot: Root<'div'> = styled.div`
  --_rt-auth-from: 0;

  display: grid;
  gap: var(--rt-space-4);
  min-block-size: var(--rt-auth-dialog-height, 320px);
  align-content: start;

  &[data-position='0'] {
    --_rt-auth-from: -24px;
  }

  &[data-position='2'] {
    --_rt-auth-from: 24px;
  }

  & > .panel {
    animation: ${enter} 500ms var(--rt-easing-standard);
  }

  & > .waiting {
    margin: 0;
    color: var(--rt-color-text-muted);
  }

  &[data-closing] {
    animation: ${leave} 500ms var(--rt-easing-standard) forwards;
  }

  @media (prefers-reduced-motion: reduce) {
    & > .panel,
    &[data-closing] {
      animation: none;
    }
  }
`;
