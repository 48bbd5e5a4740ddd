import { CONTROLS, follows, through, type Pattern } from './pattern.ts';
import { form, links, one, presses } from './shared.ts';

const ALERT = '[role="alertdialog"]';
const LETTER = '[role="switch"]';
const OPINION = 'Opinión de la semana';
const SHOW = '[aria-label="Mostrar la contraseña"]';

export const account: Readonly<Record<string, Pattern>> = {
  AccountArea: one(links('patterns-account-accountarea--weekly', CONTROLS)),
  AccountNotice: one(links('patterns-account-accountnotice--done'), {
    story: 'patterns-account-accountnotice--ask',
    start: '#storybook-root button',
    rows: { Enter: [['Enter', { '@pressed': 'Confirmar mi correo' }]] },
  }),
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
      rows: { Space: [['Space', { '[name="rememberMe"]:not(:checked):focus': true }]] },
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
      rows: { Space: [['Space', { '[name="terms"]:checked:focus': true }]] },
    },
  ),
  LetterForm: one(
    ...form({
      story: 'patterns-account-letterform--recovery',
      field: 'email',
      send: 'Enviar el enlace',
    }),
  ),
  LetterPage: one(links('patterns-account-letterpage--signed-out'), {
    story: 'patterns-account-letterpage--gift',
    start: '#storybook-root button',
    rows: { Enter: [['Enter', { '@pressed': 'Activar mi regalo' }]] },
  }),
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
        Space: [
          ['Space', { '[name="password"][type="text"]': true, 'button:focus': true }],
          ['Space', { '[name="password"][type="text"]': false, [`${SHOW}:focus`]: true }],
        ],
      },
    },
  ),
  NewsletterDesk: one({
    story: 'patterns-account-newsletterdesk--switched',
    rows: {
      Tab: through(LETTER),
      Space: [
        ['Tab', { [`${LETTER}:focus`]: true }],
        ['Tab', { [`${LETTER}:checked:focus`]: OPINION }],
        ['Space', { [`${LETTER}:not(:checked):focus`]: OPINION }],
        ['Space', { [`${LETTER}:checked:focus`]: OPINION }],
      ],
    },
  }),
  PrivacyDesk: one({
    story: 'patterns-account-privacydesk--default',
    rows: {
      Tab: through('button'),
      'Enter, Space': [
        ['Tab', { 'button:focus': true }],
        ['Enter', { '@pressed': 'Descargar (JSON) el informe del 20 de noviembre de 2026' }],
        ['Tab', { 'button:focus': true }],
        ['Tab', { 'button:focus': 'Eliminar la cuenta' }],
        ['Space', { [`${ALERT} button:focus`]: 'Conservar la cuenta' }],
      ],
      Escape: [['Escape', { [ALERT]: false, 'button:focus': 'Eliminar la cuenta' }]],
    },
  }),
  ProfileCard: one(links('patterns-account-profilecard--filled')),
  ProfileForm: one(
    ...form({
      story: 'patterns-account-profileform--filled',
      field: 'firstName',
      send: 'Guardar cambios',
      row: 'Enter',
    }),
    {
      story: 'patterns-account-profileform--filled',
      start: '[name="gender"]',
      rows: {
        'ArrowDown, ArrowUp': [
          ['ArrowUp', { '[name="gender"]:focus': true }],
          ['ArrowDown', { '[name="gender"]:focus': 'FEMALE' }],
        ],
      },
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
      rows: { Space: [['Space', { '[name="rememberMe"]:not(:checked):focus': true }]] },
    },
    {
      story: 'patterns-account-signinform--empty',
      start: SHOW,
      rows: { Space: [['Space', { '[name="password"][type="text"]': true }]] },
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
    }),
  ),
  SocialButtons: one(
    { story: 'patterns-account-socialbuttons--default', rows: { Tab: through('button') } },
    presses('patterns-account-socialbuttons--default', 'Continuar con Facebook'),
  ),
  StoredRecords: one(
    { story: 'patterns-account-storedrecords--cleared', rows: { Tab: through('button') } },
    presses('patterns-account-storedrecords--cleared', 'Vaciar el almacenamiento'),
  ),
};
