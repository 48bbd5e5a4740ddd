import { nothing, through, type Pattern } from './pattern.ts';

const MODAL = '[role="dialog"]';
const CHECKED = '[type="radio"]:checked:focus';
const PASSWORD = 'Cafe2025';
const HIDDEN = { '[type="password"]': PASSWORD, 'button:focus': 'Mostrar la contraseña' };
const TYPED = { '[type="text"]': PASSWORD, 'button:focus': 'Ocultar la contraseña' };

export const controls: Readonly<Record<string, Pattern>> = {
  Button: {
    guide: 'button/',
    walks: [
      { story: 'components-button--primary', rows: { Tab: through('button') } },
      { story: 'components-button--busy', rows: { Tab: [['Tab', { '[aria-busy="true"]:focus': true }]] } },
      { story: 'components-button--disabled', rows: { Tab: nothing } },
      {
        // Its buttons open a dialog and close it.
        story: 'components-dialog--keyboard',
        start: 'button',
        rows: {
          'Enter, Space': [
            ['Enter', { [MODAL]: true, 'button:focus': 'Seguir suscrito' }],
            ['Space', { [MODAL]: false, 'button:focus': 'Cancelar la suscripción' }],
          ],
        },
      },
    ],
  },
  IconButton: {
    guide: 'button/',
    walks: [
      {
        story: 'components-drawer--from-the-end',
        start: 'button',
        rows: {
          'Enter, Space': [
            ['Enter', { [MODAL]: 'Secciones', 'button:focus': 'Cerrar' }],
            ['Space', { [MODAL]: false, 'button:focus': 'Abrir el menú' }],
          ],
        },
      },
    ],
  },
  Checkbox: {
    guide: 'checkbox/',
    walks: [
      {
        story: 'components-checkbox--checked',
        start: 'input',
        rows: {
          Space: [
            ['Space', { ':not(:checked)[type="checkbox"]:focus': true }],
            ['Space', { '[type="checkbox"]:checked:focus': true }],
          ],
        },
      },
    ],
  },
  Radio: {
    guide: 'radio/',
    walks: [
      {
        story: 'components-radio--with-hint',
        rows: {
          Tab: [['Tab', { [CHECKED]: 'Tarjeta de crédito' }]],
          'ArrowDown, ArrowUp': [
            ['ArrowDown', { [CHECKED]: 'PSE' }],
            ['ArrowDown', { [CHECKED]: 'PayPal' }],
            ['ArrowUp', { [CHECKED]: 'PSE' }],
          ],
        },
      },
    ],
  },
  Input: { walks: [{ story: 'components-input--sizes', rows: { Tab: through('input') } }] },
  Textarea: {
    walks: [
      { story: 'components-textarea--sizes', rows: { Tab: through('textarea') } },
      {
        story: 'components-textarea--default',
        start: 'textarea',
        rows: { Enter: [['Enter', { 'textarea:focus': '\n' }]] },
      },
    ],
  },
  PasswordInput: {
    walks: [
      {
        story: 'components-passwordinput--with-error',
        rows: {
          Tab: [
            ['Tab', { '[type="password"]:focus': PASSWORD }],
            ['Tab', HIDDEN],
          ],
          'Enter, Space on the button': [
            ['Enter', TYPED],
            ['Space', HIDDEN],
          ],
        },
      },
    ],
  },
};
