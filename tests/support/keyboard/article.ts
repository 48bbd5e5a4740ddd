import { follows, nothing, through, type Pattern } from './pattern.ts';
import { carousel, scrolling } from './rows.ts';
import { links, one } from './shared.ts';

const SHARE = 'blocks-article-sharebar--row';
const FIGURE = 'blocks-body-bodyfigure--linked';
const GALLERY = 'blocks-body-bodygallery--opens-a-viewer';
const VIEWER = 'blocks-body-galleryviewer--open';
const CODE = 'blocks-body-bodycode--long-line';
const SHELF = 'blocks-editions-editionshelf--default';
const HERO = 'blocks-openings-herocarousel--default';
const MODAL = '[role="dialog"]';
const COUNT = `${MODAL} .count`;
const LARGE = { '.scale': '150 %. Ver la imagen completa', [COUNT]: '1 / 5' };
const WHOLE = { '.scale': '100 %. Ver la imagen completa', [COUNT]: '1 / 5' };
/** A picture that is so large that it can be moved in both directions: it lies in the middle, or beside it. */
const CENTRE = '.frame[style*="translate(0px, 0px) scale(2.25)"]';
const CENTRED = { [CENTRE]: true };
const ACROSS = { [CENTRE]: false, '.frame[style*="px, 0px) scale(2.25)"]': true };
const ALONG = { [CENTRE]: false, '.frame[style*="translate(0px, "][style*="scale(2.25)"]': true };
const THUMBNAIL = '.thumbnails button:focus';
const PLACE = '.pagination [aria-current]';
const PHOTO = '.open:focus';
const COPIED = { '[role="status"]': 'Enlace copiado' };

/** A box beside an article. In a narrow window its title opens and closes it. */
const sideBox = (
  { open, shut }: { open: string; shut: string },
  title: string,
  row = 'Enter on a link',
): Pattern =>
  one(
    { story: open, rows: { Tab: through('summary, a'), [row]: follows('summary, a') } },
    { story: shut, width: 1280, rows: { Tab: through('a'), [row]: follows('a') } },
    {
      story: open,
      start: 'summary',
      rows: {
        'Enter, Space on the title': [
          ['Enter', { 'details:not([open]) > summary:focus': title, 'details a': false }],
          ['Space', { 'details[open] > summary:focus': title, 'details a': true }],
        ],
      },
    },
  );

