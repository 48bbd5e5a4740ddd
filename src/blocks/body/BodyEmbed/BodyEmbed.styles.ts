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

  & a:hover {
    color: var(--rt-color-link-hover);
    text-decoration-thickness: 2px;
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

  & > .title {
    margin: 0 0 var(--rt-space-2);
    color: var(--rt-color-text-default);
    font: var(--rt-type-label-m);
    letter-spacing: var(--rt-type-label-m-letter-spacing);
  }

  &[data-kind='document'] iframe {
    border: 1px solid var(--rt-color-border-default);
    background: var(--rt-color-surface-sunken);
  }

  & > .source {
    margin-block-start: var(--rt-space-3);
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
  }
`;
