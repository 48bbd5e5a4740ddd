import { follows, through, type Pattern, type Shown, type Walk } from './pattern.ts';

const PREVIOUS = 'button[aria-disabled="true"]';
const SCROLLED = { '@scrolled': true };

/** A box that scrolls and that no reader could scroll without a focus, on it or in it. */
export const scrolling = (story: string, start: string, row = 'ArrowLeft, ArrowRight'): Walk => ({
  story,
  start,
  rows: {
    [row]: [
      ['ArrowRight', SCROLLED],
      ['ArrowLeft', { '@scrolled': false }],
    ],
  },
});

interface Turned {
  /** The element with the focus at first. */
  start: string;
  /** The target of ArrowRight, and then of ArrowLeft. */
  right: Shown;
  left: Shown;
}
const WITH_ARROWS: Turned = {
  start: '.slide a',
  right: { [PREVIOUS]: false },
  left: { [PREVIOUS]: 'Anterior' },
};

/** Stories in a row that scrolls: its links, its box and its controls. */
export const carousel = (story: string, { start, right, left } = WITH_ARROWS): Pattern => {
  const stops = 'a, button, .viewport';
  return {
    guide: 'carousel/',
    walks: [
      { story, rows: { Tab: through(stops), Enter: follows(stops) } },
      {
        story,
        start,
        rows: {
          'ArrowLeft, ArrowRight': [
            ['ArrowRight', right],
            ['ArrowLeft', left],
          ],
        },
      },
    ],
  };
};

/** A strip of pictures or covers that scrolls without a script. */
export const strip = (story: string, stops: string, start: string): Pattern => ({
  walks: [{ story, rows: { Tab: through(stops), Enter: follows(stops) } }, scrolling(story, start)],
});
