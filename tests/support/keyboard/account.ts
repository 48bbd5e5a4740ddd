import { CONTROLS, follows, through, type Pattern } from './pattern.ts';
import { eitherKey, form, links, one, presses } from './shared.ts';

const ALERT = '[role="alertdialog"]';
const NEWSLETTER = '[role="switch"]';
const OPINION = 'Opinión de la semana';
const REPORT = 'Descargar (JSON) el informe del 20 de noviembre de 2026';
const DOWNLOADED = 'El informe está en las descargas.';
const SHOW = '[aria-label="Mostrar la contraseña"]';

export const account: Readonly<Record<string, Pattern>> = {
  AccountArea: one(links('patterns-account-accountarea--weekly', CONTROLS)),
  AccountNotice: one(
    links('patterns-account-accountnotice--done', 'a[href]', 'Enter on a link'),
    presses('patterns-account-accountnotice--ask', 'Confirmar mi correo', 'Enter, Space on the button'),
    {
      story: 'patterns-account-accountnotice--over',
      start: '[type="email"]',
      rows: { 'Enter in a field': [['Enter', { '@pressed': 'Enviar otro enlace' }]] },
    },
  ),
  AuthDialog: one(
    {
      story: 'patterns-account-authdialog--sign-in',
      start: '[name="userName"]',
      rows: {
        Tab: [
          ['Tab', { '[name="password"]:focus': true }],
          ['Tab', { 'button:focus': 'Mostrar la contraseña' }],
          ['Tab', { '[name="rememberMe"]:focus': true }],
          ['Tab', { 'button:focus': 'Iniciar sesión' }],
          ['Tab', { 'button:focus': 'Continuar con Apple' }],
          ['Tab', { 'a:focus': 'Olvidé mi contraseña' }],
          ['Tab', { 'a:focus': 'Recibir un enlace para entrar sin contraseña' }],
          ['Tab', { 'a:focus': 'Crear cuenta' }],
          ['Tab', { 'button:focus': 'Cerrar' }],
          ['Tab', { '[name="userName"]:focus': true }],
        ],
        'Enter in a field': [['Enter', { '@pressed': 'Iniciar sesión' }]],
      },
    },
    {
      story: 'patterns-account-authdialog--sign-in',
      start: '[name="rememberMe"]',
      rows: {
        'Space on a box': [
          ['Space', { '[name="rememberMe"]:not(:checked):focus': true }],
          ['Space', { '[name="rememberMe"]:checked:focus': true }],
        ],
        Escape: [['Escape', { '[data-closing]': true }]],
      },
    },
    {
      story: 'patterns-account-authdialog--sign-in',
      start: SHOW,
      rows: {
        'Enter, Space on a button': [
          ['Enter', { '[name="password"][type="text"]': true, 'button:focus': 'Ocultar la contraseña' }],
          ['Space', { '[name="password"][type="text"]': false, 'button:focus': 'Mostrar la contraseña' }],
        ],
      },
    },
    {
      story: 'patterns-account-authdialog--sign-in',
      start: 'a:has-text("Olvidé mi contraseña")',
      rows: {
        'Enter on a link': [['Enter', { '[role="dialog"] h2': 'Recuperar contraseña', 'input:focus': true }]],
      },
    },
    {
      // Its play function has pressed Escape, too.
      story: 'patterns-account-authdialog--without-closing',
      start: '[name="userName"]',
      rows: { Escape: [['Escape', { '[role="dialog"]': true, '[data-closing]': false }, 'stays']] },
    },
  ),
  AuthForm: one(
    ...form({
      story: 'patterns-account-authform--recovery',
      field: 'email',
      send: 'Enviar el enlace',
    }),
    {
      story: 'patterns-account-authform--sign-up',
      start: '[name="terms"]',
      rows: { 'Space on a box': [['Space', { '[name="terms"]:checked:focus': true }]] },
    },
    ...eitherKey(
      { story: 'patterns-account-authform--recovery', start: '[type="submit"]' },
      'Enter, Space on a button',
      { '@pressed': 'Enviar el enlace' },
    ),
  ),
  EmailLinkForm: one(
    ...form({
      story: 'patterns-account-emaillinkform--recovery',
      field: 'email',
      send: 'Enviar el enlace',
    }),
  ),
  EmailLinkPage: one(
    links('patterns-account-emaillinkpage--signed-out', 'a[href]', 'Enter on a link'),
    ...eitherKey(
      { story: 'patterns-account-emaillinkpage--gift', start: '#storybook-root button' },
      'Enter, Space on the button',
      { '@pressed': 'Activar mi regalo' },
    ),
  ),
  NewPasswordForm: one(
    ...form({
      story: 'patterns-account-newpasswordform--empty',
      field: 'password',
      send: 'Cambiar contraseña',
    }),
    {
      story: 'patterns-account-newpasswordform--empty',
      start: SHOW,
      rows: {
        'Enter, Space on the eye': [
          ['Enter', { '[name="password"][type="text"]': true, 'button:focus': true }],
          ['Space', { '[name="password"][type="text"]': false, [`${SHOW}:focus`]: true }],
        ],
      },
    },
  ),
  NewsletterSettings: one({
    story: 'patterns-account-newslettersettings--switched',
    rows: {
      Tab: through(NEWSLETTER),
      Space: [
        ['Tab', { [`${NEWSLETTER}:focus`]: true }],
        ['Tab', { [`${NEWSLETTER}:checked:focus`]: OPINION }],
        ['Space', { [`${NEWSLETTER}:not(:checked):focus`]: OPINION }],
        ['Space', { [`${NEWSLETTER}:checked:focus`]: OPINION }],
      ],
    },
  }),
  PrivacySettings: one({
    story: 'patterns-account-privacysettings--default',
    rows: {
      Tab: through('button'),
      'Enter, Space on a report': [
        ['Tab', { 'button:focus': REPORT }],
        ['Enter', { '@pressed': REPORT, '[role="status"]': DOWNLOADED }],
        ['Space', { '@pressed': REPORT }],
      ],
      'Enter, Space on the deletion': [
        ['Tab', { 'button:focus': 'Descargar (JSON) el informe del 2 de marzo de 2026' }],
        ['Tab', { 'button:focus': 'Eliminar la cuenta' }],
        ['Enter', { [`${ALERT} button:focus`]: 'Conservar la cuenta' }],
        ['Escape', { [ALERT]: false, 'button:focus': 'Eliminar la cuenta' }],
        ['Space', { [`${ALERT} button:focus`]: 'Conservar la cuenta' }],
      ],
      'Escape in the question': [['Escape', { [ALERT]: false, 'button:focus': 'Eliminar la cuenta' }]],
    },
  }),
  ProfileCard: one(links('patterns-account-profilecard--filled')),
  ProfileForm: one(
    ...form({
      story: 'patterns-account-profileform--filled',
      field: 'firstName',
      send: 'Guardar cambios',
    }),
    {
      story: 'patterns-account-profileform--filled',
      start: '[name="gender"]',
      rows: {
        'ArrowDown, ArrowUp in the gender': [
          ['ArrowDown', { '[name="gender"]:focus': 'MALE' }],
          ['ArrowUp', { '[name="gender"]:focus': 'FEMALE' }],
        ],
      },
    },
    ...eitherKey(
      { story: 'patterns-account-profileform--filled', start: '[type="submit"]' },
      'Enter, Space on the button',
      { '@pressed': 'Guardar cambios', '[role="status"]': 'Los cambios quedaron guardados.' },
    ),
    {
      story: 'patterns-account-profileform--filled',
      start: '[href="/autogestion/perfil/"]',
      rows: { 'Enter on the link': [['Enter', { '@left': true }]] },
    },
  ),
  SignInForm: one(
    ...form({
      story: 'patterns-account-signinform--empty',
      field: 'userName',
      send: 'Iniciar sesión',
    }),
    {
      story: 'patterns-account-signinform--empty',
      start: '[name="rememberMe"]',
      rows: { 'Space on the box': [['Space', { '[name="rememberMe"]:not(:checked):focus': true }]] },
    },
    {
      story: 'patterns-account-signinform--empty',
      start: SHOW,
      rows: {
        'Enter, Space on the eye': [
          ['Enter', { '[name="password"][type="text"]': true, 'button:focus': true }],
          ['Space', { '[name="password"][type="text"]': false, [`${SHOW}:focus`]: true }],
        ],
      },
    },
  ),
  SignInReturn: one({
    story: 'patterns-account-signinreturn--cancelled',
    rows: { Tab: through('a[href]'), Enter: follows('a[href]') },
  }),
  SignUpForm: one(
    ...form({
      story: 'patterns-account-signupform--empty',
      field: 'firstName',
      send: 'Crear cuenta',
      box: 'terms',
      check: 'Space on a box',
    }),
    ...eitherKey(
      { story: 'patterns-account-signupform--empty', start: '[type="submit"]' },
      'Enter, Space on a button',
      { '@pressed': 'Crear cuenta', 'input:focus': true },
    ),
  ),
  SocialButtons: one(
    { story: 'patterns-account-socialbuttons--default', rows: { Tab: through('button') } },
    presses('patterns-account-socialbuttons--default', 'Continuar con Facebook'),
  ),
  StoredRecords: one(
    { story: 'patterns-account-storedrecords--cleared', rows: { Tab: through('button') } },
    presses(
      'patterns-account-storedrecords--cleared',
      'Vaciar el almacenamiento',
      'Enter, Space on the button',
    ),
  ),
};
