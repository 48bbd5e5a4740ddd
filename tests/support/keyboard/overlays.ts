import type { Pattern } from './pattern.ts';

const MENU = '[aria-haspopup="menu"]';
const ITEM = '[role="menuitem"]:focus';
const MODAL = '[role="dialog"]';
const ALERT = '[role="alertdialog"]';
const TRIGGER_OF_DIALOG = { 'button:focus': 'Cancelar la suscripción', [MODAL]: false };
const OPEN_DIALOG = {
  [MODAL]: '¿Quiere cancelar la renovación automática?',
  'button:focus': 'Seguir suscrito',
};
const TRIGGER_OF_ALERT = { 'button:focus': 'Eliminar mi cuenta', [ALERT]: false };
const OPEN_ALERT = { [ALERT]: '¿Quiere eliminar su cuenta?', 'button:focus': 'Conservar la cuenta' };
const OPEN_DRAWER = { [MODAL]: 'Secciones', 'button:focus': 'Cerrar' };
const TRIGGER_OF_DRAWER = { [MODAL]: false, 'button:focus': 'Abrir el menú' };
const OPEN_MENU = { [`${MENU}[aria-expanded="true"]`]: true, [ITEM]: 'Mi perfil' };
const CLOSED_MENU = { [`${MENU}[aria-expanded="false"]:focus`]: true, '[role="menu"]': false };

export const overlays: Readonly<Record<string, Pattern>> = {
  DropdownMenu: {
    guide: 'menu-button/',
    walks: [
      {
        story: 'components-dropdownmenu--keyboard',
        start: MENU,
        rows: {
          'Enter, Space, ArrowDown on the trigger': [
            ['Enter', OPEN_MENU],
            ['Escape', CLOSED_MENU],
            ['Space', OPEN_MENU],
            ['Escape', CLOSED_MENU],
            ['ArrowDown', OPEN_MENU],
          ],
          'ArrowDown, ArrowUp': [
            ['ArrowDown', { [ITEM]: 'Artículos guardados' }],
            ['ArrowUp', { [ITEM]: 'Mi perfil' }],
          ],
          'Home, End': [
            ['End', { [ITEM]: 'Cerrar sesión' }],
            ['Home', { [ITEM]: 'Mi perfil' }],
          ],
          'a letter': [['c', { [ITEM]: 'Cerrar sesión' }]],
          'Enter, Space on an entry': [
            ['Enter', CLOSED_MENU],
            ['Enter', OPEN_MENU],
            ['End', { [ITEM]: 'Cerrar sesión' }],
            ['Space', CLOSED_MENU],
          ],
          Escape: [
            ['Enter', OPEN_MENU],
            ['Escape', CLOSED_MENU],
          ],
        },
      },
    ],
  },
  Dialog: {
    guide: 'dialog-modal/',
    walks: [
      {
        story: 'components-dialog--keyboard',
        start: 'button',
        rows: {
          'Enter, Space on the trigger': [
            ['Enter', OPEN_DIALOG],
            ['Escape', TRIGGER_OF_DIALOG],
            ['Space', OPEN_DIALOG],
          ],
          'Tab, Shift + Tab': [
            ['Tab', { 'button:focus': 'Sí, cancelar' }],
            ['Tab', { 'button:focus': 'Cerrar' }],
            ['Tab', { 'button:focus': 'Seguir suscrito' }],
            ['Shift + Tab', { 'button:focus': 'Cerrar' }],
          ],
          Escape: [['Escape', TRIGGER_OF_DIALOG]],
        },
      },
    ],
  },
  AlertDialog: {
    guide: 'alertdialog/',
    walks: [
      {
        story: 'components-alertdialog--keyboard',
        start: 'button',
        rows: {
          'Enter, Space on the trigger': [
            ['Enter', OPEN_ALERT],
            ['Escape', TRIGGER_OF_ALERT],
            ['Space', OPEN_ALERT],
          ],
          'Tab, Shift + Tab': [
            ['Tab', { 'button:focus': 'Sí, eliminarla' }],
            ['Tab', { 'button:focus': 'Conservar la cuenta' }],
            ['Shift + Tab', { 'button:focus': 'Sí, eliminarla' }],
          ],
          Escape: [['Escape', TRIGGER_OF_ALERT]],
        },
      },
      {
        // Its play function has pressed the action, which never ends.
        story: 'components-alertdialog--busy',
        start: `${ALERT} [aria-busy="true"]`,
        rows: { Escape: [['Escape', { [ALERT]: true, 'button:focus': 'Eliminando…' }, 'stays']] },
      },
    ],
  },
  Drawer: {
    guide: 'dialog-modal/',
    walks: [
      {
        // Its play function has opened and closed it.
        story: 'components-drawer--from-the-end',
        start: 'button',
        rows: {
          'Enter, Space on the trigger': [
            ['Enter', OPEN_DRAWER],
            ['Escape', TRIGGER_OF_DRAWER],
            ['Space', OPEN_DRAWER],
          ],
          'Tab, Shift + Tab': [
            ['Shift + Tab', { 'summary:focus': 'Cultura' }],
            ['Tab', { 'button:focus': 'Cerrar' }],
            ['Tab', { 'summary:focus': 'Nación' }],
          ],
          Escape: [['Escape', TRIGGER_OF_DRAWER]],
        },
      },
    ],
  },
  Toast: {
    walks: [
      {
        story: 'components-toast--success',
        rows: { Tab: [['Tab', { '[role="status"] button:focus': 'Cerrar' }]] },
      },
    ],
  },
  Popover: {
    guide: 'disclosure/',
    walks: [
      {
        // Its play function has opened it.
        story: 'components-popover--controlled',
        start: 'button',
        rows: {
          Escape: [['Escape', { '[popover]': false, 'button:focus': '¿Qué incluye?' }]],
          'Enter, Space on the button': [
            ['Enter', { '[popover]': 'Qué incluye la suscripción' }],
            ['Enter', { '[popover]': false }],
            ['Space', { '[popover]': true, 'button:focus': '¿Qué incluye?' }],
          ],
          Tab: [['Tab', { '[popover] button:focus': 'Entendido' }]],
        },
      },
    ],
  },
  Tooltip: {
    guide: 'tooltip/',
    walks: [
      {
        story: 'components-tooltip--below',
        rows: {
          Tab: [
            ['Tab', { '[role="tooltip"]': true, 'button[aria-describedby]:focus': 'Guardar el artículo' }],
          ],
          Escape: [['Escape', { '[role="tooltip"]': false, 'button:focus': 'Guardar el artículo' }]],
        },
      },
    ],
  },
};
