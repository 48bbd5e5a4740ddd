import { randomUUID } from 'node:crypto';
import { readFile, mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../apps/sandbox/src/sandbox.ts';
import { readerSeeder } from '../../../apps/sandbox/src/seed/reader-seeder.ts';
import { catalogueSeeder, salesSeeder } from '../../../apps/sandbox/src/seed/sales-seeder.ts';
import { theBrowser } from '../support/browser.ts';

const require = createRequire(import.meta.url);
const bundle = (name: 'identity' | 'sales') =>
  join(dirname(require.resolve(`@arc-publishing/sdk-${name}/package.json`)), `lib-umd/sdk-${name}.js`);

const PASSWORD = 'Cordillera7';
const PAYU = 1008;
const ITEM = { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 };
const ADDRESS = { line1: 'Calle 93 # 11-27', locality: 'Bogotá', region: 'Cundinamarca', country: 'CO' };

let sandbox: Sandbox;
let api: string;
let shop: Server;
let shopOrigin: string;
let context: BrowserContext;
let page: Page;

/** A page of another origin that only loads the vendor's bundles and the site's paywall script. */
function serveShop(): Promise<Server> {
  const html = `<!doctype html><title>Tienda</title>
    <script src="/sales.js"></script><script src="/identity.js"></script><script src="${api}/paywall/weekly.js"></script>`;
  const server = createServer((request, response) => {
    const file = { '/sales.js': bundle('sales'), '/identity.js': bundle('identity') }[request.url ?? ''];
    if (file === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      return;
    }
    void readFile(file).then((text) => response.setHeader('content-type', 'text/javascript').end(text));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'rotativa-e2e-sales-'));
  sandbox = await createSandbox({
    env: {},
    log: pino({ level: 'silent' }),
    seeders: [catalogueSeeder, readerSeeder, salesSeeder],
    config: { port: 0, dataDir: 'memory', cacheDir },
  });
  api = `http://localhost:${(await sandbox.listen()).port}`;
  shop = await serveShop();
  shopOrigin = `http://localhost:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.close();
  await sandbox.close();
});
beforeEach(async () => {
  context = await (await theBrowser()).newContext();
  page = await openShop();
});
afterEach(() => context.close());

async function openShop(): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(`${shopOrigin}/`);
  await opened.evaluate((apiOrigin) => {
    const { Identity, Sales } = window as unknown as VendorWindow;
    Identity.options({ apiOrigin });
    Sales.options({ apiOrigin, Identity });
  }, api);
  return opened;
}

type Loose = Record<string, unknown>;
interface VendorWindow {
  Identity: { options(options: object): void };
  Sales: { options(options: object): void };
  ArcP: { run(options: object): Promise<Loose> };
}

/** Calls a method of a vendor's client in the page. An error is returned as `thrown`. */
const call = (client: 'Sales' | 'Identity', method: string, ...args: unknown[]): Promise<Loose> =>
  page.evaluate(
    async ([name, called, given]) => {
      const target = (
        window as unknown as Record<string, Record<string, (...all: unknown[]) => Promise<Loose>>>
      )[name]!;
      try {
        return await target[called]!(...given);
      } catch (error) {
        return { thrown: error instanceof Error ? error.message : error };
      }
    },
    [client, method, args] as const,
  );

/** Sends the card from the page to the gateway, like a payment form. */
const card = (number: string): Promise<string> =>
  page.evaluate(
    async ([gateway, typed]) => {
      const reply = await fetch(`${gateway}/gateway/v1/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          number: typed,
          expiryMonth: 12,
          expiryYear: 2035,
          cvv: '123',
          cardHolder: 'ELVIRA NARANJO',
        }),
      });
      return ((await reply.json()) as { token: string }).token;
    },
    [api, number] as const,
  );

async function signUp(): Promise<string> {
  const email = `${randomUUID()}@lectores.example`;
  const identity = { userName: email, credentials: PASSWORD };
  const made = await call(
    'Identity',
    'signUp',
    identity,
    { email, firstName: 'Elvira', lastName: 'Naranjo' },
    false,
    true,
  );
  expect(made).toMatchObject({ uuid: expect.any(String) });
  return email;
}

