import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { adSpace } from '../ad-space/ad-space.styles.ts';

/** The height is reserved before the ad loads, so that nothing moves. */
export const BodyAdRoot: Root<'aside'> = styled.aside`
  display: grid;
  gap: var(--rt-space-2);
  min-inline-size: 0;
  color: var(--rt-color-text-muted);

  & > .label {
    display: flex;
    align-items: center;
    gap: var(--rt-space-3);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
  }

  & > .label::before,
  & > .label::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--rt-color-border-default);
  }

  ${adSpace}

  & > .space {
    min-block-size: var(--rt-body-ad-height, 250px);
    border-radius: var(--rt-radius-card);
    background: var(--rt-body-ad-background, var(--rt-color-surface-sunken));
  }

  &[data-sold] > .space > :not([data-ad-layer]) {
    visibility: hidden;
  }

  :root:not([data-ads]) &[data-opens],
  &[data-closed] {
    display: none;
  }

  &[data-size='GP4'] > .space {
    min-block-size: var(--rt-body-ad-height-tall, 600px);
  }

  &[data-size='top'] > .space {
    min-block-size: var(--rt-body-ad-height-top, 90px);
  }

  /* Readers with a subscription get no offer of one. Until the reader is known the slot keeps its place. */
  [data-reader='unknown'] &:has([data-sells]) {
    visibility: hidden;
  }

  [data-reader='subscriber'] &:has([data-sells]) {
    display: none;
  }

  @media (width < 640px) {
    &[data-display='desktop'] {
      display: none;
    }
  }

  @media (width >= 640px) {
    &[data-display='mobile'] {
      display: none;
    }
  }

  @media (width < 1024px) {
    &[data-size='GP4'] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
