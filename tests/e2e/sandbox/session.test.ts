import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../apps/sandbox/src/sandbox.ts';
import { readerSeeder } from '../../../apps/sandbox/src/seed/reader-seeder.ts';
import { catalogueSeeder, salesSeeder } from '../../../apps/sandbox/src/seed/sales-seeder.ts';
import { SEED_PASSWORD, SEED_READERS } from '../../../apps/sandbox/src/seed/readers.ts';
import { theBrowser } from '../support/browser.ts';
import { serveSessionPage, type SessionPage } from './session-page/serve.ts';
import type {} from './session-page/entry.tsx';

const vendor = createRequire(import.meta.url).resolve('@arc-publishing/sdk-identity/package.json');
const SUBSCRIBER = SEED_READERS.active.email;
const OTHER = SEED_READERS.registered.email;
const SIXTEEN_MINUTES_MS = 16 * 60_000;

let passedMs = 0;
let sandbox: Sandbox;
let api: string;
let site: SessionPage;

beforeAll(async () => {
  sandbox = await createSandbox({
    env: {},
    log: pino({ level: 'silent' }),
    clock: () => new Date(Date.now() + passedMs),
    seeders: [catalogueSeeder, readerSeeder, salesSeeder],
    config: {
      port: 0,
      dataDir: 'memory',
      cacheDir: await mkdtemp(join(tmpdir(), 'rotativa-e2e-session-')),
      limitFactor: 1_000_000,
    },
  });
  api = `http://localhost:${(await sandbox.listen()).port}`;
  site = await serveSessionPage(join(dirname(vendor), 'lib-umd/sdk-identity.js'));
});
afterAll(async () => {
  site.close();
  await sandbox.close();
});

let context: BrowserContext;
let complaints: string[];
beforeEach(async () => {
  passedMs = 0;
  complaints = [];
  context = await (await theBrowser()).newContext();
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  tab.on('pageerror', (error) => complaints.push(error.message));
  await tab.goto(site.url(api));
  return tab;
}
/** Waits until both React roots of the page show `wanted`. */
const bothShow = async (tab: Page, wanted: string): Promise<void> => {
  for (const id of ['header', 'aside']) await tab.locator(`#${id}`, { hasText: wanted }).waitFor();
};
const login = (tab: Page, userName: string, rememberMe = true): Promise<unknown> =>
  tab.evaluate((form) => window.reader.identity.login(form), {
    userName,
    credentials: SEED_PASSWORD,
    rememberMe,
  });
const logout = (tab: Page): Promise<void> => tab.evaluate(() => window.reader.identity.logout());
const heard = (tab: Page): Promise<string[]> => tab.evaluate(() => window.heard);

describe('A1, Z4 one session for separate React roots, in Chromium, from another origin', () => {
  it('both roots follow log-in and log-out; the profile is requested once', async () => {
    const tab = await openTab();
    const profiles: string[] = [];
    tab.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/v1/profile')) profiles.push(request.url());
    });
    await bothShow(tab, 'anonymous');
    await login(tab, SUBSCRIBER);
    await bothShow(tab, `${SUBSCRIBER} 1`);
    expect(profiles).toHaveLength(1);
    await logout(tab);
    await bothShow(tab, 'anonymous');
    expect(await heard(tab)).toEqual(['ARC_LOGIN_SUCCESS password', 'ArcSDK.logout']);
  });

  it('without rememberMe only this tab has the session, also after a reload', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await login(one, OTHER, false);
    await bothShow(one, `${OTHER} false`);
    await one.reload();
    await bothShow(one, `${OTHER} false`);
    await two.reload();
    await bothShow(two, 'anonymous');
  });
});

