import { follows, through, type Pattern, type Shown } from './pattern.ts';
import { one } from './shared.ts';

const STOPS = 'a[href], summary';
const OPEN = 'details[open] > summary:focus';
const SHUT = 'details:not([open]) > summary:focus';
const COVERING = 'details:is([data-panel="full"], [data-panel^="drawer"])';
/** The menu with the focus is open, and no other. */
const onlyOpen = (name: string, other: string): Shown => ({ [OPEN]: name, [`${other}[open]`]: false });

/** Rows of links with three menus: of the site, the search, the account. */
const header = (name: string, first: string): Pattern => {
  const story = `patterns-headers-${name}--${first}`;
  const reader = `patterns-headers-${name}--subscriber`;
  return one(
    { story, width: 1280, rows: { Tab: through(STOPS), 'Enter on a link': follows(STOPS) } },
    {
      story,
      width: 360,
      start: `${COVERING} > summary`,
      rows: {
        'Enter, Space on a menu': [
          ['Enter', { [OPEN]: 'Cerrar' }],
          ['Space', { [SHUT]: 'Menú' }],
          ['Space', { [OPEN]: 'Cerrar' }],
          ['Enter', { [SHUT]: 'Menú' }],
          // The page around it is inert a moment later.
          ['Enter', { [OPEN]: 'Cerrar', '[inert]': true }],
        ],
        'Tab in a menu that covers the page': through(`${COVERING} :is(a[href], summary, input, button)`),
        'Escape in a menu': [
          ['Tab', { [`${COVERING} :focus`]: true }],
          ['Tab', { [`${COVERING} .panel :focus`]: true }],
          ['Escape', { [SHUT]: 'Menú', 'details[open]': false, '[inert]': false }],
        ],
      },
    },
    {
      story: reader,
      width: 1280,
      // Its play function has opened the account.
      start: '.search-toggle > summary',
      rows: {
        'Enter, Space on a menu': [['Enter', onlyOpen('Buscar', '.account')]],
        'Escape in a menu': [['Escape', { [SHUT]: 'Buscar', 'details[open]': false }]],
        // Last, because a search that is sent closes its menu.
        'Enter in the search': [
          ['Enter', { [OPEN]: 'Buscar' }],
          ['Tab', { 'input:focus': true }],
          ['c', { 'input:focus': 'c' }],
          ['Enter', { '@sent': 'Buscar', 'details[open]': false }],
        ],
      },
    },
    {
      story: reader,
      width: 1280,
      start: '.account > summary',
      rows: {
        'Escape in a menu': [['Escape', { '.account:not([open]) > summary:focus': true }]],
        'Enter, Space on a menu': [['Space', { '.account[open] > summary:focus': true }]],
      },
    },
    ...['Enter', 'Space'].map((key) => ({
      story: reader,
      width: 1280,
      start: '.account .panel button',
      rows: { 'Enter, Space on the button of the account': [[key, { '@left': true }] as const] },
    })),
  );
};

export const headers: Readonly<Record<string, Pattern>> = {
  DailyHeader: header('dailyheader', 'home'),
  ForumsHeader: header('forumsheader', 'default'),
  MenHeader: header('menheader', 'in-section'),
  RuralHeader: header('ruralheader', 'default'),
  TvTabs: one(
    { story: 'patterns-headers-tvtabs--home', rows: { Tab: through('a[href]'), Enter: follows('a[href]') } },
    {
      story: 'patterns-headers-tvtabs--home',
      width: 360,
      start: 'li:last-child a',
      rows: {
        Tab: [
          ['Shift + Tab', { 'li:nth-last-child(2) a:focus': true }],
          ['Tab', { 'li:last-child a:focus': true }],
        ],
      },
    },
  ),
  WeeklyHeader: header('weeklyheader', 'home'),
  WomenHeader: header('womenheader', 'in-section'),
};
