import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { sendMail } from '../src/mail/outbox.ts';
import { sendDue } from '../src/mail/sender.ts';
import { REDACTED, redactText } from '../src/log-redaction.ts';
import { createLogger } from '../src/logger.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
let app: TestApp['app'];
let lines: string[];
const stream = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const log = createLogger('trace', stream);
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  app = createApp({ ...test.context, log });
});
beforeEach(() => (lines = []));
afterAll(() => test.close());
/** The parts that a request or an error put there: instants, process and request ids are any digits, also those of a secret. */
const logged = () =>
  lines.map((line) => line.replaceAll(/"(?:time|pid|ms)":\d+,?|"requestId":"[^"]*",?/g, '')).join('');

const SECRETS = {
  jwt: 'eyJhbGciOiJIUzUxMiJ9.eyJ1dWlkIjoiMSJ9.c2lnbmF0dXJlLXNlY3JldA',
  password: 'Contrasena-Muy-Secreta-9',
  nonce: 'n0nceSecreto4f7a9b',
  cookie: 'sesion-secreta-77',
  captcha: 'captcha-token-secreto',
  card: '4111111111111111',
  spacedCard: '5555 5555 5555 4444',
  cvv: '9371',
  apiToken: 'api-token-secreto-31',
  email: 'lectora.privada@example.com',
};

const BODY = JSON.stringify({
  userName: SECRETS.email,
  credentials: SECRETS.password,
  oldPassword: SECRETS.password,
  newPassword: SECRETS.password,
  recaptchaToken: SECRETS.captcha,
  token: SECRETS.jwt,
  number: SECRETS.card,
  expiryMonth: 12,
  expiryYear: 2030,
  cvv: SECRETS.cvv,
  cardHolder: SECRETS.spacedCard,
  email: SECRETS.email,
});

const REQUESTS: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/identity/public/v1/auth/login'],
  ['POST', '/identity/public/v1/signup'],
  ['POST', '/identity/public/v1/auth/token'],
  ['PUT', '/identity/public/v1/password'],
  ['PUT', `/identity/public/v1/password/reset/${SECRETS.nonce}`],
  ['GET', `/identity/public/v1/auth/magiclink/${SECRETS.nonce}`],
  ['GET', `/identity/public/v1/email/verify/${SECRETS.nonce}`],
  ['GET', `/identity/public/v2/oidc/signin?code=${SECRETS.nonce}&state=${SECRETS.cookie}`],
  ['GET', '/identity/public/v1/profile'],
  ['PUT', `/identity/public/v1/user/anonymize/approve/${SECRETS.nonce}`],
  ['POST', '/sales/public/v1/subscription/redeem'],
  ['PUT', `/sales/public/v1/checkout/order/${SECRETS.nonce}/payment/1`],
  ['POST', '/gateway/v1/tokens'],
  ['POST', '/wolkvox/report'],
  ['POST', '/icommkt/subscribe-user'],
  ['POST', '/s3plus/obtenersegmentoscliente'],
  ['GET', `/__outbox?email=${SECRETS.email}`],
  ['GET', `/${SECRETS.nonce}`],
  ['GET', `/not/here/${SECRETS.nonce}?token=${SECRETS.jwt}`],
];

const send = (to: TestApp['app'], method: string, path: string) =>
  to.request(path, {
    method,
    headers: {
      authorization: `Bearer ${SECRETS.jwt}`,
      cookie: `cart=${SECRETS.cookie}`,
      'x-api-token': SECRETS.apiToken,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: BODY }),
  });

const expectNoSecret = () => {
  for (const [name, secret] of Object.entries(SECRETS))
    expect(logged().includes(secret), `${name} is in the log: ${logged().slice(0, 2_000)}`).toBe(false);
};

