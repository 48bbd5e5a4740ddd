import * as RD from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { quietIconButton } from '../IconButton/quiet.styles.ts';
import { focusRing } from '../focus.styles.ts';
import { backdrop } from '../Dialog/backdrop.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';

const slide = keyframes`
  from {
    translate: var(--_rt-drawer-from-x, 0) var(--_rt-drawer-from-y, 0);
  }
`;

export const DrawerScrimRoot: Root<'div'> = styled.div`
  ${backdrop}
`;

export const DrawerRoot: Root<typeof RD.Content> = styled(RD.Content)`
  position: fixed;
  inset-block: 0;
  z-index: var(--rt-z-modal);
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: min(100vw, var(--rt-drawer-width, 400px));
  overflow: hidden;
  background: var(--rt-drawer-background, var(--rt-color-surface-page));
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);
  animation: ${slide} var(--rt-duration-base) var(--rt-easing-standard);

  &:focus {
    outline: none;
  }

  &[data-side='start'] {
    --_rt-drawer-from-x: -100%;

    inset-inline-start: 0;
  }

  &[data-side='end'] {
    --_rt-drawer-from-x: 100%;

    inset-inline-end: 0;
  }

  &[data-side='bottom'] {
    --_rt-drawer-from-y: 100%;

    inset: auto 0 0;
    inline-size: auto;
    max-block-size: 90dvh;
  }

  &[data-side='full'] {
    --_rt-drawer-from-y: -100%;

    inset: 0;
    inline-size: auto;
  }

  & > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--rt-space-4);
    flex: none;
    min-block-size: 56px;
    padding-inline: var(--rt-space-5) var(--rt-space-2);
    border-block-end: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & > .head > .title {
    margin: 0;
    font: var(--rt-type-section);
    letter-spacing: var(--rt-type-section-letter-spacing);
    text-transform: var(--rt-case-section);
  }

  &[data-title='hidden'] > .head > .title {
    ${visuallyHidden}
  }

  & > .head > .close {
    margin-inline-start: auto;
    ${quietIconButton}
    ${focusRing}
  }

  & > .content {
    flex: 1;
    min-block-size: 0;
    padding: var(--rt-drawer-padding, var(--rt-space-5));
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  & > .content > .description {
    margin: 0;
    color: var(--rt-color-text-muted);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
