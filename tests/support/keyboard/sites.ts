import { CONTROLS, follows, through, type Pattern } from './pattern.ts';
import { form, links, one, presses } from './shared.ts';

const NOTICE = 'patterns-consent-consentnotice--asking';
const CHOICES = 'patterns-consent-consentchoices--undecided';
const ARTICLE = 'patterns-article-articlepage--default';
const HELP = 'patterns-help-helpcentre--questions';
const SEAT = 'patterns-forum-forumregistration--held';
const CALENDAR = 'patterns-lists-daycalendar--default';
const STICKY = 'patterns-ads-stickyad--filled';
const INTERSTITIAL = 'patterns-ads-interstitialad--filled';
const PROMO = 'patterns-paywall-promodialog--subscribe';
const OPEN = 'details[open] > summary:focus';
const SHUT = 'details:not([open]) > summary:focus';
const SWITCH = '[role="switch"]';
const MODAL = 'dialog[open]';
const LIVE = 'patterns-article-liveblog--new-posts';
const MORE = 'patterns-lists-loadmore--with-script';
const YEARS = 'patterns-lists-editionyears--default';
const GATE = 'patterns-notices-agegate--modal';
const CONSENT = 'patterns-consent-consentdialog--over-a-page';
const SEARCH = '[role="combobox"]';
const HEAD = 'patterns-lists-pagehead--suggestions';
const OVERLAY = '[role="dialog"]';

/** The patterns of articles, lists, shops, help, consent and notices. */
export const sites: Readonly<Record<string, Pattern>> = {
  ArticlePage: one(
    { story: ARTICLE, rows: { Tab: through(CONTROLS) } },
    {
      story: ARTICLE,
      start: 'summary',
      rows: {
        Enter: [
          ['Enter', { [SHUT]: 'Encuentra aquí lo último' }],
          ['Enter', { [OPEN]: 'Encuentra aquí lo último' }],
        ],
      },
    },
  ),
  ArticleHeader: one(
    { story: 'patterns-article-articleheader--standard', rows: { Tab: through('a[href], button') } },
    links('patterns-article-articleheader--opinion'),
  ),
  LiveBlog: one(
    { story: LIVE, rows: { Tab: through('a[href], button') } },
    ...['Enter', 'Space'].map((key) => ({
      story: LIVE,
      start: 'button',
      rows: {
        'Enter, Space on the button': [[key, { '#nota-9:focus': true, 'button:focus': false }] as const],
      },
    })),
  ),
  LivePost: one(links('patterns-article-livepost--post')),
  Checkout: one(
    { story: 'patterns-checkout-checkout--payment', rows: { Tab: through(CONTROLS) } },
    {
      story: 'patterns-checkout-checkout--address',
      start: '[name="line1"]',
      rows: { 'Enter in a field': [['Enter', { '@pressed': 'Usar esta dirección' }]] },
    },
  ),
  CardFields: one(
    { story: 'patterns-checkout-cardfields--default', rows: { Tab: through(CONTROLS) } },
    {
      story: 'patterns-checkout-cardfields--default',
      start: 'select',
      rows: { 'Enter in a field': [['Enter', { '[role="alert"]': true, 'select:focus': true }]] },
    },
  ),
  PurchaseReceipt: one({
    story: 'patterns-checkout-purchasereceipt--default',
    rows: { Tab: through(CONTROLS) },
  }),
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
      Space: [
        ['Tab', { [`${SWITCH}:not(:checked):focus`]: 'Medición' }],
        ['Space', { [`${SWITCH}:checked:focus`]: 'Medición' }],
      ],
      Enter: [['Enter', { '@sent': true }]],
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
      ],
      Space: [
        ['Tab', { [`${SWITCH}:not(:checked):focus`]: 'Medición' }],
        ['Space', { [`${SWITCH}:checked:focus`]: 'Medición' }],
        ['Space', { [`${SWITCH}:not(:checked):focus`]: 'Medición' }],
      ],
      Escape: [['Escape', { [OVERLAY]: false, 'button:focus': 'Preferencias' }]],
    },
  }),
  ConsentNotice: one({
    story: NOTICE,
    rows: {
      Tab: through(CONTROLS),
      'Enter, Space': [
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
          ['ArrowRight', { 'input:checked:focus': true, 'html[data-mode]': true }],
          ['ArrowLeft', { 'input:checked:focus': 'Automática', 'html[data-mode]': false }],
        ],
      },
    },
  ),
  HelpCentre: one(
    { story: HELP, rows: { Tab: through(CONTROLS) } },
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
  DayCalendar: one(links(CALENDAR, CONTROLS), {
    story: CALENDAR,
    start: '[type="date"]',
    rows: { Enter: [['Enter', { '@sent': 'Ver' }]] },
  }),
  EditionYears: one(links(YEARS), {
    story: YEARS,
    width: 360,
    start: '.covers a',
    rows: {
      'ArrowLeft, ArrowRight on an edition in a narrow window': [
        ['ArrowLeft', { '@scrolled': false }],
        ['ArrowRight', { '@scrolled': true }],
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
    { story: GATE, start: 'button', rows: { Escape: [['Escape', { 'dialog:modal': true }]] } },
    ...['Enter', 'Space'].map((key) => ({
      story: GATE,
      start: 'button',
      rows: { 'Enter, Space on the button': [[key, { 'dialog[open]': false }] as const] },
    })),
  ),
  NoticePage: one(links('patterns-notices-noticepage--default', CONTROLS)),
  PromoBox: one(links('patterns-paywall-promobox--cover')),
  StickyAd: one(
    { story: STICKY, rows: { Tab: through(CONTROLS) } },
    ...['Enter', 'Space'].map((key) => ({
      story: STICKY,
      start: 'aside button',
      rows: { 'Enter, Space': [[key, { aside: false }] as const] },
    })),
  ),
  InterstitialAd: one(
    {
      story: INTERSTITIAL,
      start: 'dialog button',
      rows: {
        Tab: [['Tab', { 'dialog a:focus': true }]],
        Escape: [['Escape', { dialog: false }]],
      },
    },
    ...['Enter', 'Space'].map((key) => ({
      story: INTERSTITIAL,
      start: 'dialog button',
      rows: { 'Enter, Space': [[key, { dialog: false }] as const] },
    })),
  ),
  PromoDialog: one(
    {
      story: PROMO,
      start: `${MODAL} button`,
      rows: {
        Tab: [
          ['Tab', { 'a:focus': 'SUSCRÍBETE AHORA' }],
          ['Tab', { 'a:focus': 'Inicia sesión aquí' }],
          ['Tab', { 'a:focus': 'Aplican términos y condiciones' }],
        ],
        Escape: [['Escape', { [MODAL]: false }]],
      },
    },
    { story: PROMO, start: `${MODAL} button`, rows: { Enter: [['Enter', { [MODAL]: false }]] } },
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
