import { through, type Pattern } from './pattern.ts';

const PLACE = '.pagination [aria-current]';
const TAB = '[role="tab"]:focus';
const SELECTED = '[role="tab"][aria-selected="true"]';
const PANEL = '[role="tabpanel"]';
const BOX = '[role="group"]:focus';
const ASCENDING = '[aria-sort="ascending"] button:focus';
const DESCENDING = '[aria-sort="descending"] button:focus';
const FIRST_ROW = 'tbody th';
const SAN_ANDRES = 'Archipiélago de San Andrés, Providencia y Santa Catalina';

/** A tab that has the focus, and is selected with its panel. */
const chosen = (name: string) => ({ [TAB]: name, [SELECTED]: name, [PANEL]: name });

export const content: Readonly<Record<string, Pattern>> = {
  Accordion: {
    guide: 'accordion/',
    walks: [
      {
        story: 'components-accordion--closed',
        rows: {
          'Tab, Shift + Tab': [
            ['Tab', { 'summary:focus': '¿Cómo cambio mi dirección de entrega?' }],
            ['Tab', { 'summary:focus': '¿Cómo cancelo la renovación automática de mi suscripción digital?' }],
            ['Shift + Tab', { 'summary:focus': '¿Cómo cambio mi dirección de entrega?' }],
          ],
          'Enter, Space': [
            [
              'Enter',
              { 'details[open] > summary:focus': '¿Cómo cambio mi dirección de entrega?', 'details p': true },
            ],
            ['Space', { 'details[open]': false, 'summary:focus': true, 'details p': false }],
          ],
        },
      },
    ],
  },
  Collapsible: {
    guide: 'disclosure/',
    walks: [
      {
        story: 'components-collapsible--open',
        start: 'summary',
        rows: {
          'Enter, Space on the summary': [
            ['Enter', { 'details[open]': false, 'summary:focus': true }],
            ['Space', { 'details[open] > summary:focus': true, 'details p': true }],
          ],
        },
      },
    ],
  },
  Carousel: {
    guide: 'carousel/',
    walks: [
      {
        story: 'components-carousel--bars',
        rows: {
          Tab: [
            ['Tab', { 'button[aria-disabled="true"]:focus': 'Anterior' }],
            ['Tab', { 'button:focus': 'Siguiente' }],
            ['Tab', { '[role="group"]:focus': 'Galería: un año en imágenes' }],
            ['Tab', { 'button[aria-current="true"]:focus': 'Ir a la diapositiva 1' }],
          ],
          'ArrowLeft, ArrowRight': [
            ['ArrowRight', { [PLACE]: 'Ir a la diapositiva 2', '[aria-live]': 'Diapositiva 2 de 5' }],
            ['ArrowLeft', { [PLACE]: 'Ir a la diapositiva 1' }],
            ['ArrowLeft', { [PLACE]: 'Ir a la diapositiva 1' }, 'stays'],
          ],
          'Enter, Space on a control': [
            ['Tab', { 'button:focus': 'Ir a la diapositiva 2' }],
            ['Enter', { [PLACE]: 'Ir a la diapositiva 2' }],
            ['Tab', { 'button:focus': 'Ir a la diapositiva 3' }],
            ['Space', { [PLACE]: 'Ir a la diapositiva 3' }],
          ],
        },
      },
    ],
  },
  Tabs: {
    guide: 'tabs/',
    walks: [
      {
        story: 'components-tabs--narrow',
        rows: {
          Tab: [
            ['Tab', chosen('Digitales')],
            ['Tab', { [`${PANEL}:focus`]: 'Digitales' }],
            ['Shift + Tab', chosen('Digitales')],
          ],
          'ArrowLeft, ArrowRight': [
            ['ArrowRight', chosen('Impresas')],
            // The keys of vertical tabs scroll the page here.
            ['ArrowDown', chosen('Impresas'), 'stays'],
            ['ArrowLeft', chosen('Digitales')],
            ['ArrowLeft', chosen('Historial de pagos')],
            ['ArrowRight', chosen('Digitales')],
          ],
          'Home, End': [
            ['End', chosen('Historial de pagos')],
            ['Home', chosen('Digitales')],
          ],
        },
      },
      {
        story: 'components-tabs--vertical-on-phone',
        start: SELECTED,
        rows: {
          'ArrowUp, ArrowDown': [
            ['ArrowDown', { ...chosen('Impresas'), '[role="tablist"][aria-orientation="vertical"]': true }],
            ['ArrowRight', chosen('Impresas'), 'stays'],
            ['ArrowUp', chosen('Digitales')],
            ['ArrowUp', chosen('Historial de pagos')],
            ['ArrowDown', chosen('Digitales')],
          ],
        },
      },
      {
        story: 'components-tabs--disabled-tab',
        start: SELECTED,
        rows: {
          'ArrowLeft, ArrowRight': [
            ['ArrowLeft', chosen('Digitales')],
            ['ArrowRight', chosen('Historial de pagos')],
          ],
        },
      },
      {
        // Its play function has selected the second tab.
        story: 'components-tabs--manual',
        start: SELECTED,
        rows: {
          'Enter, Space': [
            ['ArrowRight', { ...chosen('Impresas'), [TAB]: 'Historial de pagos' }],
            ['Enter', chosen('Historial de pagos')],
            ['Home', { ...chosen('Historial de pagos'), [TAB]: 'Digitales' }],
            ['Space', chosen('Digitales')],
          ],
        },
      },
    ],
  },
  Table: {
    guide: 'table/',
    walks: [
      {
        // Its play function has sorted by the third column.
        story: 'components-table--sortable',
        rows: {
          Tab: [
            ['Tab', { [BOX]: 'Departamentos, su capital y su población' }],
            ['Tab', { 'th button:focus': 'Departamento' }],
            ['Tab', { 'th button:focus': 'Capital' }],
            ['Tab', { [DESCENDING]: 'Población', [FIRST_ROW]: 'Antioquia' }],
          ],
          'Enter, Space on a header': [
            ['Shift + Tab', { 'th button:focus': 'Capital' }],
            ['Enter', { [ASCENDING]: 'Capital', [FIRST_ROW]: 'Valle del Cauca' }],
            ['Space', { [DESCENDING]: 'Capital', [FIRST_ROW]: SAN_ANDRES }],
            ['Tab', { 'th button:focus': 'Población' }],
            ['Space', { [ASCENDING]: 'Población', [FIRST_ROW]: SAN_ANDRES }],
            ['Enter', { [DESCENDING]: 'Población', [FIRST_ROW]: 'Antioquia' }],
          ],
        },
      },
      {
        // Its play function has scrolled.
        story: 'components-table--sticky-column',
        start: '[role="group"]',
        rows: {
          'ArrowLeft, ArrowRight': [
            ['ArrowLeft', { '@scrolled': false, [BOX]: true }],
            ['ArrowRight', { '@scrolled': true, [BOX]: true }],
          ],
        },
      },
    ],
  },
  PageEmbed: {
    walks: [
      {
        story: 'blocks-embeds-pageembed--default',
        rows: { Tab: through('.still :is(button, input, a)') },
      },
    ],
  },
};
