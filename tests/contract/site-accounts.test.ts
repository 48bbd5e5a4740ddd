import { BRANDS, type BrandKey } from 'rotativa/themes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../apps/sandbox/src/seed/readers.ts';
import { openIdentity, PASSWORD, type IdentityApp } from '../../apps/sandbox/tests/identity/open-identity.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { openSites, type OpenedSites } from '../../apps/sites/src/server/sites.fixture.ts';

const ACCOUNTS = 'https://api.example';
const SITE = 'http://localhost:3001';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** It obeys the rule, and is among the most common ones. */
const COMMON = 'Password1';

let identity: IdentityApp;
let sites: OpenedSites;
let posts = 0;

// The server of the sites and the account service in one process: nothing between them is simulated but the network.
beforeAll(async () => {
  identity = await openIdentity();
  sites = await openSites(
    (_source, _query, request) =>
      request.url.startsWith(ACCOUNTS) ? identity.app.request(request) : undefined,
    { ACCOUNT_ORIGIN: ACCOUNTS },
  );
}, 120_000);
afterAll(() => identity.close());

/** A page as its reader sees it. */
interface Shown {
  status: number;
  html: string;
  /** The words of the page without marks. */
  text: string;
}

/** The words of HTML without its marks. */
const words = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shown = async (response: Response): Promise<Shown> => {
  const html = await response.text();
  return { status: response.status, html, text: words(html) };
};

/** Posts a form as a browser without a script does, and opens the page to which it leads. */
async function post(
  path: string,
  fields: Record<string, string>,
  brand: BrandKey = 'weekly',
): Promise<Shown> {
  posts += 1;
  const headers = {
    origin: SITE,
    'content-type': 'application/x-www-form-urlencoded',
    // Each form is another reader's, because an address may not send many.
    'x-forwarded-for': `203.0.113.${posts}`,
  };
  const body = new URLSearchParams(fields).toString();
  const answer = await sites.sites.app.request(SITE + path, { method: 'POST', headers, body }, { brand });
  const location = answer.headers.get('location');
  return location ? shown((await sites.get(location, {}, brand)).response) : shown(answer);
}

