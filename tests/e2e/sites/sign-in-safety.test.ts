import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from 'rotativa/domain';
import { describe, expect, inject, it } from 'vitest';
import { SEED_PASSWORD } from '../../../apps/sandbox/src/seed/readers.ts';
import { NO_PAGE, openPage, origin } from '../support/open-page.ts';
import { addressOf, readerIs, signIn, storedSession } from '../support/reader.ts';
import {
  email,
  fill,
  fillSignUp,
  island,
  main,
  newAddress,
  openForm,
  password,
  SIGN_IN_PAGE,
  submit,
} from '../support/sign-in-form.ts';

describe('A7 a phished redirect', () => {
  const FOREIGN = [
    'https://mal.example/',
    'https:mal.example',
    '//mal.example/',
    '/\\mal.example/',
    '\\\\mal.example/',
    '/\t/mal.example/',
    'javascript:alert(document.domain)',
    'data:text/html,x',
    `${origin('weekly')}@mal.example/`,
    `${origin('weekly')}.mal.example/`,
    `${origin('daily')}/`,
  ];
  const post = async (path: string, fields: Record<string, string>): Promise<string> => {
    const answer = await fetch(origin('weekly') + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: origin('weekly'), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
    return answer.headers.get('location') ?? '';
  };

  it.each([...FOREIGN, '/%5Cmal.example/', '%2F%2Fmal.example/', `${origin('weekly')}//mal.example/`])(
    'the server does not follow %j',
    async (redirect) => {
      const credentials = { userName: addressOf('activo'), password: SEED_PASSWORD };
      const location = await post(SIGN_IN_PAGE, { ...credentials, redirect });
      expect(location).not.toBe('');
      expect(new URL(location, origin('weekly')).origin).toBe(origin('weekly'));
      // A link with the same parameter leads to the page, whose form repeats only paths of the site.
      const html = await (
        await fetch(`${origin('weekly')}${SIGN_IN_PAGE}?redirect=${encodeURIComponent(redirect)}`)
      ).text();
      const [, repeated = '/'] = /name="redirect" value="([^"]*)"/.exec(html) ?? [];
      expect(new URL(repeated, origin('weekly')).origin).toBe(origin('weekly'));
    },
  );

  it('the dialog stays on its page, on a path that is encoded, too', async () => {
    const { page, close } = await openPage({
      brand: 'weekly',
      path: `/contactenos/?form=login&redirect=${encodeURIComponent(`${origin('daily')}/`)}`,
    });
    const dialog = page.getByRole('dialog');
    await email(dialog).fill(addressOf('activo'));
    await password(dialog).fill(SEED_PASSWORD);
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await dialog.waitFor({ state: 'detached' });
    await readerIs(page, 'subscriber');
    expect(new URL(page.url()).origin).toBe(origin('weekly'));
    await close();
  });

  it('the link after opening an account stays on the site', async () => {
    const redirect = encodeURIComponent('https://mal.example/');
    const { page, close } = await openPage({
      brand: 'weekly',
      path: `/contactenos/?form=signin&redirect=${redirect}`,
    });
    const dialog = page.getByRole('dialog');
    await fillSignUp(dialog, newAddress());
    await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
    const goOn = dialog.getByRole('link', { name: 'Continuar' });
    expect(await goOn.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${origin('weekly')}/`);
    await close();
  });
});

describe('A2 a browser that does not keep a session', () => {
  const refused = (page: Page) => main(page).getByRole('alert').getByText('no guarda los datos del sitio');

  it('blocked storage: shows a message and the next step, and stays on the form', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: NO_PAGE });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto(SIGN_IN_PAGE);
    await island(page);
    await fill(page);
    await submit(main(page)).click();
    await refused(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(SIGN_IN_PAGE);
    expect(await password(main(page)).inputValue()).toBe(SEED_PASSWORD);
    await close();
  });

  it('full storage: shows a message; a session of the tab works, and records of other scripts stay', async () => {
    const { page, close } = await openForm();
    await page.evaluate(() => {
      localStorage.setItem('ajeno', 'x');
      for (let size = 1 << 20; size > 0; size = Math.floor(size / 2))
        try {
          for (let part = 0; ; part += 1) localStorage.setItem(`lleno-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // The storage has no room for another part of this size.
        }
    });
    await fill(page);
    await submit(main(page)).click();
    await refused(page).waitFor();
    await main(page).getByRole('checkbox', { name: 'Recordarme' }).uncheck();
    await submit(main(page)).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await readerIs(page, 'subscriber');
    expect(await page.evaluate(() => localStorage.getItem('ajeno'))).toBe('x');
    await close();
  });
});

