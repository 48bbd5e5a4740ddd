import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

export const AvatarRoot: Root<'span'> = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--rt-avatar-radius, var(--rt-radius-full));
  background: var(--rt-avatar-background, var(--rt-color-surface-tint));
  color: var(--rt-avatar-text, var(--rt-color-text-default));
  font: var(--rt-type-label-m);
  line-height: 1;
  text-transform: uppercase;

  &[data-size='s'] {
    inline-size: 32px;
    font: var(--rt-type-label-s);
    line-height: 1;
  }

  &[data-size='l'] {
    inline-size: 80px;
    font: var(--rt-type-headline-s);
    line-height: 1;
  }

  &[data-size='xl'] {
    inline-size: 128px;
    font: var(--rt-type-headline-l);
    line-height: 1;
  }

  &[data-shape='square'] {
    border-radius: var(--rt-radius-image);
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    filter: var(--rt-image-filter);
  }
`;