/** The text of a field's error, by the field's name; undefined without one. */
function errorAt({ html }: Shown, name: string): string | undefined {
  const [tag = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  if (!tag.includes('aria-invalid="true"')) return undefined;
  const ids = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  return ids.map((id) => words(new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? '')).join(' ');
}

/** The message about the whole form. */
const notice = ({ html }: Shown): string => words(/role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '');

const { signIn, restore } = BRAND_CONFIGS.weekly.routes;

interface EmailCase {
  /** The page of the e-mail's link. */
  page: string;
  lifetime: number;
  /** Writes the e-mail to a reader: its secret. */
  write: () => Promise<string>;
  /** The fields that the form sends in addition to the secret. */
  fields?: Record<string, string>;
  done: RegExp;
  /** A second use. */
  used: RegExp;
  /** The action on the page when the link does not work. */
  offers: RegExp;
}

const ANOTHER = /name="email"[^>]*>.*Enviar otro enlace/s;
const OVER = /Este enlace ya no sirve/;

const EMAILS: Record<string, EmailCase> = {
  verify: {
    page: '/verificar-cuenta/',
    lifetime: 3 * DAY_MS,
    write: async () => identity.sentEmail('verify', (await identity.signUp()).email),
    done: /El correo quedó confirmado/,
    used: /Este correo ya está confirmado/,
    offers: ANOTHER,
  },
  undo: {
    page: '/deshacer-cambio-correo/',
    lifetime: 10 * DAY_MS,
    write: async () => {
      const { email, accessToken: token } = await identity.signUp();
      const change = { email: `otra-${email}`, currentPassword: PASSWORD };
      await identity.call('PATCH', '/v1/profile', change, { token });
      return identity.sentEmail('email-change', email);
    },
    done: /La cuenta tiene otra vez el correo anterior/,
    used: OVER,
    offers: /Cambiar la contraseña.*Escribir al servicio al lector/s,
  },
  signInLink: {
    page: '/ingreso/',
    lifetime: 15 * MINUTE_MS,
    write: async () => {
      const { email } = await identity.signUp();
      await identity.call('POST', '/v1/auth/magiclink', { email });
      return identity.sentEmail('magic', email);
    },
    done: /data-page-type="home"/,
    used: OVER,
    offers: ANOTHER,
  },
  newPassword: {
    page: restore,
    lifetime: 60 * MINUTE_MS,
    write: async () => {
      const { email } = await identity.signUp();
      await identity.call('POST', '/v1/password/reset', { userName: email });
      return identity.sentEmail('reset', email);
    },
    fields: { password: 'Paramo2026', confirmPassword: 'Paramo2026' },
    done: /Tu contraseña ha sido actualizada/,
    used: OVER,
    offers: ANOTHER,
  },
};

describe.each(Object.entries(EMAILS))('A11 the e-mail %s by the clock', (name, emailLink) => {
  const { page, lifetime, write, fields, done, used, offers } = emailLink;
  const open = (token: string): Promise<Shown> => post(page, { token, ...fields });

  it('works until its last second; a second use shows that it was used', async () => {
    const token = await write();
    identity.advance(lifetime - SECOND_MS);
    expect((await open(token)).html).toMatch(done);
    expect((await open(token)).text).toMatch(used);
  });

  it('shows a message and the next step after its time', async () => {
    const token = await write();
    identity.advance(lifetime + SECOND_MS);
    const { text, html } = await open(token);
    expect(text).toMatch(OVER);
    expect(html).toMatch(offers);
    expect(html).not.toContain(token);
  });

  it.each(Object.keys(EMAILS).filter((other) => other !== name))(
    'refuses the secret of %s',
    async (other) => {
      const { text, html } = await open(await EMAILS[other]!.write());
      expect(text).toMatch(OVER);
      expect(html).toMatch(offers);
    },
  );
});

describe('A12 the codes of the account service, as its forms show them', () => {
  const NEW = { firstName: 'Ana', lastName: 'Ruiz', birthDate: '1990-05-04', terms: 'on' };
  const address = (): string => `nueva-${(posts += 1)}@correo.example`;
  const login = (name: string) => ({ userName: `${name}@lectores.example`, password: SEED_PASSWORD });

  it.each([
    ['110010', () => ({ ...login('activo'), password: 'Otra2026' }), /no son válidos/],
    ['100014', () => login('bloqueado'), /bloqueada/],
    ['100015', () => login('desactivada'), /desactivada/],
    ['300037', () => login('restablecer'), /restablecer la contraseña/],
  ])('%s is about the whole form to sign in', async (_code, fields, said) => {
    const page = await post(signIn, fields());
    expect([page.status, notice(page)]).toEqual([422, expect.stringMatching(said)]);
  });

  it.each([
    [
      '300039',
      () => ({ ...NEW, email: 'activo@lectores.example', password: PASSWORD }),
      'email',
      /Ya existe/,
    ],
    ['300041', () => ({ ...NEW, email: 'ana@mailinator.com', password: PASSWORD }), 'email', /dominio/],
    ['300036', () => ({ ...NEW, email: address(), password: COMMON }), 'password', /más comunes/],
  ])('%s is at its field of the form to open an account', async (_code, fields, name, said) => {
    const page = await post(`${signIn}?register=1`, fields());
    expect([page.status, errorAt(page, name)]).toEqual([422, expect.stringMatching(said)]);
    expect(notice(page)).toBe('');
  });

  it.each([
    ['300041', 'magiclink', 'ana@mailinator.com', /dominio/],
    ['300301', 'recovery', `${'a'.repeat(60)}@${'b'.repeat(60)}.co`, /de 5 a 100 caracteres/],
  ])('%s is at the address of the form %s', async (_code, form, email, said) => {
    const page = await post(`${signIn}?form=${form}`, { email });
    expect([page.status, errorAt(page, 'email')]).toEqual([422, expect.stringMatching(said)]);
  });

  it('300036 is at the new password, whose link still works', async () => {
    const token = await EMAILS['newPassword']!.write();
    const page = await post(restore, { token, password: COMMON, confirmPassword: COMMON });
    expect(errorAt(page, 'password')).toMatch(/más comunes/);
    expect(page.html).not.toContain(COMMON);
    const good = { token, password: 'Paramo2026', confirmPassword: 'Paramo2026' };
    expect((await post(restore, good)).text).toContain('Tu contraseña ha sido actualizada');
  });

  it('130001 is about the whole form', async () => {
    const { config } = identity.context;
    const before = config.captchaMethods;
    Object.assign(config, { captchaMethods: ['signin'] });
    const page = await post(signIn, login('activo'));
    Object.assign(config, { captchaMethods: before });
    expect(notice(page)).toMatch(/robot/);
  });

  it('300022: an address that another account has verified by now', async () => {
    const { accessToken: token } = await identity.signUp();
    const email = address();
    await identity.call('PATCH', '/v1/profile', { email, currentPassword: PASSWORD }, { token });
    const link = await identity.sentEmail('new-email', email);
    const other = { identity: { userName: email, credentials: PASSWORD }, profile: { email } };
    await identity.signUp(other);
    await post('/verificar-cuenta/', { token: await identity.sentEmail('verify', email) });
    expect((await post('/verificar-cuenta/', { token: link })).text).toContain(
      'Este correo ya es de otra cuenta',
    );
  });

  it.each(BRANDS)('%s says the same, and addresses no reader', async (brand) => {
    const page = await post(BRAND_CONFIGS[brand].routes.signIn, login('bloqueado'), brand);
    expect(notice(page)).toMatch(/^La cuenta está bloqueada\. /);
  });
});