describe('A3 one account in one browser', () => {
  const vendorPackage = createRequire(import.meta.url).resolve('@arc-publishing/sdk-identity/package.json');
  const VENDOR = readFileSync(join(dirname(vendorPackage), 'lib-umd/sdk-identity.js'), 'utf8');
  interface Vendor {
    options(options: object): void;
    login(userName: string, secret: string): Promise<unknown>;
    logout(): Promise<unknown>;
    isLoggedIn(): Promise<boolean>;
    getUserProfile(): Promise<{ email: string }>;
  }
  type WithVendor = { Identity: Vendor };

  /** Loads the vendor's unmodified client. Evaluated, so that the page's policy does not apply. */
  async function addVendor(page: Page): Promise<void> {
    await page.evaluate(VENDOR);
    await page.evaluate(
      (apiOrigin) => (window as unknown as WithVendor).Identity.options({ apiOrigin }),
      inject('contentOrigin'),
    );
  }

  it('the vendor’s client has the session of the form, and the site that of the vendor’s client', async () => {
    const { page, close } = await openForm(`${SIGN_IN_PAGE}?redirect=/contactenos/`);
    await fill(page);
    await submit(main(page)).click();
    await page.waitForURL('**/contactenos/');
    await readerIs(page, 'subscriber');
    await addVendor(page);
    const seen = await page.evaluate(async () => {
      const { Identity } = window as unknown as WithVendor;
      return (await Identity.isLoggedIn()) && (await Identity.getUserProfile()).email;
    });
    expect(seen).toBe(addressOf('activo'));
    await page.evaluate(() => (window as unknown as WithVendor).Identity.logout());
    await readerIs(page, 'anonymous');
    expect(await storedSession(page)).toBeNull();

    const sent = { userName: addressOf('registrada'), secret: SEED_PASSWORD };
    await page.evaluate(
      ({ userName, secret }) => (window as unknown as WithVendor).Identity.login(userName, secret),
      sent,
    );
    await page.reload();
    await readerIs(page, 'registered');
    await close();
  });

  it('a form that was open in another tab signs its own reader in, and every tab follows', async () => {
    const { page, close } = await openForm();
    const other = await page.context().newPage();
    await other.goto('/contactenos/');
    await signIn(other, 'registrada');
    await fill(page);
    await submit(main(page)).click();
    await page.waitForURL(`${origin('weekly')}/`);
    await readerIs(page, 'subscriber');
    await readerIs(other, 'subscriber');
    expect(await other.evaluate((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.userInfo)).toBe(
      true,
    );
    await close();
  });
});

describe('A3 the forms in the tree of a screen reader', () => {
  interface AxNode {
    role?: { value: string };
    name?: { value: string };
    description?: { value: string };
    properties?: { name: string; value: { value: unknown } }[];
  }
  const ROLES = ['textbox', 'Date', 'checkbox', 'button', 'alert', 'status', 'meter'];

  /** The controls and messages of the page's form as Chromium gives them to assistive technology. */
  async function treeOf(page: Page): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    const { root } = (await session.send('DOM.getDocument')) as { root: { nodeId: number } };
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'main form',
    });
    const { nodes } = (await session.send('Accessibility.queryAXTree', { nodeId })) as { nodes: AxNode[] };
    await session.detach();
    const state = (node: AxNode, name: string): boolean =>
      (node.properties ?? []).some(({ name: own, value }) => own === name && String(value.value) === 'true');
    return nodes
      .filter(({ role }) => ROLES.includes(role?.value ?? ''))
      .map((node) =>
        [
          node.role?.value,
          node.name?.value,
          node.description?.value && `(${node.description.value})`,
          state(node, 'invalid') && 'invalid',
          state(node, 'focused') && 'focused',
        ]
          .filter(Boolean)
          .join(' '),
      );
  }

  it('names, errors at their fields, and the focus on the first of them', async () => {
    const { page, close } = await openForm();
    expect(await treeOf(page)).toEqual([
      'textbox Correo electrónico',
      'textbox Contraseña',
      'button Mostrar la contraseña',
      'checkbox Recordarme',
      'button Iniciar sesión',
    ]);
    await submit(main(page)).click();
    expect(await treeOf(page)).toEqual([
      'textbox Correo electrónico (El campo es obligatorio) invalid focused',
      'textbox Contraseña (El campo es obligatorio) invalid',
      'button Mostrar la contraseña',
      'checkbox Recordarme',
      'button Iniciar sesión',
    ]);
    await email(main(page)).fill(addressOf('activo'));
    await password(main(page)).fill('Mala2026');
    await submit(main(page)).click();
    await main(page).getByRole('alert').waitFor();
    const tree = await treeOf(page);
    expect(tree[0]).toMatch(/^alert.*focused$/);
    expect(tree.slice(1)).toEqual([
      'textbox Correo electrónico',
      'textbox Contraseña',
      'button Mostrar la contraseña',
      'checkbox Recordarme',
      'button Iniciar sesión',
    ]);
    await close();
  });

  it.each([
    ['', ['userName username', 'password current-password']],
    ['?register=1', ['email email', 'password new-password']],
    ['?form=recovery', ['email username']],
    ['?form=magiclink', ['email username']],
  ])('password managers know the fields of %j, and nothing blocks pasting', async (query, expected) => {
    const { page, close } = await openForm(SIGN_IN_PAGE + query);
    const found = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLInputElement>('main form input:is([type=email], [type=password])'),
      ].map((input) => {
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        return `${input.name} ${input.autocomplete}${input.dispatchEvent(paste) ? '' : ' blocks pasting'}`;
      }),
    );
    expect(found).toEqual(expected);
    await close();
  });
});
