import { follows, through, type Pattern, type Walk } from './pattern.ts';
import { one } from './shared.ts';

const STOPS = 'a[href], summary';
const OPEN = 'details[open] > summary:focus';
const SHUT = 'details:not([open]) > summary:focus';

/** The menu of a header on a phone: it covers the page. */
const menu = (story: string): Walk => ({
  story,
  width: 360,
  start: 'summary:has-text("Menú")',
  rows: {
    'Enter, Space': [
      ['Enter', { [OPEN]: true }],
      ['Escape', { [SHUT]: 'Menú' }],
      ['Space', { [OPEN]: true }],
    ],
  },
});

/** A menu stays open while Tab goes through its links; Escape gives the focus back. */
const inside = (story: string): Walk => ({
  story,
  width: 360,
  start: 'summary:has-text("Menú")',
  rows: {
    Tab: [
      ['Enter', { [OPEN]: true }],
      ['Tab', { 'details[open] :focus:not(summary)': true }],
      ['Tab', { 'details[open] :focus:not(summary)': true }],
    ],
    Escape: [['Escape', { [SHUT]: 'Menú', 'details[open]': false }]],
  },
});

/** Rows of links with tools: the search, the account and the menu. */
const tools = (story: string): Pattern =>
  one(
    { story, rows: { Tab: through(STOPS), Enter: follows(STOPS) } },
    {
      story,
      start: 'summary:has-text("Cuenta")',
      rows: { Space: [['Space', { [OPEN]: true }]], Escape: [['Escape', { [SHUT]: 'Cuenta' }]] },
    },
  );

export const headers: Readonly<Record<string, Pattern>> = {
  DailyHeader: one(menu('patterns-headers-dailyheader--home'), inside('patterns-headers-dailyheader--home')),
  ForumsHeader: tools('patterns-headers-forumsheader--default'),
  MenHeader: one(menu('patterns-headers-menheader--in-section'), {
    story: 'patterns-headers-menheader--in-section',
    rows: { Tab: through(STOPS) },
  }),
  RuralHeader: tools('patterns-headers-ruralheader--default'),
  TvTabs: one({
    story: 'patterns-headers-tvtabs--home',
    rows: { Tab: through('a[href]'), Enter: follows('a[href]') },
  }),
  WeeklyHeader: one(
    menu('patterns-headers-weeklyheader--home'),
    inside('patterns-headers-weeklyheader--home'),
  ),
  WomenHeader: one(menu('patterns-headers-womenheader--in-section'), {
    story: 'patterns-headers-womenheader--in-section',
    rows: { Tab: through(STOPS) },
  }),
};
