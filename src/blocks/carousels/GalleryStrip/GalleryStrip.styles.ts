import { styled } from 'styled-components';
import type { Root } from '../../../styling/root.ts';
import { focusInMiddleOfSnaps, focusInside, focusRing } from '../../../components/focus.styles.ts';

export const GalleryStripRoot: Root<'section'> = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-6);
  min-inline-size: 0;
  padding-block: var(--rt-space-10);
  background: var(--rt-gallery-strip-background, var(--rt-color-surface-accent));
  color: var(--rt-gallery-strip-text, var(--rt-color-text-on-accent));

  & > .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--rt-space-2) var(--rt-grid-gutter);
    overflow-wrap: anywhere;
    padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
  }

  & .name {
    max-inline-size: 28ch;
  }

  & > .strip {
    display: flex;
    gap: 2px;
    margin: 0;
    padding: 0 var(--rt-front-edge, var(--rt-grid-margin)) var(--rt-space-3);
    overflow-x: auto;
    list-style: none;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--rt-front-edge, var(--rt-grid-margin));
    scroll-snap-type: x proximity;
    scrollbar-color: currentColor transparent;
    scrollbar-width: thin;
    ${focusInside}
    ${focusInMiddleOfSnaps}
    ${focusRing}
  }

  & > .strip > li {
    --rt-caption-padding: 0 var(--rt-space-4);
    --rt-caption-text: currentColor;

    flex: none;
    inline-size: min(78vw, 460px);
    scroll-snap-align: start;
  }

  & > .strip > li:nth-child(3n + 2) {
    --rt-image-ratio: 1;

    inline-size: min(62vw, 307px);
  }

  @media (width >= 960px) {
    & > .words {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      align-items: end;
    }

    & .kicker {
      grid-column: 1 / span 2;
      align-self: start;
      padding-block-start: var(--rt-space-2);
    }

    & .name {
      grid-column: 3 / span 9;
    }
  }
`;
