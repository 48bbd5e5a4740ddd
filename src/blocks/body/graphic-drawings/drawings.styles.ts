import { css } from 'styled-components';
import { bars } from './bars.styles.ts';
import { calendars } from './calendar.styles.ts';
import { counted } from './counted.styles.ts';
import { looks } from './looks.styles.ts';
import { maps } from './maps.styles.ts';
import { plots } from './plots.styles.ts';
import { profiles } from './profile.styles.ts';
import { rooms } from './rooms.styles.ts';
import { streets } from './streets.styles.ts';
import { tables } from './tables.styles.ts';
import { texts } from './texts.styles.ts';
import { tours } from './tour.styles.ts';
import { unitDrawings } from './units.styles.ts';
import { votes } from './votes.styles.ts';

/** The drawings of a graphic. */
export const drawings = css`
  ${rooms}
  ${looks}
  ${plots}
  ${bars}
  ${maps}
  ${streets}
  ${profiles}
  ${unitDrawings}
  ${calendars}
  ${tours}
  ${votes}
  ${texts}
  ${counted}
  ${tables}

  @media (forced-colors: active) {
    & .fill {
      fill: CanvasText;
      stroke: Canvas;
      forced-color-adjust: none;
    }

    & .fill:is([data-look='2'], [data-look='4']) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 2px;
      vector-effect: non-scaling-stroke;
    }

    & .fill[data-look='3'] {
      fill: GrayText;
    }

    & .fill[data-look='4'] {
      stroke-dasharray: 3 2;
    }

    & :is(.stroke, .base, .middle) {
      stroke: CanvasText;
    }

    & .dot {
      fill: CanvasText;
      stroke: Canvas;
    }

    & .area {
      stroke: Canvas;
      forced-color-adjust: none;
    }

    & .area[data-shade] {
      fill: CanvasText;
    }

    & .area[data-shade='none'] {
      fill: Canvas;
      stroke: GrayText;
    }

    & .area[data-chosen] {
      stroke: Highlight;
    }

    & .bubble {
      fill: CanvasText;
      stroke: CanvasText;
      forced-color-adjust: none;
    }

    & :is(.over, .field) text:is(.place, .detail) {
      stroke: Canvas;
      forced-color-adjust: none;
    }

    & .grid {
      stroke: GrayText;
    }

    /* Nor of their text: this is stronger than the colour of each name. */
    &&&& text {
      fill: CanvasText;
    }

    & .part {
      fill: Canvas;
      forced-color-adjust: none;
    }

    & [data-look='4'] > .part {
      fill: CanvasText;
    }
  }

  /* Paper keeps the colours of bars. */
  @media print {
    print-color-adjust: exact;
  }
`;
