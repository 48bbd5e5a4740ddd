import * as RD from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';
import { focusInside, focusRing } from '../focus.styles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.ts';
import { quietIconButton } from '../IconButton/quiet.styles.ts';
import { backdrop } from './backdrop.styles.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 16px;
  }
`;

/** The backdrop scrolls, so that all of a dialog higher than the screen is reachable. */
export const DialogScrimRoot: Root<'div'> = styled.div`
  ${backdrop}
  display: grid;
  place-items: safe center;
  padding: var(--rt-space-4);
  overflow-y: auto;

  @media (width < 640px) {
    place-items: end center;
    padding: 0;
  }
`;

export const DialogRoot: Root<typeof RD.Content> = styled(RD.Content)`
  position: relative;
  box-sizing: border-box;
  display: grid;
  gap: var(--rt-space-4);
  inline-size: 100%;
  max-inline-size: var(--rt-dialog-width, 560px);
  padding: var(--rt-dialog-padding, var(--rt-space-8));
  border: var(--rt-dialog-border, 1px solid transparent);
  border-radius: var(--rt-dialog-radius, var(--rt-radius-card));
  background: var(--rt-dialog-background, var(--rt-color-surface-raised));
  box-shadow: var(--rt-elevation-overlay);
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);
  animation: ${rise} var(--rt-duration-base) var(--rt-easing-standard);

  &:focus {
    outline: none;
  }

  &[data-size='small'] {
    max-inline-size: var(--rt-dialog-width-small, 400px);
  }

  &[data-size='large'] {
    max-inline-size: var(--rt-dialog-width-large, 880px);
  }

  & > .title {
    margin: 0;
    padding-inline-end: 44px;
    font: var(--rt-type-headline-m);
    letter-spacing: var(--rt-type-headline-m-letter-spacing);
    text-transform: var(--rt-case-headline);
    text-wrap: balance;
  }

  &[data-close='none'] > .title {
    padding-inline-end: 0;
  }

  &[data-title='hidden'] > .title {
    ${visuallyHidden}
  }

  & > .description {
    margin: 0;
    color: var(--rt-color-text-muted);
    text-wrap: pretty;
  }

  /* The title and the buttons keep their height; what is between them gives way. */
  &[data-footer] {
    display: flex;
    flex-direction: column;
    max-block-size: calc(100dvh - 2 * var(--rt-space-4));
  }

  & > .body {
    display: grid;
    gap: var(--rt-space-4);
    min-block-size: 0;
    overflow-y: auto;
    ${focusInside}
    ${focusRing}
  }

  & > .footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--rt-space-3);
    padding-block-start: var(--rt-space-4);
    border-block-start: var(--rt-rule-hairline) var(--rt-rule-style) var(--rt-color-border-default);
  }

  & > .close {
    position: absolute;
    inset-block-start: var(--rt-space-3);
    inset-inline-end: var(--rt-space-3);
    ${quietIconButton}
    ${focusRing}
  }

  @media (width < 640px) {
    max-inline-size: none;
    padding: var(--rt-space-6) var(--rt-space-4) var(--rt-space-8);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
