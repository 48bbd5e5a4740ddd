import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { avatars, identities, readers } from '../../src/db/schema/index.ts';
import { SEED_PASSWORD, SEED_READERS } from '../../src/seed/readers.ts';
import { API, type Body, type IdentityApp, type Reply } from './open-identity.ts';

const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);
const phone = (value: string) => ({ contacts: [{ phone: value, type: 'PRIMARY' }] });
const HOME = { line1: 'Carrera 7 # 32-16', locality: 'Bogotá', country: 'CO', type: 'HOME' };
const address = (over: object) => ({ addresses: [{ ...HOME, ...over }] });
const attribute = (name: string, value: string) => ({ attributes: [{ name, value, type: 'String' }] });

/** Tests of the profile, its picture, the sign-in methods, and deletion. */
export function describeProfiles(identity: () => IdentityApp): void {
  const patch = (token: string, body: Body) => identity().call('PATCH', '/v1/profile', body, { token });
  const read = (token: string) => identity().call('GET', '/v1/profile', undefined, { token });

  describe('A10 GET and PATCH /v1/profile', () => {
    it('stores the sent fields, clears null fields and keeps the others', async () => {
      const { accessToken: token, uuid, email } = await identity().signUp();
      const changes = {
        firstName: 'Ana Lucía',
        secondLastName: 'Niño',
        gender: 'FEMALE',
        birthYear: 1990,
        birthMonth: 2,
        birthDay: 28,
        picture: 'https://cdn.example.com/a.jpg',
        ...phone('300-1234567'),
        ...address({ line2: '' }),
        ...attribute('boletin', 'cultura'),
        lastName: null,
      };
      expect(await patch(token, changes)).toMatchObject({ status: 200 });
      const { body } = await read(token);
      expect(body).toMatchObject({
        uuid,
        email,
        firstName: 'Ana Lucía',
        lastName: null,
        secondLastName: 'Niño',
        gender: 'FEMALE',
        birthYear: '1990',
        birthMonth: '2',
        birthDay: '28',
        contacts: [{ phone: '300-1234567', type: 'PRIMARY' }],
        addresses: [{ ...HOME, line2: null, region: null, postal: null }],
        attributes: [{ name: 'boletin', value: 'cultura', type: 'String' }],
        identities: [{ userName: email, type: 'Password', passwordReset: false, locked: false }],
        status: 'Active',
      });
      await patch(token, { contacts: null });
      expect((await read(token)).body).toMatchObject({ contacts: [], firstName: 'Ana Lucía' });
    });

    it('cannot change the reader’s identity', async () => {
      const { accessToken: token, uuid } = await identity().signUp();
      const changes = {
        uuid: randomUUID(),
        emailVerified: true,
        status: 'Blocked',
        identities: [],
        segment: 'suscriptor',
        origin: 'seed',
      };
      expect(await patch(token, changes)).toMatchObject({
        status: 200,
        body: { uuid, emailVerified: false, status: 'Active', identities: [{ type: 'Password' }] },
      });
    });

    // Each rule at its limit, and one beyond it.
    it.each([
      ['first name 100', { firstName: 'a'.repeat(100) }, undefined],
      ['first name 101', { firstName: 'a'.repeat(101) }, '300127,300129'],
      ['first name empty', { firstName: '' }, '300127,300129'],
      ['first name with a tag', { firstName: 'Ana<b>' }, '300127,300129'],
      ['last name 101', { lastName: 'a'.repeat(101) }, '300127,300129'],
      ['second last name 50', { secondLastName: 'a'.repeat(50) }, undefined],
      ['second last name 51', { secondLastName: 'a'.repeat(51) }, '300127,300129'],
      ['display name 101', { displayName: 'a'.repeat(101) }, '300201'],
      ['phone of 10', phone('3001234567'), undefined],
      ['phone of 12', phone('300-123-4567'), undefined],
      ['phone of 9', phone('300123456'), '300071'],
      ['phone of 13', phone('300-123-45678'), '300071'],
      ['phone with a letter', phone('300123456a'), '300071'],
      ['country of 3', address({ country: 'COL' }), '300169'],
      ['address line 256', address({ line1: 'a'.repeat(256) }), undefined],
      ['address line 257', address({ line1: 'a'.repeat(257) }), '300166'],
      ['second line 257', address({ line2: 'a'.repeat(257) }), '300166'],
      ['locality 101', address({ locality: 'a'.repeat(101) }), '300167'],
      ['region 101', address({ region: 'a'.repeat(101) }), '300168'],
      ['postal code 101', address({ postal: 'a'.repeat(101) }), '300165'],
      ['attribute name 30', attribute('a'.repeat(30), 'v'), undefined],
      ['attribute name 31', attribute('a'.repeat(31), 'v'), '300201'],
      ['attribute value 1000', attribute('n', 'a'.repeat(1000)), undefined],
      ['attribute value 1001', attribute('n', 'a'.repeat(1001)), '300201'],
      ['picture 256', { picture: `https://x.co/${'a'.repeat(243)}` }, '300201'],
      ['picture that is a script', { picture: 'javascript:alert(1)' }, '300201'],
      ['legacy ID 51', { legacyId: 'a'.repeat(51) }, '300201'],
      ['a date of birth in part', { birthYear: '1990' }, 'dobRequired'],
      ['under 14', { birthYear: '2020', birthMonth: '1', birthDay: '1' }, 'userNotOfAge'],
      ['100 contacts', { contacts: many(100, phone('3001234567').contacts[0]) }, undefined],
      ['101 contacts', { contacts: many(101, phone('3001234567').contacts[0]) }, '3007010'],
      ['101 addresses', { addresses: many(101, HOME) }, '3007011'],
      ['101 attributes', { attributes: many(101, { name: 'n', value: 'v' }) }, '3007012'],
      ['e-mail without a domain', { email: 'nadie' }, '300075'],
      ['e-mail of a blacklisted domain', { email: 'a@mailinator.com' }, '300041'],
      ['contacts that are no list', { contacts: 'tres' }, '100130,300130'],
    ])('%s', async (_case, body, code) => {
      const { accessToken: token } = await identity().signUp();
      const reply = await patch(token, body);
      expect([reply.status, reply.body['code']]).toEqual(code === undefined ? [200, undefined] : [400, code]);
    });
  });

  describe('A10 PUT and DELETE /v1/avatar', () => {
    const noise = (width: number, height: number) =>
      sharp({
        create: {
          width,
          height,
          channels: 3,
          background: '#8a5',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      });

    async function upload(token: string, content: Uint8Array, type = 'image/jpeg'): Promise<Reply> {
      const form = new FormData();
      form.append('avatar', new File([new Uint8Array(content)], 'yo.jpg', { type }));
      const headers = { authorization: `Bearer ${token}` };
      const reply = await identity().app.request(`${API}/v1/avatar`, { method: 'PUT', headers, body: form });
      return { status: reply.status, body: (await reply.json()) as Body, headers: reply.headers };
    }

    it('stores a square JPEG without camera data, at a separate address', async () => {
      const { accessToken: token, uuid } = await identity().signUp();
      const photo = await noise(800, 600)
        .withExif({ IFD0: { Copyright: 'secreto' } })
        .jpeg()
        .toBuffer();
      const reply = await upload(token, photo);
      expect(reply.status).toBe(200);
      const { pathname } = new URL(reply.body['picture'] as string);
      expect(pathname).toMatch(new RegExp(`^${API}/v1/avatar/${uuid}/[0-9a-f]{16}$`));
      const picture = await identity().app.request(pathname);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      expect(picture.headers.get('cache-control')).toContain('immutable');
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
      expect(bytes.includes('secreto')).toBe(false);

      const gone = await identity().call('DELETE', '/v1/avatar', undefined, { token });
      expect(gone).toMatchObject({ status: 200, body: { uuid, picture: null } });
      expect((await identity().app.request(pathname)).status).toBe(404);
    });

    /** The colours at the middle and near the corners of the stored picture of an upload. */
    async function coloursOf(token: string, content: Uint8Array): Promise<string[]> {
      const reply = await upload(token, content);
      const picture = await identity().app.request(new URL(reply.body['picture'] as string).pathname);
      const { data, info } = await sharp(Buffer.from(await picture.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [0.5, 0.05, 0.95].map((part) => {
        const at = Math.floor(part * info.height) * info.width + Math.floor(part * info.width);
        const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels);
        return red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : 'none';
      });
    }

    /** Three squares side by side, on their side if a camera was turned. */
    const three = (turned?: number) =>
      sharp({ create: { width: 300, height: 100, channels: 3, background: '#f00' } })
        .composite(
          ['#0f0', '#00f'].map((background, at) => ({
            input: { create: { width: 100, height: 100, channels: 3, background } },
            left: 100 + 100 * at,
            top: 0,
          })),
        )
        .withMetadata({ ...(turned && { orientation: turned }) })
        .jpeg()
        .toBuffer();

    it.each([undefined, 6])(
      'keeps the middle of a picture, upright, without a distortion: turned %s',
      async (turned) => {
        const { accessToken: token } = await identity().signUp();
        expect(await coloursOf(token, await three(turned))).toEqual(['green', 'green', 'green']);
      },
    );

    it('turns a picture upright', async () => {
      const { accessToken: token } = await identity().signUp();
      const half = sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } }).composite([
        { input: { create: { width: 100, height: 50, channels: 3, background: '#00f' } }, left: 0, top: 50 },
      ]);
      const content = await half.withMetadata({ orientation: 3 }).jpeg().toBuffer();
      expect((await coloursOf(token, content)).slice(1)).toEqual(['blue', 'red']);
    });

    it('crops a small picture to its shorter side', async () => {
      const { accessToken: token } = await identity().signUp();
      const reply = await upload(token, await noise(120, 90).jpeg().toBuffer());
      const picture = await identity().app.request(new URL(reply.body['picture'] as string).pathname);
      const kept = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect([kept.width, kept.height]).toEqual([90, 90]);
    });

    it.each([
      ['a PNG under the name of a JPEG', () => noise(20, 20).png().toBuffer(), 415, 'UNSUPPORTED_IMAGE_TYPE'],
      [
        'a text that begins like one',
        async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
        415,
        'UNSUPPORTED_IMAGE_TYPE',
      ],
      [
        'half a JPEG',
        async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 2000),
        415,
        'UNSUPPORTED_IMAGE_TYPE',
      ],
      ['a page', async () => Buffer.from('<script>alert(1)</script>'), 415, 'UNSUPPORTED_IMAGE_TYPE'],
      [
        '3,000,001 bytes',
        async () =>
          Buffer.concat([await noise(9, 9).jpeg().toBuffer(), Buffer.alloc(3_000_000)]).subarray(
            0,
            3_000_001,
          ),
        413,
        'IMAGE_TOO_LARGE',
      ],
      ['10 MB', async () => Buffer.alloc(10_000_000, 0xff), 413, 'IMAGE_TOO_LARGE'],
      ['an empty file', async () => Buffer.alloc(0), 400, 'MISSING_IMAGE'],
    ])('%s is rejected', async (_case, make, status, code) => {
      const { accessToken: token, uuid } = await identity().signUp();
      const reply = await upload(token, await make());
      expect([reply.status, reply.body['code']]).toEqual([status, code]);
      const kept = await identity().context.db.select().from(avatars).where(eq(avatars.readerUuid, uuid));
      expect(kept).toEqual([]);
    });

    it('a body without a form is MISSING_IMAGE', async () => {
      const { accessToken: token } = await identity().signUp();
      expect(await identity().call('PUT', '/v1/avatar', {}, { token })).toMatchObject({
        status: 400,
        body: { code: 'MISSING_IMAGE' },
      });
    });
  });

  describe('A10 DELETE /v1/identity/{provider}', () => {
    it('the last one cannot be removed: 300044', async () => {
      const { accessToken: token, uuid } = await identity().signUp();
      await identity()
        .context.db.insert(identities)
        .values({ readerUuid: uuid, type: 'Google', userName: randomUUID() });
      expect(await identity().call('DELETE', '/v1/identity/google', undefined, { token })).toMatchObject({
        status: 200,
        body: { success: true, identities: [{ type: 'Password' }] },
      });
      expect(await identity().call('DELETE', '/v1/identity/google', undefined, { token })).toMatchObject({
        status: 404,
      });
      await identity()
        .context.db.update(identities)
        .set({ type: 'Facebook', passwordHash: null })
        .where(eq(identities.readerUuid, uuid));
      expect(await identity().call('DELETE', '/v1/identity/facebook', undefined, { token })).toMatchObject({
        status: 400,
        body: { code: '300044' },
      });
    });

    it('an unknown provider is an input error', async () => {
      const { accessToken: token } = await identity().signUp();
      expect(await identity().call('DELETE', '/v1/identity/nadie', undefined, { token })).toMatchObject({
        status: 400,
      });
    });
  });

  describe('A11 account deletion', () => {
    const start = async () => {
      const reader = await identity().signUp();
      const token = reader.accessToken;
      const reply = await identity().call('DELETE', '/v1/user/anonymize', undefined, { token });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
      return { ...reader, token, id: await identity().sentEmail('anonymise', reader.email) };
    };
    const decide = (verb: string, id: string, token: string, body: Body = {}) =>
      identity().call('PUT', `/v1/user/anonymize/${verb}/${id}`, body, { token });

    it('approved: no personal data remains, and the session has ended', async () => {
      const { id, token, uuid, email } = await start();
      expect(await decide('approve', id, token)).toMatchObject({ status: 200, body: { success: true } });
      const { db } = identity().context;
      const [row] = await db.select().from(readers).where(eq(readers.uuid, uuid));
      expect(row).toMatchObject({
        status: 'Anonymized',
        email: null,
        firstName: null,
        lastName: null,
        contacts: [],
        picture: null,
      });
      expect(await db.select().from(identities).where(eq(identities.readerUuid, uuid))).toEqual([]);
      expect(await read(token)).toMatchObject({ status: 401 });
      expect(await identity().login(email)).toMatchObject({ status: 401, body: { code: '110010' } });
      expect(await identity().sentEmails('anonymised', email)).toBe(1);
      const again = { identity: { userName: email, credentials: 'Cordillera7' }, profile: { email } };
      expect(await identity().call('POST', '/v1/signup', again)).toMatchObject({ status: 200 });
    });

    it('declined with a reason: the account is kept and the id is invalid afterwards', async () => {
      const { id, token, email } = await start();
      expect(await decide('decline', id, token, { reason: 'Me quedo' })).toMatchObject({ status: 200 });
      expect(await identity().sentEmails('anonymise-declined', email)).toBe(1);
      expect(await decide('approve', id, token)).toMatchObject({ status: 400, body: { code: '300033' } });
      expect(await read(token)).toMatchObject({ status: 200 });
    });

    it('another reader’s id is rejected and stays valid for its owner', async () => {
      const { id, token } = await start();
      const stranger = await identity().signUp();
      expect(await decide('approve', id, stranger.accessToken)).toMatchObject({
        status: 400,
        body: { code: '300033' },
      });
      expect(await read(stranger.accessToken)).toMatchObject({ status: 200 });
      expect(await decide('approve', id, token)).toMatchObject({ status: 200 });
    });

    it.each([
      ['is valid in the last second of its seven days', 7 * DAY_MS - 1_000, { status: 200 }],
      ['is over a second later', 7 * DAY_MS, { status: 400, body: { code: '300033' } }],
    ])('the e-mail %s', async (_name, after, expected) => {
      const { id, email } = await start();
      identity().advance(after);
      // The session of the request has ended long ago.
      const { body } = await identity().login(email);
      expect(await decide('decline', id, String(body['accessToken']))).toMatchObject(expected);
    });

    it('a new request invalidates the first e-mail', async () => {
      const { id, token } = await start();
      await identity().call('DELETE', '/v1/user/anonymize', undefined, { token });
      expect(await decide('approve', id, token)).toMatchObject({ status: 400 });
    });
  });

  describe('A11 privacy reports', () => {
    it('list one a day, whose detail has profile, sessions and requests', async () => {
      const { accessToken: token, email } = await identity().signUp();
      const list = () =>
        identity().app.request(`${API}/v1/gdpr?_=${Date.now()}`, { headers: { authorization: token } });
      const both = await Promise.all([list(), list()]);
      const [reports] = (await Promise.all(both.map((reply) => reply.json()))) as { id: string }[][];
      expect(await (await list()).json()).toHaveLength(1);
      const report = await identity().call('GET', `/v1/gdpr/${reports?.[0]?.id ?? ''}`, undefined, { token });
      expect(report.body).toMatchObject({
        data: { profile: { email }, sessions: [{ grantType: 'password' }], deletionRequests: [] },
      });
      expect(JSON.stringify(report.body)).not.toMatch(/argon2|passwordHash|refreshId/);
      const stranger = await identity().signUp();
      for (const id of [reports?.[0]?.id ?? '', 'x', randomUUID()])
        expect(
          await identity().call('GET', `/v1/gdpr/${id}`, undefined, { token: stranger.accessToken }),
        ).toMatchObject({ status: 404 });
    });
  });

  describe('A15 settings and segments', () => {
    it('disqus.ssoKey is message, signature and timestamp', async () => {
      const { accessToken: token, uuid } = await identity().signUp();
      const { body } = await identity().call('GET', '/v1/user/settings', undefined, { token });
      const { ssoKey } = body['disqus'] as { ssoKey: string };
      const [message = '', signature, timestamp] = ssoKey.split(' ');
      expect(JSON.parse(Buffer.from(message, 'base64').toString())).toMatchObject({ id: uuid });
      expect(signature).toMatch(/^[\da-f]{40}$/);
      expect(Number(timestamp)).toBe(Math.floor(identity().context.clock().getTime() / 1000));
    });

    it('segmentation is {id, segment}', async () => {
      const { email, uuid, segment } = SEED_READERS.owner;
      const token = (await identity().login(email, SEED_PASSWORD)).body['accessToken'] as string;
      expect((await identity().call('GET', '/v2/identity/segmentation', undefined, { token })).body).toEqual({
        id: uuid,
        segment,
      });
    });
  });
}
