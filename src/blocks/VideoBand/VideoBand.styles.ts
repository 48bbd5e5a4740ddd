import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

/*
 * The band is dark in both modes, so it sets the tokens that the cards and the carousel in it read.
 */
export const VideoBandRoot: Root<'section'> = styled.section`
  --rt-color-text-default: rgb(255 255 255);
  --rt-color-text-muted: rgb(255 255 255 / 76%);
  --rt-color-border-strong: rgb(255 255 255 / 45%);
  --rt-color-link-default: rgb(255 255 255);
  --rt-kicker-text: var(--rt-video-band-kicker, rgb(255 255 255 / 82%));
  --rt-section-rule-color: var(--rt-video-band-rule, var(--rt-color-accent));
  --rt-color-focus: rgb(255 255 255);
  --rt-badge-background: rgb(0 0 0);
  --rt-badge-text: rgb(255 255 255);

  padding-block: var(--rt-space-8) var(--rt-space-10);
  padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  background: var(--rt-video-band-background, rgb(16 15 14));
  color: rgb(255 255 255);

  @media (width >= 800px) {
    &[data-few] .controls {
      display: none;
    }
  }

  &[data-ground='accent'] {
    --rt-section-rule-color: var(--rt-color-accent-alt);

    background: color-mix(in oklab, rgb(0 0 0) 42%, var(--rt-color-surface-accent));
  }
`;