describe('A2, A5, A6 tabs of one browser', () => {
  it('a log-in and a log-out in one tab take effect in the other, which forgets its purchases', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await login(one, SUBSCRIBER);
    await bothShow(two, `${SUBSCRIBER} 1`);
    const remembered = () => two.evaluate(() => window.reader.sales.state().subscriptions?.length ?? 0);
    expect(await remembered()).toBe(1);
    await logout(one);
    await bothShow(two, 'anonymous');
    expect(await remembered()).toBe(0);
  });

  it('a change of reader in one tab takes effect in the other', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await login(one, SUBSCRIBER);
    await bothShow(two, SUBSCRIBER);
    await login(one, OTHER);
    await bothShow(two, `${OTHER} false`);
  });

  it('many calls of three tabs with an expired token cause one renewal, and all succeed', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    await login(tabs[0]!, SUBSCRIBER);
    for (const tab of tabs) await bothShow(tab, `${SUBSCRIBER} 1`);
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/auth/token'))
        renewals.push(request.url());
    });
    passedMs = SIXTEEN_MINUTES_MS;
    const emails = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(async (ms) => {
          window.passedMs = ms;
          const { identity, sales } = window.reader;
          const [profile, again, list] = await Promise.all([
            identity.profile(),
            identity.profile(),
            sales.activeSubscriptions(),
          ]);
          return `${profile.email} ${again.email} ${list.length}`;
        }, passedMs),
      ),
    );
    expect(emails).toEqual(tabs.map(() => `${SUBSCRIBER} ${SUBSCRIBER} 1`));
    expect(renewals).toHaveLength(1);
  });
});

describe('A2 a browser without storage', () => {
  it('with storage blocked a reader is logged in as long as the page', async () => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    const tab = await openTab();
    await login(tab, SUBSCRIBER);
    await bothShow(tab, `${SUBSCRIBER} 1`);
    expect((await heard(tab)).filter((text) => text.includes('ArcId.USER_INFO'))).toHaveLength(1);
    await logout(tab);
    await bothShow(tab, 'anonymous');
    await login(tab, SUBSCRIBER);
    await tab.reload();
    await bothShow(tab, 'anonymous');
  });

  it('with full storage too, and existing values are kept', async () => {
    const tab = await openTab();
    await tab.evaluate(() => {
      localStorage.setItem('ajeno', 'x');
      for (let size = 1 << 20; size > 0; size = Math.floor(size / 2))
        try {
          for (let part = 0; ; part += 1) localStorage.setItem(`lleno-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // The storage has no room for another part of this size.
        }
    });
    await login(tab, SUBSCRIBER);
    await bothShow(tab, `${SUBSCRIBER} 1`);
    expect(await tab.evaluate(() => localStorage.getItem('ajeno'))).toBe('x');
    expect((await heard(tab)).join()).toContain('lasts as long as this page');
  });
});

describe('with the vendor’s client', () => {
  interface VendorClient {
    options(options: object): void;
    isLoggedIn(): Promise<boolean>;
    getUserProfile(): Promise<{ email: string }>;
    logout(): Promise<unknown>;
  }
  const addVendor = async (tab: Page): Promise<void> => {
    await tab.addScriptTag({ url: '/vendor.js' });
    await tab.evaluate((apiOrigin) => {
      (window as unknown as { Identity: VendorClient }).Identity.options({ apiOrigin });
    }, api);
  };
  const ask = (tab: Page): Promise<string | false> =>
    tab.evaluate(async () => {
      const { Identity } = window as unknown as { Identity: VendorClient };
      return (await Identity.isLoggedIn()) && (await Identity.getUserProfile()).email;
    });

  it('it finds the session of this page, and its log-out ends it', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await login(one, SUBSCRIBER);
    await bothShow(two, SUBSCRIBER);
    await addVendor(one);
    expect(await ask(one)).toBe(SUBSCRIBER);
    await one.evaluate(() => (window as unknown as { Identity: VendorClient }).Identity.logout());
    for (const tab of [one, two]) await bothShow(tab, 'anonymous');
    expect(await heard(one)).toContain('ArcSDK.logout');
    expect(await one.evaluate(() => window.reader.identity.isLoggedIn())).toBe(false);
  });
});