describe('no token, password, cookie, nonce or card number in any line at any level', () => {
  it.each(REQUESTS)('%s %s', async (method, path) => {
    await send(app, method, path);
    expect(logged()).toContain('"msg":"request"');
    expectNoSecret();
  });

  it.each(REQUESTS)('also when the database fails during the request: %s %s', async (method, path) => {
    // Every query fails with an error that quotes its parameters, like those of the database library.
    const fail = (): never => {
      throw Object.assign(
        new Error(`Failed query: select "x" where "y" = $1\nparams: ${Object.values(SECRETS).join('","')}`),
        { cause: Object.assign(new Error('boom'), { detail: `Key (email)=(${SECRETS.email}) exists.` }) },
      );
    };
    const db = new Proxy(test.context.db, { get: fail });
    const config = { ...test.context.config, secret: 'x'.repeat(64) };
    await send(createApp({ ...test.context, config, db, log }), method, path);
    expectNoSecret();
  });

  it('also when a query really fails', async () => {
    const failure: unknown = await test.context.db
      .execute(sql`select * from nowhere where secret = ${SECRETS.password}`)
      .catch((error: unknown) => error);
    expect(String(failure)).toContain(SECRETS.password);
    log.error({ err: failure }, 'request failed');
    log.error(failure);
    expect(logged()).toContain('Failed query: select * from nowhere');
    expectNoSecret();
  });

  it('also when an e-mail cannot be sent', async () => {
    const { db, clock } = test.context;
    await sendMail({ db, clock }, { kind: 'reset', to: SECRETS.email, token: SECRETS.nonce, data: {} });
    const refuse = () => Promise.reject(new Error(`550 <${SECRETS.email}> unknown, ${SECRETS.nonce}`));
    await sendDue({ ...test.context, log }, { send: refuse, close: () => {} });
    expect(logged()).toContain('e-mail waits');
    expectNoSecret();
  });

  it('also when they are logged by name or in a sentence', () => {
    log.info({
      deep: { list: [{ password: SECRETS.password, accessToken: SECRETS.jwt, cvv: SECRETS.cvv }] },
    });
    log.info({ headers: { cookie: SECRETS.cookie, 'x-api-token': SECRETS.apiToken }, nonce: SECRETS.nonce });
    log.info({ recaptchaToken: SECRETS.captcha, credentials: SECRETS.password });
    log.warn(`card ${SECRETS.card} or ${SECRETS.spacedCard} of ${SECRETS.email} with Bearer ${SECRETS.jwt}`);
    log.warn(`at https://x.example/?nonce=${SECRETS.nonce}&b=1 and /?token=${SECRETS.captcha}`);
    log.warn(`postgres://user:${SECRETS.password}@db/rotativa`);
    expectNoSecret();
  });
});

describe('no name, birthday, address, phone or tax number in any line', () => {
  /** A value for each field of a profile. */
  const PERSON = {
    firstName: 'Fulgencia',
    lastName: 'Peñaranda',
    secondLastName: 'Quitián',
    displayName: 'Ful la lectora',
    gender: 'NON_CONFORMING',
    birthYear: '1957',
    birthMonth: '11',
    birthDay: '29',
    contacts: [{ phone: '6015550123', type: 'HOME' }],
    addresses: [
      {
        line1: 'Carrera 87 # 3-14',
        line2: 'Torre Ocre',
        locality: 'Tibasosa',
        postal: '152207',
        country: 'CO',
      },
    ],
  };
  const ACCOUNT = {
    identity: { userName: 'fulgencia57', credentials: SECRETS.password },
    profile: { ...PERSON, email: SECRETS.email },
  };
  const { firstName, lastName, secondLastName, displayName, gender } = PERSON;
  const WORDS = [
    ...[firstName, lastName, secondLastName, displayName, gender, 'fulgencia57'],
    ...['1957', '6015550123', 'Carrera 87', 'Torre Ocre', 'Tibasosa', '152207', '900373115'],
  ];
  const expectNoPerson = () => expect(WORDS.filter((word) => logged().includes(word))).toEqual([]);

  it('while an account is opened and changed', async () => {
    const call = async (method: string, path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const reply = await app.request(`/identity/public/v1${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      expect(reply.status, path).toBe(200);
      return (await reply.json()) as { accessToken: string };
    };
    const { accessToken } = await call('POST', '/signup', ACCOUNT);
    await call('PATCH', '/profile', PERSON, accessToken);
    expect(lines.length).toBeGreaterThan(1);
    expectNoPerson();
  });

  it('also when a person is logged by the names of the fields', () => {
    const order = { billingAddress: { ...PERSON.addresses[0], taxId: '900373115' }, phone: '6015550123' };
    log.info({ ...ACCOUNT, order }, 'sign-up');
    log.warn({ reader: [PERSON, { FIRSTNAME: firstName, fullName: `${firstName} ${lastName}` }] });
    expect(lines).toHaveLength(2);
    expectNoPerson();
  });
});

describe('the log stays useful', () => {
  it('has the route, the status and the duration, and errors with their stack', async () => {
    await send(app, 'GET', '/health');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/health', status: 200, msg: 'request' });
    log.error({ err: new TypeError('broken') }, 'failed');
    const { err } = JSON.parse(lines.at(-1) ?? '') as { err: { type: string; stack: string } };
    expect(err.type).toBe('TypeError');
    expect(err.stack).toContain('log.test.ts');
  });

  it.each([
    '{"level":30,"time":1795223898831,"name":"sandbox","ms":12}',
    '{"order":"4111111111111112"}',
    '{"url":"http://127.0.0.1:4000","email":17}',
    '{"at":"/srv/node_modules/hono@4.13.19/dist/hono.js:12:3"}',
  ])('takes nothing out of %s', (line) => expect(redactText(line)).toBe(line));

  it('marks removed values', () => {
    log.info({ token: 'x' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ token: REDACTED });
  });
});
