import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox, rateLimits } from '../src/db/schema/index.ts';
import fc from '../../../tests/support/fuzz.ts';
import { API, openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './identity/open-identity.ts';

let identity: IdentityApp;
const NOTIFICATION_TOKEN = 'token-of-the-notification-service';
beforeAll(async () => {
  const over = { limitFactor: 1, addressFactor: 1, notificationToken: NOTIFICATION_TOKEN };
  identity = await openIdentity(undefined, over);
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

const PROMISED = 10;
const CALLS = 16;
const BOUNDARY = 'frontera';

type Fields = Readonly<Record<string, string>>;

/** Bodies with the same fields, as a caller might write them. */
const BODIES: readonly ((fields: Fields) => string)[] = [
  (fields) => JSON.stringify(fields),
  (fields) => ` ${JSON.stringify(fields, null, 2)}\r\n`,
  // The last of two equal names counts.
  (fields) =>
    `{${Object.keys(fields)
      .map((name) => `"${name}":"otra@correo.example",`)
      .join('')}${JSON.stringify(fields).slice(1)}`,
  (fields) => JSON.stringify(fields).replaceAll('e', '\\u0065'),
  (fields) => new URLSearchParams(fields).toString(),
  (fields) =>
    new URLSearchParams([
      ...Object.keys(fields).map((name) => [name, 'otra']),
      ...Object.entries(fields),
    ]).toString(),
  (fields) =>
    Object.entries(fields)
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('') + `--${BOUNDARY}--\r\n`,
];

const BASES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'form-data',
  '',
];
const TAILS = [
  '',
  ';',
  '; charset=utf-8',
  `; boundary=${BOUNDARY}`,
  `;BOUNDARY="${BOUNDARY}"`,
  '; a=b=c',
  ', text/html',
];
const SHAPES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => ` ${text}`,
  (text) => `${text}, ${text}`,
];
const NAMES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => ` ${name} `,
];

const spelling = fc.record({
  type: fc
    .tuple(fc.constantFrom(...BASES), fc.constantFrom(...TAILS), fc.constantFrom(...SHAPES))
    .map(([base, tail, shape]) => shape(base) + tail),
  absent: fc.nat(9).map((n) => n === 0),
  body: fc.constantFrom(...BODIES),
  name: fc.constantFrom(...NAMES),
});
const spellings = fc.array(spelling, { minLength: CALLS, maxLength: CALLS });

/** Calls with a spelling each, from one address. @returns the statuses */
async function statuses(
  path: string,
  given: readonly (typeof spelling extends fc.Arbitrary<infer T> ? T : never)[],
  fields: (name: (plain: string) => string) => Fields,
): Promise<number[]> {
  const replies: number[] = [];
  for (const { type, absent, body, name } of given) {
    const reply = await identity.app.request(
      path,
      {
        method: 'POST',
        headers: { 'x-api-token': NOTIFICATION_TOKEN, ...(absent ? {} : { 'content-type': type }) },
        // Bytes have no content type.
        body: new TextEncoder().encode(body(fields(name))),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    );
    replies.push(reply.status);
  }
  return replies;
}

/** After the promised tries with one spelling, as after each other one, no other is accepted. */
const promised = (accepted: (status: number) => boolean, seen: readonly number[]) =>
  expect(seen.filter(accepted).length).toBeLessThanOrEqual(PROMISED);

describe('a limit counts what the route reads, however a body and its type are spelled', () => {
  it('wrong passwords for an account, by its address and by its user name', async () => {
    const userName = `lectora-${randomUUID()}`;
    const { email } = await identity.signUp({
      identity: { userName, credentials: 'Cordillera7' },
      profile: { email: `${userName}@correo.example` },
    });
    await fc.assert(
      fc.asyncProperty(
        spellings,
        fc.array(fc.boolean(), { minLength: CALLS, maxLength: CALLS }),
        async (given, byName) => {
          let at = 0;
          const seen = await statuses(`${API}/v1/auth/login`, given, (spell) => ({
            userName: spell(byName[at++] ? userName : email),
            credentials: 'Equivocada1',
            grantType: 'password',
          }));
          await identity.context.db.delete(rateLimits);
          promised((status) => status === 401, seen);
          expect(seen.every((status) => [400, 401, 429].includes(status))).toBe(true);
        },
      ),
      { numRuns: 3 },
    );
  });

  it.each([
    ['magic', `${API}/v1/auth/magiclink`, 'email'],
    ['reset', `${API}/v1/password/reset`, 'userName'],
    ['verify', `${API}/v1/email/verify`, 'email'],
    ['reset', '/autogestion/reset_password_out', 'email'],
    ['reset', '/autogestion/reset_password_out', 'userName'],
    ['contact', '/wolkvox/report', 'email'],
  ] as const)('e-mails of the kind %s by %s with the field %s', async (kind, path, field) => {
    const { email } = await identity.signUp();
    await fc.assert(
      fc.asyncProperty(spellings, async (given) => {
        await identity.context.db.delete(outbox);
        const seen = await statuses(path, given, (spell) => ({ [field]: spell(email) }));
        await identity.context.db.delete(rateLimits);
        promised((status) => status === 200, seen);
        expect(seen.every((status) => [200, 400, 429].includes(status))).toBe(true);
        expect(await identity.sentEmails(kind, email)).toBeLessThanOrEqual(PROMISED);
      }),
      { numRuns: 2 },
    );
  });

  it('a plain spelling has all its tries, and then none', async () => {
    const { email } = await identity.signUp();
    const fields = { userName: email, credentials: 'Equivocada1', grantType: 'password' };
    const plain = {
      type: 'application/json',
      absent: false,
      body: JSON.stringify,
      name: (name: string) => name,
    };
    const wrong = await statuses(
      `${API}/v1/auth/login`,
      Array.from({ length: PROMISED }, () => plain),
      () => fields,
    );
    expect(new Set(wrong)).toEqual(new Set([401]));
    const odd = { ...plain, type: 'Multipart/form-data' };
    expect(await statuses(`${API}/v1/auth/login`, [odd], () => fields)).toEqual([429]);
  });
});
