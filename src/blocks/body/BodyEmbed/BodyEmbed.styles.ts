import { styled } from 'styled-components';
import { bodyFrames } from '../body-frame.styles.ts';
import { heldFrames } from '../held-frame/held-frame.styles.ts';
import type { Root } from '../../../styling/root.ts';

export const BodyEmbedRoot: Root<'div'> = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: var(--rt-type-body-m);

  & iframe {
    inline-size: 100%;
  }

  ${bodyFrames}
  ${heldFrames}

  & a {
    color: var(--rt-color-link-default);
    text-decoration: underline;
  }

  &[data-kind='post'] {
    padding: var(--rt-space-5);
    border: 1px solid var(--rt-color-border-default);
    border-radius: var(--rt-radius-card);
    background: var(--rt-color-surface-raised);
  }

  & blockquote {
    margin: 0;
  }

  & > .source {
    margin-block-start: var(--rt-space-3);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }
`;
