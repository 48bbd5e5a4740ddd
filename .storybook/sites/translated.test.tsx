// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readEvent, receiptPath, registrationAddress, registrationState } from '../../src/domain/index.ts';
import { HYDRATED } from '../../apps/sites/src/islands/hydrated.ts';
import { ISLANDS } from '../../apps/sites/src/islands/index.ts';
import { SIGN_IN_ISLANDS } from '../../apps/sites/src/islands/sign-in/islands.ts';
import { withServices } from '../../apps/sites/src/islands/PageServices.tsx';
import { publishServices } from '../../apps/sites/src/islands/page-services.ts';
import { newsletterHref, newslettersOf } from '../../apps/sites/src/pages/newsletters.ts';
import { Page } from '../../apps/sites/src/render/Page.tsx';
import { start } from '../../src/islands/client.ts';
import { preload } from '../../src/islands/server.tsx';
import { RECORDS_PATH } from '../../src/patterns/account/index.ts';
import { stubBrowser } from '../../src/testing/index.ts';
import type { BrandKey } from '../../src/themes/brand.ts';
import { stateOf, translate, useControls } from '../../tests/support/translated.ts';
import { contentAddress, lockedArticle, openArticle } from './addresses.ts';
import { contentOf, openPage } from './open-page.ts';
import type { AddressIn } from './page-story.tsx';
import { SHOWN_AT } from './site-content.ts';
import { readerServices, type Reader } from './reader-services.ts';

const gallery = contentAddress(({ type }) => type === 'gallery');

const registration: AddressIn = (_brand, { documents }) => {
  const forum = documents.find((document) => {
    const event = readEvent(document);
    return event && registrationState(event, new Date(SHOWN_AT)) === 'open';
  });
  return forum?.canonical_url && registrationAddress(forum.canonical_url);
};

/** Pages that have every island between them. */
const PAGES: readonly [brand: BrandKey, page: string, AddressIn, Reader?][] = [
  ['weekly', 'front', () => '/'],
  ['daily', 'front', () => '/', 'active'],
  ['men', 'front', () => '/'],
  ['forums', 'front', () => '/'],
  ['weekly', 'article', openArticle],
  ['weekly', 'locked article', lockedArticle],
  ['weekly', 'gallery', gallery],
  ['weekly', 'search', ({ routes }) => `${routes.search}?q=agua`],
  ['weekly', 'television', () => '/tv/'],
  ['weekly', 'sign-in', ({ routes }) => routes.signIn],
  ['weekly', 'sign-up', ({ routes }) => `${routes.signIn}?form=signin`],
  ['weekly', 'recovery', ({ routes }) => `${routes.signIn}?form=recovery`],
  ['weekly', 'profile', ({ routes }) => routes.profile, 'active'],
  ['weekly', 'profile form', ({ routes }) => routes.editProfile, 'active'],
  ['weekly', 'access data', ({ routes }) => routes.access, 'active'],
  ['weekly', 'subscriptions', ({ routes }) => routes.subscriptions, 'active'],
  ['weekly', 'account newsletters', ({ routes }) => routes.communications, 'active'],
  ['weekly', 'addresses', ({ routes }) => routes.addresses, 'active'],
  ['weekly', 'privacy', ({ routes }) => routes.privacy, 'active'],
  ['weekly', 'new password', ({ routes }) => `${routes.restore}?nonce=1`],
  ['weekly', 'gift', () => '/suscripciones/regalo/?token=1', 'active'],
  ['weekly', 'stored records', () => RECORDS_PATH],
  ['weekly', 'store', ({ routes }) => routes.subscribe, 'active'],
  ['weekly', 'checkout', ({ routes }) => routes.buy],
  ['weekly', 'receipt', ({ routes }) => receiptPath(routes.buy), 'active'],
  ['weekly', 'help form', ({ routes }) => `${routes.help}contacto/`],
  ['weekly', 'newsletter', (brand) => newsletterHref(brand, newslettersOf(brand)[0]!)],
  ['weekly', 'return of a sign-in', () => '/ingreso/?error=access_denied'],
  ['forums', 'registration', registration],
];

/** With Google's script the store sells there too. */
const GOOGLE = { accountOrigin: 'https://memory.invalid', swgScript: 'https://memory.invalid/swg.js' };

const hasText = (part: Element): boolean => part.textContent.trim() !== '';

const reported = vi.fn();
const seen = new Set<string>();

beforeAll(async () => {
  await preload(ISLANDS);
  start(ISLANDS, () => ({ wrap: withServices }));
});
beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('reportError', reported.mockReset());
});

// In this order: the last one says what the others have opened.
describe('X2 a page that a browser translated before its islands wake', { shuffle: false }, () => {
  it.each(PAGES)('%s: %s', async (brand, _page, address, reader = 'anonymous') => {
    const content = await contentOf(brand, { content: 'real' });
    const request = { key: brand, condition: 'usual', subscriber: false, places: GOOGLE } as const;
    const path = address(BRAND_CONFIGS[brand], content)!;
    const { found, prepared } = await openPage({ ...request, address: path }, content);
    document.body.innerHTML = renderToString(
      <Page
        layout={found.document.layout}
        regions={prepared.regions}
        onIslandError={(error) => {
          throw error;
        }}
      />,
    );
    const islands = [...document.querySelectorAll('rt-island')];
    const before = islands.map((island) => {
      translate(island);
      useControls(island);
      return { state: stateOf(island), hasText: hasText(island) };
    });
    expect(islands.length).toBeGreaterThan(0);
    publishServices(readerServices(reader));
    for (const island of islands) {
      seen.add(island.getAttribute('name')!);
      island.dispatchEvent(new Event('focusin', { bubbles: true }));
    }
    await vi.waitFor(
      () => {
        const asleep = islands.filter((island) => !island.matches('[ready], [failed]'));
        expect(asleep.map((island) => island.getAttribute('name'))).toEqual([]);
      },
      { timeout: 15_000 },
    );
    for (const [at, island] of islands.entries()) {
      const name = island.getAttribute('name')!;
      const { state, hasText: had } = before[at]!;
      expect(island.hasAttribute('failed'), name).toBe(false);
      expect(hasText(island), `${name} has text`).toBe(had);
      // A part that waits for its reader gets its controls afterwards.
      expect(stateOf(island), `controls of ${name}`).toEqual(state.length > 0 ? state : expect.anything());
    }
    expect(reported).not.toHaveBeenCalled();
  });

  it('the pages have every island that hydrates', () => {
    const hydrated = [...HYDRATED, ...SIGN_IN_ISLANDS].map(({ name }) => name);
    expect(hydrated.filter((name) => !seen.has(name))).toEqual([]);
  });
});
