import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';

export const StoryCarouselRoot: Root<'section'> = styled.section`
  display: grid;
  gap: var(--rt-space-6);
  min-inline-size: 0;

  &[data-bleed='end'] > .head {
    margin-inline-end: var(--rt-front-edge, 0);
  }

  &[data-mode='dark'] {
    padding-block: var(--rt-space-12);
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    background: var(
      --rt-story-carousel-background,
      var(--_rt-story-carousel-ground, var(--rt-color-surface-sunken))
    );
  }

  &[data-preset^='band'] {
    gap: 0;
    padding-block: var(--rt-space-8) var(--rt-space-10);
  }

  &[data-preset='band-plain'] {
    --_rt-story-carousel-ground: var(--rt-color-surface-page);
  }

  /* So dark that the kicker and the quiet texts of the dark mode are legible on the colour of every brand. */
  &[data-preset='band-accent'] {
    --_rt-story-carousel-ground: color-mix(
      in oklab,
      var(--rt-color-picture-ground) 54%,
      var(--rt-color-surface-accent)
    );
  }

  & > .partners {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-3) var(--rt-space-5);
    align-items: center;
    margin: 0;
    padding: 0;
    font: var(--rt-type-label-m);
    list-style: none;
  }

  & > .partners > li + li {
    padding-inline-start: var(--rt-space-5);
    border-inline-start: 1px solid currentColor;
  }

  & > .partners img {
    display: block;
    inline-size: auto;
    max-inline-size: 160px;
    block-size: 32px;
    object-fit: contain;
  }

  @media (width >= 800px) {
    &[data-preset^='band'][data-few] {
      --rt-carousel-controls: none;
    }
  }
`;
