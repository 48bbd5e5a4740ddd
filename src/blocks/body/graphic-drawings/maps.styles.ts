import { css } from 'styled-components';

export const maps = css`
  & .map {
    position: relative;
    inline-size: 100%;
    margin-inline: auto;
  }

  & .map[data-shape='tall'] {
    max-inline-size: 27rem;
  }

  & .ground {
    display: block;
    inline-size: 100%;
    block-size: auto;

    /* A route ends inside its frame, and a map of all departments has none. */
    overflow: hidden;
  }

  & .over {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  & .area {
    fill: var(--rt-color-text-muted);
    fill-opacity: 0.16;
    stroke: var(--rt-color-surface-page);
    stroke-width: 1px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  & .area[data-shade] {
    fill: var(--_rt-graphic-1);
  }

  & .area[data-shade='none'] {
    fill: none;
    stroke: var(--rt-color-text-muted);
    stroke-opacity: 0.5;
    stroke-width: 0.75px;
  }

  & .area[data-shade='1'] {
    fill-opacity: 0.14;
  }

  & .area[data-shade='2'] {
    fill-opacity: 0.28;
  }

  & .area[data-shade='3'] {
    fill-opacity: 0.44;
  }

  & .area[data-shade='4'] {
    fill-opacity: 0.62;
  }

  & .area[data-shade='5'] {
    fill-opacity: 0.8;
  }

  & .area[data-shade='6'] {
    fill-opacity: 1;
  }

  & .area[data-chosen] {
    stroke: var(--rt-color-text-default);
    stroke-width: 2px;
  }

  & .frame {
    fill: none;
    stroke: var(--rt-color-text-muted);
    stroke-opacity: 0.5;
    vector-effect: non-scaling-stroke;
  }

  & .way {
    stroke-width: 3px;
    stroke-linecap: round;
  }

  & .bubble {
    fill: var(--_rt-graphic-1);
    fill-opacity: 0.55;
    stroke: var(--_rt-graphic-1);
  }

  & .bubble[data-look='2'] {
    fill: var(--_rt-graphic-2);
    fill-opacity: 0.4;
    stroke: var(--_rt-graphic-2);
  }

  /* A name is read on any shade. */
  & :is(.over, .field) text:is(.place, .detail) {
    stroke: var(--rt-color-surface-page);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  & .over .place,
  & [data-look='1'] > .place {
    font-weight: 700;
  }

  & .scatter [data-look='1'] > .place {
    fill: var(--_rt-graphic-1);
  }

  & .scale {
    display: flex;
    flex-wrap: wrap;
    gap: var(--rt-space-1) var(--rt-space-4);
    margin: 0 0 var(--rt-space-4);
    padding: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-s);
    letter-spacing: var(--rt-type-label-s-letter-spacing);
    list-style: none;
  }

  & .scale > li {
    display: flex;
    align-items: center;
    gap: var(--rt-space-2);
  }

  & .shade {
    inline-size: 1.5em;
    block-size: 0.9em;
  }

  & .field {
    display: block;
    inline-size: 100%;
    block-size: 22em;
    margin-block-end: 1.8em;
    overflow: visible;
  }

  & .axis {
    margin: 0 0 var(--rt-space-3);
    margin-inline-start: calc(-1 * var(--_rt-start, 0em));
    color: var(--rt-color-text-muted);
    font-weight: 700;
  }

  & .axis[data-side='across'] {
    margin: 0;
    text-align: end;
  }
`;
