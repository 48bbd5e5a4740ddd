import { CONTROLS, follows, through, type Pattern, type Step } from './pattern.ts';
import { eitherKey, form, links, one, presses } from './shared.ts';

const LISTENING = 'patterns-article-listeningbar--waiting';
const NOTICE = 'patterns-consent-consentnotice--asking';
const CHOICES = 'patterns-consent-consentchoices--undecided';
const ARTICLE = 'patterns-article-articlepage--default';
const HELP = 'patterns-help-helpcentre--questions';
const SEAT = 'patterns-forum-forumregistration--held';
const CALENDAR = 'patterns-lists-daycalendar--default';
const STICKY = 'patterns-ads-stickyad';
const NEXT = 'Siguiente nota';
const INTERSTITIAL = 'patterns-ads-interstitialad--filled';
const PROMO = 'patterns-paywall-promodialog--subscribe';
const OPEN = 'details[open] > summary:focus';
const SHUT = 'details:not([open]) > summary:focus';
const SWITCH = '[role="switch"]';
const LIVE = 'patterns-article-liveblog--new-posts';
const MORE = 'patterns-lists-loadmore--with-script';
const REFINE = 'patterns-lists-searchrefine--chosen';
const YEARS = 'patterns-lists-editionyears--default';
const GATE = 'patterns-notices-agegate--modal';
const CONSENT = 'patterns-consent-consentdialog--over-a-page';
const SEARCH = '[role="combobox"]';
const HEAD = 'patterns-lists-pagehead--suggestions';
const OVERLAY = '[role="dialog"]';

/** Tab leaves an open dialog for the browser itself, never for the page below, and comes back. */
const ROUND: readonly Step[] = [
  ['Tab', { 'dialog:focus-within': false, 'button:focus': false }],
  ['Tab', { 'dialog:focus-within': true }],
];

