import { through, type Pattern } from './pattern.ts';

const FIELD = '[role="combobox"]';
const CLOSED = `${FIELD}[aria-expanded="false"]:focus`;

const TYPED = { [`${FIELD}[aria-expanded="true"]:focus`]: 'p', '[role="option"]': 'Pasto Nariño' };

const GRID = '[role="grid"]';
const DATE = '[type="date"]';
/** The day that has the focus in the calendar. */
const at = (day: string) => ({ 'td button:focus': day });
const NOV_6 = 'viernes, 6 de noviembre de 2026';
/** The name of a day that is chosen. */
const chosen = (day: string) => at(`${day}, elegido`);
const NOV_7 = 'sábado, 7 de noviembre de 2026';

/** The number in the field with the focus. */
const count = (number: string) => ({ '[role="spinbutton"]:focus': number });
/** The tag with the focus. */
const tag = (name: string) => ({ '.tags button:focus': `Quitar ${name}` });
const TAGS = '.tags li:last-child button';

export const fields: Readonly<Record<string, Pattern>> = {
  NumberInput: {
    guide: 'spinbutton/',
    walks: [
      { story: 'components-numberinput--sizes', rows: { Tab: through('input:not([type="hidden"])') } },
      {
        story: 'components-numberinput--default',
        start: '.field',
        rows: {
          'ArrowUp, ArrowDown': [
            ['ArrowUp', count('3')],
            ['ArrowDown', count('2')],
          ],
          'PageUp, PageDown': [
            ['PageUp', count('12')],
            ['PageDown', count('2')],
          ],
          'Home, End': [
            ['Home', count('1')],
            ['End', count('20')],
          ],
        },
      },
    ],
  },
  MultiSelect: {
    guide: 'combobox/',
    walks: [
      {
        story: 'components-multiselect--nothing',
        start: FIELD,
        rows: {
          letters: [
            [
              'p',
              {
                [`${FIELD}[aria-expanded="true"]:focus`]: 'p',
                '[role="option"]': 'Deportes Fútbol, ciclismo y más',
              },
            ],
          ],
          Escape: [
            ['Escape', { [CLOSED]: 'p', '[role="option"]': false }],
            ['Escape', { [CLOSED]: '' }],
          ],
          'ArrowDown, ArrowUp': [
            ['ArrowDown', { '@active': 'Medio ambiente' }],
            ['ArrowDown', { '@active': 'Ciencia y tecnología' }],
            ['ArrowUp', { '@active': 'Medio ambiente' }],
          ],
          Enter: [
            ['Enter', { [TAGS]: 'Quitar Medio ambiente', [`${FIELD}[aria-expanded="true"]:focus`]: true }],
            ['Enter', { [TAGS]: false }],
          ],
          'Alt + ArrowDown, Alt + ArrowUp': [
            ['Alt + ArrowUp', { '[role="option"]': false }],
            ['Alt + ArrowDown', { '[role="option"]': 'Medio ambiente', '@active': false }],
          ],
        },
      },
      {
        story: 'components-multiselect--closed',
        start: FIELD,
        rows: {
          'Backspace in the empty field': [['Backspace', { ...tag('Economía'), [TAGS]: 'Quitar Economía' }]],
          'ArrowLeft, ArrowRight': [
            ['ArrowLeft', tag('Cultura')],
            ['ArrowRight', tag('Economía')],
          ],
          'Home, End on a tag': [
            ['Home', tag('Cultura')],
            ['End', tag('Economía')],
          ],
          Escape: [
            ['Escape', { [CLOSED]: '' }],
            ['ArrowLeft', tag('Economía')],
          ],
          Tab: [
            ['Tab', { [CLOSED]: '' }],
            ['Shift + Tab', tag('Economía')],
          ],
          'Backspace, Delete on a tag': [
            ['Backspace', { ...tag('Cultura'), [TAGS]: 'Quitar Cultura' }],
            ['Delete', { [TAGS]: false, [CLOSED]: '' }],
          ],
        },
      },
      {
        story: 'components-multiselect--closed',
        start: '.tags button',
        rows: {
          'Enter, Space on a tag': [
            ['Enter', { ...tag('Economía'), '.tags button': 'Quitar Economía' }],
            ['Space', { [TAGS]: false, [CLOSED]: '' }],
          ],
        },
      },
    ],
  },
  FileUpload: {
    walks: [
      {
        story: 'components-fileupload--uploading',
        rows: { Tab: through('input:not([type="hidden"]), button') },
      },
      {
        story: 'components-fileupload--uploading',
        start: 'li:nth-child(2) button',
        rows: {
          'Enter, Space on a button': [
            ['Enter', { 'li:nth-child(2)[data-status="failed"]': true }],
            [
              'Shift + Tab',
              {
                'button:focus':
                  'Reintentar la carga de respuesta-de-la-alcaldia-de-barranquilla-al-derecho-de-peticion.pdf',
              },
            ],
            ['Space', { 'li:nth-child(2)[data-status="uploading"]': true }],
          ],
        },
      },
    ],
  },
  Combobox: {
    guide: 'combobox/',
    walks: [
      {
        story: 'components-combobox--with-error',
        start: FIELD,
        rows: {
          letters: [['p', TYPED]],
          Escape: [
            ['Escape', { [CLOSED]: 'p', '[role="option"]': false }],
            ['Escape', { [CLOSED]: '' }],
            ['p', TYPED],
          ],
          'ArrowDown, ArrowUp': [
            ['ArrowDown', { '[role="option"][data-active]': 'Pasto Nariño', '@active': 'Pasto Nariño' }],
            ['ArrowDown', { '@active': 'Popayán Cauca' }],
            ['ArrowDown', { '@active': 'Pasto Nariño' }],
            ['ArrowUp', { '@active': 'Popayán Cauca' }],
          ],
          Enter: [['Enter', { [CLOSED]: 'Popayán', '[role="option"]': false, '@active': false }]],
          'Alt + ArrowDown, Alt + ArrowUp': [
            [
              'Alt + ArrowDown',
              { '[role="option"][aria-selected="true"]': 'Popayán Cauca', '@active': false },
            ],
            ['Alt + ArrowUp', { [CLOSED]: 'Popayán', '[role="option"]': false }],
          ],
          Tab: [['Tab', { [`${FIELD}:focus`]: false, [FIELD]: 'Popayán' }]],
        },
      },
    ],
  },
  Slider: {
    guide: 'slider/',
    walks: [
      {
        story: 'components-slider--default',
        start: 'input',
        rows: {
          'ArrowRight, ArrowUp': [
            ['ArrowRight', { '[type="range"]:focus': '41' }],
            ['ArrowUp', { '[type="range"]:focus': '42' }],
          ],
          'ArrowLeft, ArrowDown': [
            ['ArrowLeft', { '[type="range"]:focus': '41' }],
            ['ArrowDown', { '[type="range"]:focus': '40' }],
          ],
          'PageUp, PageDown': [
            ['PageUp', { '[type="range"]:focus': '50' }],
            ['PageDown', { '[type="range"]:focus': '40' }],
          ],
          'Home, End': [
            ['Home', { '[type="range"]:focus': '0' }],
            ['End', { '[type="range"]:focus': '100' }],
          ],
        },
      },
    ],
  },
  SegmentedControl: {
    guide: 'radio/',
    walks: [
      {
        story: 'components-segmentedcontrol--default',
        rows: {
          Tab: [['Tab', { '[type="radio"]:checked:focus': 'Esta semana' }]],
          'ArrowLeft, ArrowUp': [
            ['ArrowLeft', { '[type="radio"]:checked:focus': 'Hoy' }],
            ['ArrowUp', { '[type="radio"]:checked:focus': 'Este mes' }],
          ],
          'ArrowRight, ArrowDown': [
            ['ArrowRight', { '[type="radio"]:checked:focus': 'Hoy' }],
            ['ArrowDown', { '[type="radio"]:checked:focus': 'Esta semana' }],
          ],
        },
      },
    ],
  },
  Select: {
    walks: [
      { story: 'components-select--sizes', rows: { Tab: through('select') } },
      {
        story: 'components-select--with-error',
        start: 'select',
        rows: {
          'ArrowDown, ArrowUp': [
            ['ArrowDown', { 'select:focus': 'Cauca' }],
            ['ArrowUp', { 'select:focus': 'Antioquia' }],
          ],
        },
      },
    ],
  },
  Switch: {
    guide: 'switch/',
    walks: [
      {
        story: 'components-switch--off',
        rows: {
          Tab: [['Tab', { '[role="switch"]:not(:checked):focus': 'Notificaciones de última hora' }]],
          Space: [
            ['Space', { '[role="switch"]:checked:focus': true }],
            ['Space', { '[role="switch"]:not(:checked):focus': true }],
          ],
        },
      },
    ],
  },
  DatePicker: {
    guide: 'dialog-modal/examples/datepicker-dialog/',
    walks: [
      {
        story: 'components-datepicker--closed',
        rows: { Tab: through('input, button') },
      },
      {
        story: 'components-datepicker--closed',
        start: 'button',
        rows: {
          'Tab in the calendar': [
            ['Enter', at('viernes, 20 de noviembre de 2026')],
            ['Shift + Tab', { 'button:focus': 'Mes siguiente' }],
            ['Shift + Tab', { 'select:focus': '2026' }],
            ['Shift + Tab', { 'select:focus': '10' }],
            ['Shift + Tab', { 'button:focus': 'Mes anterior' }],
            ['Tab', { 'select:focus': '10' }],
            ['Tab', { 'select:focus': '2026' }],
            ['Tab', { 'button:focus': 'Mes siguiente' }],
            ['Tab', at('viernes, 20 de noviembre de 2026')],
          ],
        },
      },
      {
        // Its play function has chosen a day.
        story: 'components-datepicker--keyboard',
        start: 'button',
        rows: {
          'Enter, Space on the button': [
            ['Enter', { [GRID]: 'noviembre de 2026', ...chosen(NOV_6) }],
            ['Escape', { [GRID]: false, 'button:focus': 'Abrir el calendario Edición impresa' }],
            ['Space', { [GRID]: 'noviembre de 2026', ...chosen(NOV_6) }],
          ],
          'Enter, Space on a day': [
            ['ArrowRight', at(NOV_7)],
            [
              'Enter',
              { [GRID]: false, [DATE]: '2026-11-07', 'button:focus': 'Abrir el calendario Edición impresa' },
            ],
            ['Space', { [GRID]: 'noviembre de 2026', ...chosen(NOV_7) }],
            ['ArrowLeft', at(NOV_6)],
            [
              'Space',
              { [GRID]: false, [DATE]: '2026-11-06', 'button:focus': 'Abrir el calendario Edición impresa' },
            ],
            ['Enter', { [GRID]: 'noviembre de 2026', ...chosen(NOV_6) }],
          ],
          'ArrowLeft, ArrowRight': [
            ['ArrowLeft', at('jueves, 5 de noviembre de 2026')],
            ['ArrowRight', chosen(NOV_6)],
          ],
          'ArrowUp, ArrowDown': [
            ['ArrowUp', { [GRID]: 'octubre de 2026', ...at('viernes, 30 de octubre de 2026') }],
            ['ArrowDown', { [GRID]: 'noviembre de 2026', ...chosen(NOV_6) }],
          ],
          'Home, End': [
            ['Home', at('domingo, 1 de noviembre de 2026')],
            ['End', at(NOV_7)],
          ],
          'PageUp, PageDown': [
            ['PageUp', at('miércoles, 7 de octubre de 2026')],
            ['PageDown', at(NOV_7)],
          ],
          'Shift + PageUp, Shift + PageDown': [
            ['Shift + PageUp', at('viernes, 7 de noviembre de 2025')],
            ['Shift + PageDown', at(NOV_7)],
          ],
          Escape: [
            [
              'Escape',
              { [GRID]: false, [DATE]: '2026-11-06', 'button:focus': 'Abrir el calendario Edición impresa' },
            ],
          ],
        },
      },
    ],
  },
};