/** The parts of articles, and the boxes beside them. */
export const article: Readonly<Record<string, Pattern>> = {
  ShareBar: one(
    { story: SHARE, rows: { Tab: through('a, button') } },
    {
      story: SHARE,
      start: 'a',
      rows: {
        'Enter on a link': [
          ['Enter', { '@opened': 'web.whatsapp.com' }],
          ['Tab', { 'a:focus': 'Compartir en Facebook' }],
          ['Enter', { '@opened': 'www.facebook.com' }],
        ],
      },
    },
    ...['Enter', 'Space'].map((key) => ({
      story: SHARE,
      start: 'button',
      rows: { 'Enter, Space on the button': [[key, COPIED] as const] },
    })),
  ),
  ArticleBody: one({
    story: 'blocks-body-articlebody--every-control',
    rows: { Tab: through('a[href], button, video, .viewport, [role="group"][tabindex="0"]') },
  }),
  BodyCode: one({ story: CODE, rows: { Tab: through('pre') } }, scrolling(CODE, 'pre')),
  BodyFigure: one(
    { story: 'blocks-body-bodyfigure--captioned', rows: { Tab: nothing } },
    { story: FIGURE, rows: { Tab: through('a'), Enter: follows('a') } },
  ),
  BodyGallery: one(
    { story: GALLERY, rows: { Tab: through('button, .viewport, a') } },
    {
      story: GALLERY,
      start: '.viewport',
      rows: {
        'ArrowLeft, ArrowRight': [
          ['ArrowRight', { [PLACE]: 'Ir a la diapositiva 2' }],
          ['ArrowLeft', { [PLACE]: 'Ir a la diapositiva 1' }],
          ['ArrowLeft', { [PLACE]: 'Ir a la diapositiva 5' }],
        ],
      },
    },
    {
      story: GALLERY,
      start: '.open',
      rows: {
        'Enter, Space on a picture': [
          ['Enter', { [COUNT]: '1 / 5' }],
          ['Escape', { [MODAL]: false, [PHOTO]: 'Ver la imagen 1 en pantalla completa' }],
          ['Tab', { [PHOTO]: 'Ver la imagen 2 en pantalla completa' }],
          ['Space', { [COUNT]: '2 / 5' }],
        ],
        'Escape in the viewer': [
          ['Escape', { [MODAL]: false, [PHOTO]: 'Ver la imagen 2 en pantalla completa' }],
        ],
      },
    },
  ),
  BodyVideo: one(
    { story: 'blocks-body-bodyvideo--chapters', rows: { Tab: through('video, button, a') } },
    { story: 'blocks-body-bodyvideo--failed', rows: { Tab: through('button') } },
    ...['Enter', 'Space'].map((key) => ({
      story: 'blocks-body-bodyvideo--file',
      start: '[data-captions]',
      rows: {
        'Enter, Space on the captions': [
          [key, { '[aria-pressed="true"]:focus': 'Subtítulos' }] as const,
          [key, { '[aria-pressed="false"]:focus': 'Subtítulos' }] as const,
        ],
      },
    })),
    {
      story: 'blocks-body-bodyvideo--stream-alone',
      start: '.invitation',
      rows: {
        'Enter on the link over a stream': [
          [
            'Enter',
            {
              '@played': 'La ministra de Hacienda responde',
              'video:focus': 'La ministra de Hacienda responde',
              '.invitation': false,
            },
          ],
        ],
      },
    },
    {
      story: 'blocks-body-bodyvideo--chapters',
      start: '.parts li + li a',
      rows: {
        'Enter on a chapter': [
          [
            'Enter',
            { '@played': 'La ministra de Hacienda responde', 'a:focus': '1:04 Qué dice la regla fiscal' },
          ],
        ],
      },
    },
  ),
  GalleryViewer: one(
    {
      story: VIEWER,
      start: `${MODAL} .viewport`,
      rows: {
        'ArrowLeft, ArrowRight': [
          ['ArrowRight', { [COUNT]: '4 / 5' }],
          ['ArrowRight', { [COUNT]: '5 / 5' }],
          ['ArrowRight', { [COUNT]: '1 / 5' }],
          ['ArrowLeft', { [COUNT]: '5 / 5' }],
        ],
        'Home, End': [
          ['Home', { [COUNT]: '1 / 5' }],
          ['End', { [COUNT]: '5 / 5' }],
          ['Home', { [COUNT]: '1 / 5' }],
        ],
        '+, -, 0': [
          ['+', LARGE],
          ['-', WHOLE],
          ['+', LARGE],
          ['0', WHOLE],
        ],
        'ArrowLeft, ArrowRight, ArrowUp, ArrowDown on a zoomed picture': [
          ['+', LARGE],
          ['+', CENTRED],
          ['ArrowLeft', ACROSS],
          ['ArrowRight', CENTRED],
          ['ArrowUp', ALONG],
          ['ArrowDown', CENTRED],
          ['0', WHOLE],
        ],
        'ArrowLeft, ArrowRight on a thumbnail': [
          ['Tab', { [THUMBNAIL]: 'Ir a la imagen 1' }],
          ['ArrowRight', { [THUMBNAIL]: 'Ir a la imagen 2', [COUNT]: '2 / 5' }],
          ['ArrowLeft', { [THUMBNAIL]: 'Ir a la imagen 1', [COUNT]: '1 / 5' }],
        ],
        Tab: [
          ['Tab', { 'button:focus': 'Alejar' }],
          ['Tab', { 'button:focus': '100 %. Ver la imagen completa' }],
          ['Tab', { 'button:focus': 'Acercar' }],
          ['Tab', { 'button:focus': 'Cerrar la galería' }],
          ['Tab', { 'button:focus': 'Anterior' }],
          ['Tab', { 'button:focus': 'Siguiente' }],
          ['Tab', { '.viewport:focus': true }],
          ['Tab', { [THUMBNAIL]: 'Ir a la imagen 1' }],
        ],
        'Enter, Space on a button': [
          ['Shift + Tab', { '.viewport:focus': true }],
          ['Shift + Tab', { 'button:focus': 'Siguiente' }],
          ['Enter', { [COUNT]: '2 / 5' }],
          ['Space', { [COUNT]: '3 / 5' }],
          ['Shift + Tab', { 'button:focus': 'Anterior' }],
          ['Space', { [COUNT]: '2 / 5' }],
        ],
      },
    },
    {
      story: GALLERY,
      start: '.open',
      rows: {
        Escape: [
          ['Enter', { [COUNT]: '1 / 5' }],
          ['Escape', { [MODAL]: false, [PHOTO]: 'Ver la imagen 1 en pantalla completa' }],
        ],
      },
    },
  ),
  EditionShelf: one(links(SHELF), scrolling(SHELF, '.shelf a', 'ArrowLeft, ArrowRight on an edition')),
  HeroCarousel: carousel(HERO, {
    start: 'h2 a',
    right: { [PLACE]: 'Ir a la diapositiva 2' },
    left: { [PLACE]: 'Ir a la diapositiva 1' },
  }),
  LatestBox: sideBox(
    { open: 'blocks-lists-latestbox--default', shut: 'blocks-lists-latestbox--default' },
    'Encuentra aquí lo último',
  ),
  MostReadBox: sideBox(
    { open: 'blocks-lists-mostreadbox--three', shut: 'blocks-lists-mostreadbox--three' },
    'Lo más leído',
  ),
  UpdatesBox: sideBox(
    // The play function of the first has opened it.
    { open: 'blocks-lists-updatesbox--on-a-phone', shut: 'blocks-lists-updatesbox--beside-the-text' },
    'Actualizaciones',
    'Enter on a time',
  ),
};
