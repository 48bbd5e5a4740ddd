import { CONTROLS, follows, through, type Pattern } from './pattern.ts';
import { eitherKey, links, one } from './shared.ts';

const ACCESS = 'patterns-account-accessdata--default';
/** Beside them is a name for password managers, which Tab leaves out. */
const FIELDS = '[name="email"], [type="password"], button';
const ADDRESS = 'patterns-account-addressbook--field-errors';
const CROP = 'patterns-account-avatareditor--crop';
const BANNER = 'patterns-account-renewalbanner';
const SETTINGS = 'patterns-account-subscriptionsettings';
const MODAL = '[role="dialog"]';
const ALERT = '[role="alertdialog"]';
const OPTION = '[role="option"][data-active]';
const REASON = '[type="radio"]:checked:focus';
const UNLINK = 'Desvincular Google';
/** The picture under the square, moved by so many pixels. */
const moved = (x: number, y: number) => ({ [`img[style*="translate(${x}px, ${y}px)"]`]: true });

/** The pages of a reader's account. */
export const accountSettings: Readonly<Record<string, Pattern>> = {
  AccessData: one(
    { story: ACCESS, rows: { Tab: through(FIELDS) } },
    {
      story: ACCESS,
      start: '[name="email"]',
      rows: { 'Enter in a field': [['Enter', { '@pressed': 'Cambiar correo' }]] },
    },
    {
      story: ACCESS,
      start: '[name="oldPassword"]',
      rows: { 'Enter in a field': [['Enter', { '@pressed': 'Cambiar contraseña' }]] },
    },
    {
      story: ACCESS,
      start: `[aria-label="${UNLINK}"]`,
      rows: {
        Escape: [
          ['Enter', { [ALERT]: true }],
          ['Escape', { [ALERT]: false, [`[aria-label="${UNLINK}"]:focus`]: true }],
        ],
      },
    },
  ),
  AddressBook: one(
    { story: 'patterns-account-addressbook--default', rows: { Tab: through('button') } },
    { story: ADDRESS, rows: { Tab: through(CONTROLS) } },
    {
      story: ADDRESS,
      start: '[name="region"]',
      rows: {
        'ArrowDown, ArrowUp, Enter in a department or a city': [
          ['b', { '[role="option"]': true }],
          ['ArrowDown', { [OPTION]: true }],
          ['ArrowDown', { [OPTION]: 'Bolívar' }],
          ['ArrowUp', { [OPTION]: 'Bogotá D.C.' }],
          ['Enter', { '[role="option"]': false, '[name="region"]:focus': 'Bogotá D.C.' }],
        ],
      },
    },
    {
      story: ADDRESS,
      start: '[name="line1"]',
      rows: { 'Enter in a line of text': [['Enter', { '@pressed': 'Guardar la dirección' }]] },
    },
  ),
  AvatarEditor: one(
    { story: 'patterns-account-avatareditor--with-picture', rows: { Tab: through('button') } },
    {
      story: CROP,
      start: `${MODAL} .close`,
      rows: {
        'Tab in the dialog': [
          ['Tab', { [`${MODAL} .body:focus`]: true }],
          ['Tab', { '.reactEasyCrop_CropArea:focus': true }],
          ['Tab', { '[type="range"]:focus': '1' }],
          ['Tab', { 'button:focus': 'Cancelar' }],
          ['Tab', { 'button:focus': 'Guardar foto' }],
          ['Tab', { 'button:focus': 'Cerrar' }],
        ],
        Escape: [['Escape', { [MODAL]: false, '.rt-banner': false }]],
      },
    },
    {
      // Its play function has moved the picture. Only a larger one can move up and down.
      story: CROP,
      start: '[type="range"]',
      rows: {
        'ArrowLeft, ArrowRight, ArrowUp, ArrowDown on the square': [
          ['End', { '[type="range"]:focus': '4' }],
          ['Shift + Tab', { '.reactEasyCrop_CropArea:focus': true, ...moved(80, 0) }],
          ['ArrowLeft', moved(72, 0)],
          ['ArrowRight', moved(80, 0)],
          ['ArrowUp', moved(80, -8)],
          ['ArrowDown', moved(80, 0)],
        ],
      },
    },
    {
      story: CROP,
      start: '[type="range"]',
      rows: {
        'ArrowLeft, ArrowRight on the slider': [
          ['ArrowRight', { '[type="range"]:focus': '1.1', 'img[style*="scale(1.1)"]': true }],
          ['ArrowLeft', { '[type="range"]:focus': '1', 'img[style*="scale(1)"]': true }],
        ],
        'Home, End on the slider': [
          ['End', { '[type="range"]:focus': '4', 'img[style*="scale(4)"]': true }],
          ['Home', { '[type="range"]:focus': '1', 'img[style*="scale(1)"]': true }],
        ],
      },
    },
  ),
  RenewalBanner: one(
    {
      story: `${BANNER}--desktop`,
      rows: { Tab: through('a, button'), 'Enter on the link': follows('a, button') },
    },
    ...['Enter', 'Space'].map((key) => ({
      story: `${BANNER}--docked`,
      start: '.close',
      rows: { 'Enter, Space on the button': [[key, { '.close': false }] as const] },
    })),
    {
      story: `${BANNER}--over-a-page`,
      start: 'button',
      rows: {
        Escape: [
          ['Enter', { 'dialog:modal': true }],
          ['Escape', { dialog: false, 'button:focus': 'Ver el aviso' }],
        ],
      },
    },
  ),
  SubscriptionSettings: one(
    links(`${SETTINGS}--every-status`, 'a[href], [role="group"]', 'Enter on a link'),
    ...eitherKey(
      {
        story: `${SETTINGS}-subscriptionactions--active`,
        start: 'button:has-text("Cancelar la suscripción")',
      },
      'Enter, Space on the button that cancels',
      { '[type="radio"]': true },
    ),
    { story: `${SETTINGS}-subscriptionactions--active`, rows: { Tab: through(CONTROLS) } },
    {
      // Its play function has asked for the reasons, and sent none.
      story: `${SETTINGS}-subscriptionactions--cancel-without-reason`,
      start: '[type="radio"]',
      rows: {
        'Space on a reason': [['Space', { [REASON]: 'El precio es muy alto' }]],
        'ArrowDown, ArrowUp on a reason': [
          ['ArrowDown', { [REASON]: 'Otro motivo' }],
          ['ArrowUp', { [REASON]: 'El precio es muy alto' }],
        ],
      },
    },
    {
      // Its play function has chosen a reason and gone on.
      story: `${SETTINGS}-subscriptionactions--cancel-question`,
      start: `${ALERT} button`,
      rows: {
        'Escape in a question': [
          ['Escape', { [ALERT]: false, '[type="radio"]:checked': 'El precio es muy alto' }],
        ],
      },
    },
  ),
};
