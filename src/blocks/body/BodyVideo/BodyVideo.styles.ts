import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { heldFrames } from '../held-frame/held-frame.styles.ts';

export const BodyVideoRoot: Root<'figure'> = styled.figure`
  display: grid;
  gap: var(--rt-space-2);
  margin: 0;

  ${heldFrames}

  & > video,
  & > .frame iframe {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: var(--rt-radius-image);
    background: var(--rt-color-picture-ground);
    object-fit: contain;
  }

  & > .label {
    color: var(--rt-color-kicker);
    font: var(--rt-type-kicker);
    font-style: var(--rt-style-kicker);
    letter-spacing: var(--rt-type-kicker-letter-spacing);
    text-transform: var(--rt-case-kicker);
  }

  & > figcaption {
    color: var(--rt-caption-text, var(--rt-color-text-muted));
    font: var(--rt-type-caption);
    letter-spacing: var(--rt-type-caption-letter-spacing);
  }

  & > figcaption > strong {
    color: var(--rt-color-text-default);
  }
`;
