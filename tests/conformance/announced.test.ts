// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadIslands, loadStories } from './modules.ts';
import { storiesOf } from './stories.ts';

/*
 * No picture shows the role of a part, what it announces, and how a form is sent. Each is a decision: a change of one is a
 * change here.
 */

/** By the class of a root: the roles of its parts in all stories, and their live regions. Lists and groups are left out. */
const ROLES: Readonly<Record<string, string>> = {
  'rt-avatar': 'img',
  'rt-banner': 'alert status',
  'rt-body-ad': 'note',
  'rt-body-correction': 'note',
  'rt-body-graphic': 'application img',
  'rt-body-interstitial': 'note',
  'rt-body-related-story': 'note',
  'rt-body-video': 'alert',
  'rt-carousel': 'live:polite',
  'rt-combobox': 'status',
  'rt-container': 'img',
  'rt-countdown': 'img',
  'rt-file-upload': 'status',
  'rt-help-centre': 'search status',
  'rt-icon': 'img',
  'rt-listening-bar': 'status',
  'rt-load-more': 'alert',
  'rt-meter-notice': 'status',
  'rt-multi-select': 'status',
  'rt-number-input': 'status',
  'rt-page-search': 'search',
  'rt-password-strength': 'meter status',
  'rt-price-list': 'cell columnheader row rowgroup rowheader table',
  'rt-radio-group': 'radiogroup',
  'rt-reader-panel': 'status',
  'rt-search-form': 'search',
  'rt-segmented-control': 'radiogroup',
  'rt-sign-in-return': 'status',
  'rt-spinner': 'status',
  'rt-switch': 'switch',
  'rt-table': 'cell columnheader row rowgroup rowheader table',
  'rt-tabs': 'navigation',
  'rt-toast': 'alert status',
  'rt-tooltip': 'tooltip',
  'rt-visually-hidden': 'status',
  'rt-wordmark': 'img',
};

/** By the class of a root: the methods of its forms. A form with a secret or a change is not sent in an address. */
const METHODS: Readonly<Record<string, string>> = {
  'rt-account-form': 'post',
  'rt-account-notice': 'post',
  'rt-age-gate': 'dialog',
  'rt-checkout': 'post',
  // A story has one in it.
  'rt-collapsible': 'get',
  'rt-consent-choices': 'post',
  'rt-consent-notice': 'post',
  'rt-day-calendar': 'get',
  'rt-forum-registration': 'post',
  'rt-help-centre': 'get',
  'rt-interstitial-ad': 'dialog',
  'rt-page-search': 'get',
  'rt-promo-dialog': 'dialog',
  'rt-search-form': 'get',
  'rt-theme-switch': 'post',
};

/** Of every root, and of what a story adds. */
const COMMON: ReadonlySet<string | null> = new Set(['list', 'group']);

type Found = Map<string, Set<string>>;
const roles: Found = new Map();
const methods: Found = new Map();

function note(found: Found, element: Element, ...words: readonly (string | null | false)[]): void {
  const root = element.closest('[class^="rt-"]')?.classList[0];
  for (const word of words)
    if (root && word) found.set(root, (found.get(root) ?? new Set<string>()).add(word));
}

const listed = (found: Found): Record<string, string> =>
  Object.fromEntries([...found].map(([root, words]) => [root, [...words].sort().join(' ')]));

beforeAll(async () => {
  await loadIslands();
  for (const [, module] of await loadStories())
    for (const { element } of storiesOf(module)) {
      document.body.innerHTML = renderToString(element);
      for (const one of document.querySelectorAll('[role]')) {
        const role = one.getAttribute('role');
        note(roles, one, !COMMON.has(role) && role);
      }
      for (const one of document.querySelectorAll('[aria-live]:not([role])'))
        note(roles, one, `live:${one.getAttribute('aria-live')}`);
      for (const form of document.querySelectorAll('form')) note(methods, form, form.method);
    }
}, 120_000);

it('the parts of each piece have their roles, and announce what they should', () => {
  expect(listed(roles)).toEqual(ROLES);
});

it('the forms of each piece are sent by their method', () => {
  expect(listed(methods)).toEqual(METHODS);
});
