import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../apps/sandbox/src/sandbox.ts';
import { readerSeeder } from '../../../apps/sandbox/src/seed/reader-seeder.ts';
import { theBrowser } from '../support/browser.ts';

const require = createRequire(import.meta.url);
const bundle = (packageName: string) =>
  join(dirname(require.resolve(`${packageName}/package.json`)), 'lib-umd/sdk-identity.js');

const PASSWORD = 'Cordillera7';
const OTHER_PASSWORD = 'Sabana2027';

type Loose = Record<string, unknown>;
type Client = Record<string, (...all: unknown[]) => Promise<Loose>>;

let sandbox: Sandbox;
let api: string;

beforeAll(async () => {
  sandbox = await createSandbox({
    env: {},
    log: pino({ level: 'silent' }),
    seeders: [readerSeeder],
    config: {
      port: 0,
      dataDir: 'memory',
      cacheDir: await mkdtemp(join(tmpdir(), 'rotativa-e2e-identity-')),
    },
  });
  api = `http://localhost:${(await sandbox.listen()).port}`;
});
afterAll(() => sandbox.close());

/** The secrets in the newest e-mails to an address, which developers and tests can read. */
async function sentEmails(email: string): Promise<{ reset: string; magic: string; verify: string }> {
  const reply = await fetch(`${api}/__outbox?email=${encodeURIComponent(email)}`);
  return (await reply.json()) as { reset: string; magic: string; verify: string };
}

describe.each([
  ['1.79.0', '@arc-publishing/sdk-identity'],
  ['1.94.0', 'sdk-identity-next'],
])('the vendor’s identity client %s in Chromium, from another origin', (_version, packageName) => {
  let site: Server;
  let origin: string;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url === '/identity.js')
        void readFile(bundle(packageName)).then((text) =>
          response.setHeader('content-type', 'text/javascript').end(text),
        );
      else
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(
            '<!doctype html><title>Sitio</title><input type="file" id="avatar"><script src="/identity.js"></script>',
          );
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    site.close();
  });
  beforeEach(async () => {
    context = await (await theBrowser()).newContext();
    page = await context.newPage();
    await page.goto(`${origin}/`);
    await ready();
  });
  afterEach(() => context.close());

  const ready = () =>
    page.evaluate((apiOrigin) => {
      const { Identity } = window as unknown as { Identity: { options(options: object): void } };
      Identity.options({ apiOrigin });
    }, api);

  /** Calls a method of the client in the page. An error is returned as `thrown`. */
  const call = (method: string, ...args: unknown[]): Promise<Loose | boolean> =>
    page.evaluate(
      async ([called, given]) => {
        const { Identity } = window as unknown as { Identity: Client };
        try {
          return await Identity[called]!(...given);
        } catch (error) {
          return { thrown: error instanceof Error ? error.message : error };
        }
      },
      [method, args] as const,
    );

  async function signUp(): Promise<string> {
    const email = `${randomUUID()}@correo.example`;
    const made = await call(
      'signUp',
      { userName: email, credentials: PASSWORD },
      { email, firstName: 'Elvira' },
      false,
      true,
    );
    expect(made).toMatchObject({ uuid: expect.any(String) });
    return email;
  }

  it('signs up, logs out, logs in and reads the profile', async () => {
    const email = await signUp();
    await call('logout');
    expect(await call('isLoggedIn')).toBe(false);
    expect(await call('login', email, 'Equivocada1')).toMatchObject({ thrown: { code: '110010' } });
    expect(await call('login', email, PASSWORD, { rememberMe: true })).toMatchObject({
      accessToken: expect.any(String),
    });
    expect(await call('getUserProfile')).toMatchObject({ email, firstName: 'Elvira' });
    expect(await call('updateUserProfile', { lastName: 'Nariño' })).toMatchObject({ lastName: 'Nariño' });
    expect(await call('getUserSegments')).toMatchObject({ segment: 'registrado' });
  });

  it('resets the password, opens a magic link and verifies the address with the e-mails', async () => {
    const email = await signUp();
    expect(await call('verifyEmail', (await sentEmails(email)).verify)).toBe(true);
    expect(await call('requestResetPassword', email)).toBe(true);
    expect(await call('resetPassword', (await sentEmails(email)).reset, OTHER_PASSWORD)).toBe(true);
    expect(await call('login', email, OTHER_PASSWORD)).toMatchObject({ uuid: expect.any(String) });
    expect(await call('requestMagicLink', email)).toBe(true);
    const { magic } = await sentEmails(email);
    expect(await call('redeemMagicLink', magic)).toMatchObject({ uuid: expect.any(String) });
    expect(await call('redeemMagicLink', magic)).toMatchObject({ thrown: { code: '100018' } });
  });

  it('uploads an avatar that the page can show, and removes it', async () => {
    await signUp();
    const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    await page.setInputFiles('#avatar', { name: 'yo.jpg', mimeType: 'image/jpeg', buffer: photo });
    const profile = (await call('uploadAvatar', 'avatar')) as { picture: string };
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, profile.picture);
    expect(width).toBe(400);
    expect(await call('deleteAvatar')).toMatchObject({ picture: null });
  });

  it('goes to the OpenID Connect provider and comes back signed in', async () => {
    const email = `${randomUUID()}@correo.example`;
    const { url } = (await call('initiateOIDC', 'development', ['openid', 'email'], false)) as {
      url: string;
    };
    await page.goto(url);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('First name').fill('Simona');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${origin}/ingreso/?*`);
    await ready();
    const answer = new URL(page.url()).searchParams;
    expect(await call('signInWithOIDC', answer.get('code'), answer.get('state'))).toMatchObject({
      uuid: expect.any(String),
    });
    expect(await call('getUserProfile')).toMatchObject({ email, firstName: 'Simona', emailVerified: true });
  });

  it('goes through the Apple-type sign-in', async () => {
    void call('initAppleSignOn').catch(() => undefined);
    await page.waitForURL(`${api}/__provider/apple/authorize?*`);
    await page.getByLabel('E-mail').fill(`${randomUUID()}@correo.example`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Back to the site' }).click();
    await page.waitForURL(`${origin}/ingreso/?*`);
    await ready();
    const number = new URL(page.url()).searchParams.get('appleCode');
    expect(await call('appleSignOn', number)).toMatchObject({ uuid: expect.any(String) });
    expect(await call('isLoggedIn')).toBe(true);
  });

  it('a page of an origin that is not listed may not call', async () => {
    await page.route('http://ajena.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ajena</title>' }),
    );
    await page.goto('http://ajena.example/');
    const outcome = await page.evaluate(async (url) => {
      try {
        const reply = await fetch(url, { credentials: 'include' });
        return reply.status;
      } catch (error) {
        return (error as Error).name;
      }
    }, `${api}/identity/public/v1/config`);
    expect(outcome).toBe('TypeError');
  });
});
