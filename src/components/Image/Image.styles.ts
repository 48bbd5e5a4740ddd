import { styled } from 'styled-components';
import type { Root } from '../../styling/root.ts';

/*
 * Ratio and focal point are data attributes, because a strict content security policy
 * drops style attributes from the server's HTML. The focal point is rounded to ten percent. A picture's own focal
 * point wins over `--rt-image-focal-*`, which is for pictures without one; `--rt-image-ratio` wins over the attribute.
 */
export const ImageRoot: Root<'picture'> = styled.picture`
  display: block;
  position: relative;
  block-size: var(--rt-image-block-size, auto);
  overflow: hidden;
  border-radius: var(--rt-image-radius, var(--rt-radius-image));
  background: var(--rt-image-background, var(--rt-color-surface-sunken));

  & > img {
    display: block;
    position: var(--rt-image-position, static);
    inline-size: var(--rt-image-inline-size, 100%);
    block-size: var(--rt-image-block-size, auto);
    max-block-size: var(--rt-image-max-block-size, none);
    object-fit: cover;
    object-position: var(--_rt-image-focal-x, var(--rt-image-focal-x, 50%))
      var(--_rt-image-focal-y, var(--rt-image-focal-y, 50%));
    color: var(--rt-color-text-muted);
    font: var(--rt-type-caption);
    filter: var(--rt-image-filter);
  }

  /* A natural picture has the ratio of its width and height attributes until it is loaded. Any value here, auto too, takes it away. */
  &:not([data-ratio='natural']) > img {
    aspect-ratio: var(--rt-image-ratio, var(--_rt-image-ratio, 16 / 9));
  }

  &[data-missing] {
    aspect-ratio: var(--rt-image-ratio, var(--_rt-image-ratio, 16 / 9));
    background:
      radial-gradient(
        circle at 22% 118%,
        color-mix(in oklab, var(--rt-color-surface-tint), var(--rt-color-text-default) 14%) 42%,
        transparent 42.4%
      ),
      radial-gradient(
        circle at 74% 128%,
        color-mix(in oklab, var(--rt-color-surface-tint), var(--rt-color-text-default) 26%) 46%,
        transparent 46.4%
      ),
      radial-gradient(circle at 70% 34%, var(--rt-color-accent) 7%, transparent 7.6%),
      var(--rt-image-placeholder, var(--rt-color-surface-tint));
  }

  &[data-ratio='16:9'] {
    --_rt-image-ratio: 16 / 9;
  }

  &[data-ratio='4:3'] {
    --_rt-image-ratio: 4 / 3;
  }

  &[data-ratio='3:2'] {
    --_rt-image-ratio: 3 / 2;
  }

  &[data-ratio='1:1'] {
    --_rt-image-ratio: 1;
  }

  &[data-ratio='4:5'] {
    --_rt-image-ratio: 4 / 5;
  }

  &[data-ratio='3:4'] {
    --_rt-image-ratio: 3 / 4;
  }

  &[data-ratio='2:3'] {
    --_rt-image-ratio: 2 / 3;
  }

  &[data-ratio='9:16'] {
    --_rt-image-ratio: 9 / 16;
  }

  &[data-ratio='21:9'] {
    --_rt-image-ratio: 21 / 9;
  }

  &[data-ratio='card'] {
    --_rt-image-ratio: var(--rt-ratio-card);
  }

  &[data-ratio='lead'] {
    --_rt-image-ratio: var(--rt-ratio-lead);
  }

  &[data-ratio='portrait'] {
    --_rt-image-ratio: var(--rt-ratio-portrait);
  }

  &[data-ratio='opening'] {
    --_rt-image-ratio: var(--rt-ratio-opening);
  }

  &[data-ratio='fill'] {
    block-size: 100%;
    aspect-ratio: auto;
  }

  &[data-ratio='fill'] > img {
    block-size: 100%;
    aspect-ratio: auto;
  }

  &[data-fit='contain'] > img {
    object-fit: contain;
  }

  &[data-focal-x='0'] {
    --_rt-image-focal-x: 0%;
  }

  &[data-focal-x='10'] {
    --_rt-image-focal-x: 10%;
  }

  &[data-focal-x='20'] {
    --_rt-image-focal-x: 20%;
  }

  &[data-focal-x='30'] {
    --_rt-image-focal-x: 30%;
  }

  &[data-focal-x='40'] {
    --_rt-image-focal-x: 40%;
  }

  &[data-focal-x='60'] {
    --_rt-image-focal-x: 60%;
  }

  &[data-focal-x='70'] {
    --_rt-image-focal-x: 70%;
  }

  &[data-focal-x='80'] {
    --_rt-image-focal-x: 80%;
  }

  &[data-focal-x='90'] {
    --_rt-image-focal-x: 90%;
  }

  &[data-focal-x='100'] {
    --_rt-image-focal-x: 100%;
  }

  &[data-focal-y='0'] {
    --_rt-image-focal-y: 0%;
  }

  &[data-focal-y='10'] {
    --_rt-image-focal-y: 10%;
  }

  &[data-focal-y='20'] {
    --_rt-image-focal-y: 20%;
  }

  &[data-focal-y='30'] {
    --_rt-image-focal-y: 30%;
  }

  &[data-focal-y='40'] {
    --_rt-image-focal-y: 40%;
  }

  &[data-focal-y='60'] {
    --_rt-image-focal-y: 60%;
  }

  &[data-focal-y='70'] {
    --_rt-image-focal-y: 70%;
  }

  &[data-focal-y='80'] {
    --_rt-image-focal-y: 80%;
  }

  &[data-focal-y='90'] {
    --_rt-image-focal-y: 90%;
  }

  &[data-focal-y='100'] {
    --_rt-image-focal-y: 100%;
  }

  @media print {
    & > img {
      filter: none;
    }
  }
`;