describe('the vendor’s sales client in Chromium, from another origin', () => {
  it('identifies an anonymous cart by a cookie that scripts cannot read', async () => {
    expect(await call('Sales', 'addItemToCart', [ITEM])).toMatchObject({ total: 199_000 });
    page = await openShop();
    expect(await call('Sales', 'getCart')).toMatchObject({ items: [{ sku: ITEM.sku }] });
    const [cookie] = await context.cookies(api);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await call('Sales', 'clearCart')).toMatchObject({ items: [] });
  });

  it('signs up, buys with 3-D Secure on the bank’s page, and reads past the paywall', async () => {
    const locked = () =>
      page.evaluate(
        async (apiOrigin) => {
          const { ArcP } = window as unknown as VendorWindow;
          const jwt = (window as unknown as { Identity: { userIdentity?: { accessToken?: string } } })
            .Identity.userIdentity?.accessToken;
          return ArcP.run({
            paywallFunction: () => undefined,
            contentType: 'story',
            contentRestriction: '3',
            contentIdentifier: '/nacion/articulo/exclusiva/',
            jwt: jwt ?? null,
            apiOrigin,
          });
        },
        api.replace('http://', ''),
      );
    expect(await locked()).toMatchObject({ triggered: { id: 101, rc: 1 }, ruleCount: 4 });

    const email = await signUp();
    await call('Sales', 'addItemToCart', [ITEM]);
    const order = await call('Sales', 'createNewOrder', ADDRESS, email, '3001234567', 'Elvira', 'Naranjo');
    const orderNumber = String(order['orderNumber']);
    expect(await call('Sales', 'initializePayment', orderNumber, PAYU)).toMatchObject({ orderNumber });
    const token = await card('4000000000003220');
    const requested = await call('Sales', 'finalizePayment', orderNumber, PAYU, token, {
      returnURL: `${shopOrigin}/?paso=pago`,
    });
    expect(requested).toMatchObject({ status: 'Pending' });

    const bank = await context.newPage();
    await bank.goto(String(requested['redirectURL']));
    await bank.getByRole('heading', { name: 'Banco de pruebas: confirma tu compra' }).waitFor();
    await bank.getByRole('button', { name: 'Autorizar' }).click();
    await bank.waitForURL(`${shopOrigin}/?paso=pago&threeDS=approved`);
    await bank.close();

    const paid = await call('Sales', 'finalizePayment3ds', orderNumber, PAYU, token, {}, true);
    expect(paid).toMatchObject({ status: 'Paid', subscriptionIDs: [expect.any(Number)] });
    expect(await locked()).toMatchObject({ triggered: null });
  });

  it('cancels, rescues, shares, and reads the history', async () => {
    const email = await signUp();
    await call('Sales', 'addItemToCart', [ITEM]);
    const order = await call('Sales', 'createNewOrder', ADDRESS, email);
    const orderNumber = String(order['orderNumber']);
    const declined = await call(
      'Sales',
      'finalizePayment',
      orderNumber,
      PAYU,
      await card('4000000000000002'),
    );
    expect(declined).toMatchObject({ thrown: { code: '300170' } });
    const paid = await call('Sales', 'finalizePayment', orderNumber, PAYU, await card('4111111111111111'));
    const [id] = paid['subscriptionIDs'] as number[];
    expect(await call('Sales', 'cancelSubscription', id, 'Otro motivo')).toEqual({ subscriptionID: id });
    expect(await call('Sales', 'getAllActiveSubscriptions')).toMatchObject([
      { subscriptionID: id, status: 3 },
    ]);
    expect(await call('Sales', 'rescueSubscription', id)).toEqual({ subscriptionID: id });
    expect(await call('Sales', 'shareSubscription', id, 'invitada@lectores.example')).toEqual({
      redeemCode: expect.any(String),
    });
    const sharing = await call('Sales', 'getSubscriptionSharingDetails', id);
    const [share] = sharing['sharedSubscriptions'] as { subscriptionID: number }[];
    expect(await call('Sales', 'stopSharing', share?.subscriptionID)).toEqual(expect.objectContaining({}));
    expect(
      await call('Sales', 'updateBillingAddress', { ...ADDRESS, line1: 'Carrera 15 # 85-20' }, id),
    ).toMatchObject({
      country: 'CO',
    });
    expect(await call('Sales', 'getOrderHistory')).toMatchObject({ start: 0, orders: [{ orderNumber }] });
    expect(await call('Sales', 'getOrderDetails', orderNumber)).toMatchObject({ status: 'Paid' });
    expect(await call('Sales', 'getOrderDetails', 'RTNOEXISTE000000')).toMatchObject({
      thrown: { code: 'unknown_order' },
    });
  });
});
