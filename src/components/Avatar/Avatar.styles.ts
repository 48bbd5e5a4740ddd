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

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const AvatarGroupRoot: Root<'ul'> = styled.ul`
  --_rt-overlap: var(--rt-avatar-group-overlap, 8px);

  display: flex;
  flex-wrap: wrap;
  row-gap: var(--rt-space-1);
  margin: 0;

  /* Room for the overlap of the first portrait, so that every row begins at the edge. */
  padding: 0;
  padding-inline-start: var(--_rt-overlap);
  list-style: none;

  /* Initials stay readable: the next portrait covers no more than the space beside them. */
  &[data-size='s'] {
    --_rt-overlap: var(--rt-avatar-group-overlap, 4px);
  }

  &:is([data-size='l'], [data-size='xl']) {
    --_rt-overlap: var(--rt-avatar-group-overlap, 16px);
  }

  /* A ring in the colour of the ground separates two portraits. */
  & > li {
    position: relative;
    display: grid;
    margin-inline-start: calc(-1 * var(--_rt-overlap));
    border-radius: var(--rt-avatar-radius, var(--rt-radius-full));
    background: var(--rt-avatar-group-ground, var(--rt-color-surface-page));
    box-shadow: 0 0 0 2px var(--rt-avatar-group-ground, var(--rt-color-surface-page));
  }
`;
