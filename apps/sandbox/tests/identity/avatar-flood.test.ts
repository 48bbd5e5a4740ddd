import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorHandler } from '../../src/http/errors.ts';
import { avatarFrom } from '../../src/identity/avatar-image.ts';
import { avatarRoutes } from '../../src/identity/avatar-routes.ts';
import { SILENT } from '../open-app.ts';
import { API, openIdentity, OPEN_TIMEOUT_MS, type IdentityApp } from './open-identity.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await openIdentity(undefined, { limitFactor: 1 });
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

const form = () => {
  const body = new FormData();
  body.set('avatar', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' }));
  return body;
};

describe('A10 a flood of avatars', () => {
  /** Avatars whose making waits for the test. */
  function openAvatars() {
    const state = { running: 0, most: 0, gates: [] as (() => void)[] };
    const make = async () => {
      state.most = Math.max(state.most, ++state.running);
      await new Promise<void>((resolve) => state.gates.push(resolve));
      state.running -= 1;
      return new Uint8Array([1]);
    };
    const app = new Hono();
    app.onError(errorHandler(SILENT));
    app.route('/', avatarRoutes(identity.context, make));
    const put = async (authorization: string): Promise<number> =>
      (await app.request('/v1/avatar', { method: 'PUT', headers: { authorization }, body: form() })).status;
    /** One job ends at a time, after all calls have come. */
    const finish = async <T>(all: Promise<T>): Promise<T> => {
      let over = false;
      const watched = all.finally(() => (over = true));
      while (!over) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (state.gates.length > 0 && state.running === 1) state.gates.shift()?.();
      }
      return watched;
    };
    return { state, put, finish };
  }

  it('is made one at a time, with a bounded number waiting', async () => {
    const { state, put, finish } = openAvatars();
    const tokens: string[] = [];
    for (let n = 0; n < 10; n += 1) tokens.push((await identity.signUp()).accessToken);
    const statuses = await finish(Promise.all(tokens.map(put)));
    expect(state.most).toBe(1);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('of one account has one place, so that another one waits for one avatar at most', async () => {
    const { put, finish } = openAvatars();
    const [one, other] = [(await identity.signUp()).accessToken, (await identity.signUp()).accessToken];
    const flood = Promise.all(Array.from({ length: 5 }, () => put(one)));
    const ended: string[] = [];
    void flood.then((statuses) => ended.push(`flood ${statuses.toSorted().join(' ')}`));
    const answer = put(other).then((status) => ended.push(`other ${status}`));
    await finish(Promise.all([answer, flood]));
    expect(ended.toSorted()).toEqual(['flood 200 503 503 503 503', 'other 200']);
  });

  it('ends at ten an hour for an account', async () => {
    const { accessToken: token } = await identity.signUp();
    const put = async () => (await identity.call('PUT', '/v1/avatar', {}, { token })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await put());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    identity.advance(60 * 60_000);
    const again = (await identity.app.request(`${API}/v1/avatar`, { method: 'PUT' })).status;
    expect(again).toBe(401);
  });

  it('has no picture that is larger than a telephone’s', async () => {
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888' } })
        .jpeg({ quality: 1 })
        .toBuffer();
    await expect(avatarFrom(await picture(5_000, 4_001))).rejects.toMatchObject({ status: 415 });
    expect((await avatarFrom(await picture(4_000, 3_000))).length).toBeGreaterThan(0);
  });
});
