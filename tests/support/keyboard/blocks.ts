import { through, type Pattern } from './pattern.ts';
import { carousel, scrolling, strip } from './rows.ts';

const GRAPHIC = 'blocks-body-bodygraphic--line';
const PAIR = 'blocks-body-bodypair--pair';
const TABLE = 'blocks-body-bodytable--on-a-phone';

export const blocks: Readonly<Record<string, Pattern>> = {
  BodyGraphic: {
    guide: 'disclosure/',
    walks: [
      { story: GRAPHIC, rows: { Tab: through('[role="application"], summary') } },
      {
        story: GRAPHIC,
        start: '[role="application"]',
        rows: {
          'ArrowRight, ArrowLeft on the drawing': [
            ['ArrowRight', { output: 'Enero, Este año: 58 %' }],
            ['ArrowRight', { output: 'Febrero, Este año: 52 %' }],
            ['ArrowLeft', { output: 'Enero, Este año: 58 %' }],
          ],
          'ArrowDown, ArrowUp on the drawing': [
            ['ArrowDown', { output: 'Enero, Año pasado: 61 %' }],
            ['ArrowUp', { output: 'Enero, Este año: 58 %' }],
          ],
          'Home, End on the drawing': [
            ['End', { output: 'Noviembre, Este año: 83 %' }],
            ['Home', { output: 'Enero, Este año: 58 %' }],
          ],
          'Escape on the drawing': [
            ['ArrowRight', { 'output:not(:empty)': 'Febrero, Este año: 52 %' }],
            ['Escape', { 'output:not(:empty)': false }],
          ],
        },
      },
      {
        story: GRAPHIC,
        start: 'summary',
        rows: {
          'Enter, Space on the summary': [
            ['Enter', { 'details[open] > summary:focus': 'Ver los datos', 'details a': true }],
            ['Space', { 'details:not([open]) > summary:focus': 'Ver los datos', 'details a': false }],
          ],
        },
      },
    ],
  },
  BodyPair: {
    guide: 'slider/',
    walks: [
      { story: PAIR, rows: { Tab: through('input') } },
      {
        story: PAIR,
        start: 'input',
        rows: {
          'ArrowRight, ArrowLeft': [
            ['ArrowRight', { input: '21' }],
            ['ArrowLeft', { input: '20' }],
          ],
          'Home, End': [
            ['Home', { input: '0' }],
            ['End', { input: '100' }],
          ],
        },
      },
    ],
  },
  BodyRecipe: {
    guide: 'checkbox/',
    walks: [
      {
        story: 'blocks-body-bodyrecipe--whole',
        rows: {
          Tab: through('input'),
          Space: [
            ['Tab', { 'input:not(:checked):focus': '1 kg de pechuga de pollo con hueso' }],
            ['Space', { 'input:checked:focus': true }],
            ['Space', { 'input:checked': false }],
          ],
        },
      },
    ],
  },
  BodyTable: {
    walks: [{ story: TABLE, rows: { Tab: through('[role="group"]') } }, scrolling(TABLE, '[role="group"]')],
  },
  AuthorCarousel: carousel('blocks-carousels-authorcarousel--many'),
  StoryCarousel: carousel('blocks-carousels-storycarousel--cards'),
  VideoRows: carousel('blocks-carousels-videorows--title-of-key'),
  GalleryStrip: strip('blocks-carousels-gallerystrip--default', 'a, .strip', '.strip'),
};