/** The patterns of articles, lists, shops, help, consent and notices. */
export const sites: Readonly<Record<string, Pattern>> = {
  ArticlePage: one(
    { story: ARTICLE, rows: { Tab: through(CONTROLS) } },
    { story: ARTICLE, start: 'a', rows: { 'Enter on a link': [['Enter', { '@left': true }]] } },
    {
      story: ARTICLE,
      start: 'summary',
      rows: {
        'Enter, Space on the title of a box': [
          ['Enter', { [SHUT]: 'Encuentra aquí lo último' }],
          ['Space', { [OPEN]: 'Encuentra aquí lo último' }],
        ],
      },
    },
  ),
  ArticleHeader: one(
    { story: 'patterns-article-articleheader--standard', rows: { Tab: through('a[href], button') } },
    links('patterns-article-articleheader--opinion', 'a[href]', 'Enter on a link'),
  ),
  LiveBlog: one(
    links(LIVE, 'a[href], button', 'Enter on a link'),
    ...['Enter', 'Space'].map((key) => ({
      story: LIVE,
      start: 'button',
      rows: {
        'Enter, Space on the button': [[key, { '#nota-9:focus': true, 'button:focus': false }] as const],
      },
    })),
  ),
  ListeningBar: one(
    { story: LISTENING, rows: { Tab: through('a[href], button, select') } },
    {
      story: LISTENING,
      start: '[aria-label="Escuchar"]',
      rows: {
        'Enter, Space on the play button': [
          ['Enter', { '[aria-label="Pausa"]:focus': true }],
          ['Space', { '[aria-label="Escuchar"]:focus': true }],
        ],
      },
    },
    ...eitherKey(
      { story: LISTENING, start: '[aria-label="Cerrar el reproductor"]' },
      'Enter, Space on the button that closes',
      { progress: false },
    ),
    {
      story: 'patterns-article-listeningbar--queue',
      start: '[aria-expanded]',
      rows: {
        'Enter, Space on the queue': [
          ['Enter', { ol: false }],
          ['Space', { ol: true }],
        ],
      },
    },
  ),
  ListenButtons: one({ story: 'patterns-article-listenbuttons--both', rows: { Tab: through('button') } }),
  LivePost: one(links('patterns-article-livepost--post', 'a[href]', 'Enter on a link')),
  Checkout: one(
    { story: 'patterns-checkout-checkout--payment', rows: { Tab: through(CONTROLS) } },
    {
      story: 'patterns-checkout-checkout--address',
      start: '[name="line1"]',
      rows: { 'Enter in a field': [['Enter', { '@pressed': 'Usar esta dirección' }]] },
    },
    ...eitherKey(
      { story: 'patterns-checkout-checkout--review', start: 'button:has-text("Pagar")' },
      'Enter, Space on the button of the review',
      { 'button:focus': false, h2: true },
    ),
  ),
  CardFields: one(
    { story: 'patterns-checkout-cardfields--default', rows: { Tab: through(CONTROLS) } },
    {
      story: 'patterns-checkout-cardfields--default',
      start: 'select',
      rows: { 'Enter in a field': [['Enter', { '[role="alert"]': true, 'select:focus': true }]] },
    },
  ),
  PurchaseReceipt: one(
    links('patterns-checkout-purchasereceipt--default', CONTROLS, 'Enter on a link'),
    ...eitherKey(
      { story: 'patterns-checkout-purchasereceipt--default', start: 'button:has-text("Imprimir")' },
      'Enter, Space on the button',
      { '@printed': true },
    ),
  ),
  PageHead: one(
    { story: HEAD, rows: { Tab: through('input, button') } },
    {
      story: HEAD,
      start: SEARCH,
      rows: {
        'ArrowDown, ArrowUp': [
          ['ArrowDown', { '@active': 'Carlos Cafiero Mejía Autor' }],
          ['ArrowUp', { '@active': 'Eje Cafetero Tema' }],
        ],
        Escape: [['Escape', { [`${SEARCH}[aria-expanded="false"]:focus`]: 'caf', '[role="option"]': false }]],
        letters: [
          ['e', { [`${SEARCH}[aria-expanded="true"]:focus`]: 'cafe', '[role="option"]': 'Café Sección' }],
        ],
        'Alt + ArrowDown, Alt + ArrowUp': [
          ['Alt + ArrowUp', { '[role="option"]': false }],
          ['Alt + ArrowDown', { '[role="option"]': 'Café Sección' }],
        ],
      },
    },
    { story: HEAD, start: SEARCH, rows: { Enter: [['Enter', { ':target': 'Eje Cafetero' }]] } },
  ),
  ConsentChoices: one({
    story: CHOICES,
    rows: {
      Tab: through(CONTROLS),
      'Space on a switch': [
        ['Tab', { [`${SWITCH}:not(:checked):focus`]: 'Medición' }],
        ['Space', { [`${SWITCH}:checked:focus`]: 'Medición' }],
      ],
      'Enter on a switch': [['Enter', { '@sent': 'Guardar la elección' }]],
      'Enter, Space on an answer': [
        ['Tab', { [`${SWITCH}:focus`]: 'Publicidad' }],
        ['Tab', { [`${SWITCH}:focus`]: 'Contenido de otros sitios' }],
        ['Tab', { 'button:focus': 'Aceptar todo' }],
        ['Enter', { '@sent': 'Aceptar todo' }],
        ['Tab', { 'button:focus': 'Rechazar todo' }],
        ['Space', { '@sent': 'Rechazar todo' }],
      ],
    },
  }),
  ConsentDialog: one({
    story: CONSENT,
    start: 'button',
    rows: {
      Tab: [
        ['Enter', { [`${SWITCH}:focus`]: 'Medición' }],
        ['Tab', { [`${SWITCH}:focus`]: 'Publicidad' }],
        ['Tab', { [`${SWITCH}:focus`]: 'Contenido de otros sitios' }],
        ['Tab', { 'button:focus': 'Aceptar todo' }],
        ['Tab', { 'button:focus': 'Rechazar todo' }],
        ['Tab', { 'button:focus': 'Guardar la elección' }],
        ['Tab', { 'button:focus': 'Cerrar' }],
        ['Tab', { [`${SWITCH}:focus`]: 'Medición' }],
      ],
      'Space on a switch': [
        ['Space', { [`${SWITCH}:checked:focus`]: 'Medición' }],
        ['Space', { [`${SWITCH}:not(:checked):focus`]: 'Medición' }],
      ],
      Escape: [['Escape', { [OVERLAY]: false, 'button:focus': 'Preferencias' }]],
      'Enter, Space on an answer': [
        ['Enter', { [`${SWITCH}:focus`]: 'Medición' }],
        ['Shift + Tab', { 'button:focus': 'Cerrar' }],
        ['Shift + Tab', { 'button:focus': 'Guardar la elección' }],
        ['Enter', { [OVERLAY]: false, 'button:focus': 'Preferencias' }],
        ['Enter', { [`${SWITCH}:focus`]: 'Medición' }],
        ['Shift + Tab', { 'button:focus': 'Cerrar' }],
        ['Shift + Tab', { 'button:focus': 'Guardar la elección' }],
        ['Space', { [OVERLAY]: false, 'button:focus': 'Preferencias' }],
      ],
      'Enter on a switch': [
        ['Enter', { [`${SWITCH}:focus`]: 'Medición' }],
        ['Enter', { [OVERLAY]: false, 'button:focus': 'Preferencias' }],
      ],
    },
  }),
  ConsentNotice: one(links(NOTICE, CONTROLS, 'Enter on a link'), {
    story: NOTICE,
    rows: {
      'Enter, Space on a button': [
        ['Tab', { 'a:focus': true }],
        ['Tab', { 'button:focus': 'Aceptar todo' }],
        ['Enter', { '@sent': 'Aceptar todo' }],
        ['Tab', { 'button:focus': 'Rechazar todo' }],
        ['Space', { '@sent': 'Rechazar todo' }],
      ],
    },
  }),
  SiteFooter: one(
    { story: 'patterns-footers-sitefooter--with-theme-switch', rows: { Tab: through(CONTROLS) } },
    links('patterns-footers-sitefooter--family'),
  ),
  ThemeSwitch: one(
    { story: 'patterns-footers-themeswitch--chosen', rows: { Tab: through(CONTROLS) } },
    {
      story: 'patterns-footers-themeswitch--choosing',
      start: 'input:checked',
      rows: {
        'ArrowLeft, ArrowRight': [
          ['ArrowRight', { 'input:checked:focus': 'Clara', 'html[data-mode="light"]': true }],
          ['ArrowLeft', { 'input:checked:focus': 'Automática', 'html[data-mode]': false }],
        ],
      },
    },
  ),
  HelpCentre: one(
    links(HELP, CONTROLS, 'Enter on a link'),
    {
      story: HELP,
      start: 'summary',
      rows: {
        'Enter, Space on a question': [
          ['Enter', { [OPEN]: true }],
          ['Space', { [SHUT]: true }],
        ],
      },
    },
    { story: HELP, start: '[name="q"]', rows: { 'Enter in the search': [['Enter', { '@sent': 'Buscar' }]] } },
  ),
  RegistrationForm: one(
    ...form({
      story: 'patterns-forum-registrationform--empty',
      field: 'name',
      send: 'Reservar un cupo',
      row: 'Enter in a line of text',
      box: 'policy',
    }),
  ),
  ForumRegistration: one(
    { story: SEAT, rows: { Tab: through('a[href], button') } },
    ...['Enter', 'Space'].map((key) => ({
      story: SEAT,
      start: 'button',
      rows: { 'Enter, Space on the button': [[key, { '@pressed': 'Cancelar la inscripción' }] as const] },
    })),
  ),
  HelpContact: one(
    ...form({
      story: 'patterns-help-helpcontact--empty',
      field: 'name',
      send: 'Enviar el mensaje',
      row: 'Enter in a line of text',
      box: 'policy',
    }),
  ),
  DayCalendar: one(links(CALENDAR, CONTROLS, 'Enter on a link'), {
    story: CALENDAR,
    start: '[type="date"]',
    rows: { 'Enter in the field': [['Enter', { '@sent': 'Ver' }]] },
  }),
  SearchRefine: one(
    {
      story: REFINE,
      rows: { Tab: through('summary, button:not([tabindex="-1"]), input:not([type="hidden"])') },
    },
    ...['Enter', 'Space'].map((key) => ({
      story: REFINE,
      start: 'summary',
      rows: {
        'Enter, Space on the title': [[key, { [SHUT]: 'Varias secciones y años' }] as const],
      },
    })),
  ),
  EditionYears: one(links(YEARS), {
    story: YEARS,
    width: 360,
    start: '.covers a',
    rows: {
      'ArrowLeft, ArrowRight on an edition in a narrow window': [
        ['ArrowRight', { '@scrolled': true }],
        ['ArrowLeft', { '@scrolled': false }],
      ],
    },
  }),
  LoadMore: one(
    { story: MORE, rows: { Tab: through('a[href]') } },
    ...['Enter', 'Space'].map((key) => ({
      story: MORE,
      start: '[role="button"]',
      rows: { 'Enter, Space': [[key, { 'a:focus': 'Crece el río' }] as const] },
    })),
  ),
  NewsletterForm: one(
    ...form({
      story: 'patterns-newsletter-newsletterform--empty',
      field: 'email',
      send: 'Inscribirme',
      row: 'Enter in the address',
      box: 'policy',
    }),
  ),
  AgeGate: one(
    { story: 'patterns-notices-agegate--default', rows: { 'Enter on the link': follows('a, button') } },
    {
      story: GATE,
      start: 'button',
      rows: { Escape: [['Escape', { 'dialog:modal': true, 'button:focus': true }, 'stays']] },
    },
    { story: GATE, rows: { Tab: through('a, button') } },
    ...['Enter', 'Space'].map((key) => ({
      story: GATE,
      start: 'button',
      rows: { 'Enter, Space on the button': [[key, { 'dialog[open]': false }] as const] },
    })),
  ),
  NoticePage: one(
    links('patterns-notices-noticepage--default', CONTROLS, 'Enter on a link'),
    { story: 'patterns-notices-noticepage--rule', rows: { Tab: through(CONTROLS) } },
    {
      story: 'patterns-notices-noticepage--rule',
      start: '[name="q"]',
      rows: {
        'Enter in the search': [
          ['c', { 'input:focus': 'c' }],
          ['Enter', { '@sent': 'Buscar' }],
        ],
      },
    },
  ),
  PromoBox: one(links('patterns-paywall-promobox--cover')),
  MeterNotice: one(
    links('patterns-paywall-meternotice--many', CONTROLS, 'Enter on a link'),
    ...eitherKey(
      { story: 'patterns-paywall-meternotice--many', start: '.close' },
      'Enter, Space on the close button',
      { aside: false },
    ),
  ),
  StickyAd: one(
    { story: `${STICKY}--filled`, rows: { Tab: through(CONTROLS) } },
    ...eitherKey(
      { story: `${STICKY}--after-a-button`, start: '#storybook-root button' },
      'Enter, Space on the close button',
      { aside: false, 'button:focus': NEXT },
      [['Tab', { 'aside button:focus': true }]],
    ),
  ),
  InterstitialAd: one(
    {
      story: INTERSTITIAL,
      start: 'dialog button',
      rows: {
        Tab: [['Tab', { 'dialog a:focus': true }], ...ROUND],
        Escape: [['Escape', { dialog: false, 'button:focus': NEXT }]],
      },
    },
    ...eitherKey({ story: INTERSTITIAL, start: 'dialog button' }, 'Enter, Space on the close button', {
      dialog: false,
      'button:focus': NEXT,
    }),
  ),
  PromoDialog: one(
    {
      story: PROMO,
      start: 'dialog button',
      rows: {
        'Enter on a link': [
          ['Tab', { 'a:focus': 'SUSCRÍBETE AHORA' }],
          ['Enter', { '@left': true }],
        ],
        Tab: [
          ['Tab', { 'a:focus': 'Inicia sesión aquí' }],
          ['Tab', { 'a:focus': 'Aplican términos y condiciones' }],
          ...ROUND,
        ],
        Escape: [['Escape', { dialog: false, 'button:focus': 'Siguiente' }]],
      },
    },
    ...eitherKey({ story: PROMO, start: 'dialog button' }, 'Enter, Space on the close button', {
      dialog: false,
      'button:focus': 'Siguiente',
    }),
  ),
  GoogleSubscription: one(
    { story: 'patterns-store-googlesubscription--buy', rows: { Tab: through(CONTROLS) } },
    { story: 'patterns-store-googlesubscription--paid', rows: { Tab: through(CONTROLS) } },
    presses('patterns-store-googlesubscription--buy', 'Suscribirse con Google'),
  ),
  StoreOffers: one({
    story: 'patterns-store-storeoffers--cover',
    rows: { Tab: through('a[href]'), Enter: follows('a[href]') },
  }),
};
