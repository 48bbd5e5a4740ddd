import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { SEED_READERS } from '../../src/seed/readers.ts';
import { API, type Body, type IdentityApp } from './open-identity.ts';
import { CLIENT, SITE, socialCalls } from './social-calls.ts';

const newEmail = () => `social-${randomUUID()}@correo.example`;

/** Tests of sign-in through the development provider, in every way of the contract. */
export function describeSocial(identity: () => IdentityApp): void {
  const ORIGIN = { origin: SITE };

  const { answer, authorizeUrl, credential, socialLogin } = socialCalls(identity);

  const initiate = async () => {
    const reply = await identity().call('GET', '/v2/oidc/development/initiate', undefined, {
      headers: ORIGIN,
    });
    expect(reply.status).toBe(200);
    return reply.body as { url: string; state: string; redirectURI: string };
  };
  const signIn = (code: string, state: string, token?: string) =>
    identity().call('GET', `/v2/oidc/signin?code=${code}&state=${state}`, undefined, { token });

  describe.each(['google', 'facebook'] as const)('A3 %s', (provider) => {
    it('opens an account at the first sign-in and the same one at the next', async () => {
      const email = newEmail();
      const first = await socialLogin(provider, await credential(provider, email));
      expect(first).toMatchObject({ status: 200, body: { accessToken: expect.any(String) as string } });
      const next = await socialLogin(provider, await credential(provider, email));
      expect(next.body['uuid']).toBe(first.body['uuid']);
      const token = first.body['accessToken'] as string;
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).body).toMatchObject({
        email,
        emailVerified: true,
        firstName: 'Sara',
        identities: [{ type: provider === 'google' ? 'Google' : 'Facebook' }],
      });
      expect(await identity().call('DELETE', `/v1/identity/${provider}`, undefined, { token })).toMatchObject(
        {
          body: { code: '300044' },
        },
      );
    });

    it('with a session, links to it; then opens the same account', async () => {
      const { accessToken, uuid, email } = await identity().signUp();
      const other = newEmail();
      const linked = await socialLogin(provider, await credential(provider, other), accessToken);
      expect(linked).toMatchObject({ status: 200, body: { uuid } });
      const again = await socialLogin(provider, await credential(provider, other));
      expect(again.body['uuid']).toBe(uuid);
      const { body } = await identity().call('GET', '/v1/profile', undefined, {
        token: again.body['accessToken'] as string,
      });
      expect(body).toMatchObject({ email, identities: [{ type: 'Password' }, {}] });
    });

    it('another reader’s account is not linked: 300022', async () => {
      const email = newEmail();
      await socialLogin(provider, await credential(provider, email));
      const { accessToken } = await identity().signUp();
      expect(await socialLogin(provider, await credential(provider, email), accessToken)).toMatchObject({
        status: 400,
        body: { code: '300022' },
      });
    });

    it('an unverified account with that address is not taken over: 300022', async () => {
      const { email } = await identity().signUp();
      expect(await socialLogin(provider, await credential(provider, email))).toMatchObject({
        status: 400,
        body: { code: '300022' },
      });
    });

    it('a verified account is', async () => {
      const { email, uuid } = await identity().signUp();
      await identity().call('GET', `/v1/email/verify/${await identity().sentEmail('verify', email)}`);
      expect(await socialLogin(provider, await credential(provider, email))).toMatchObject({
        body: { uuid },
      });
    });

    it.each(['', 'nothing', 'a.b.c'])('the credentials %j are 401 with 110010', async (credentials) => {
      expect(await socialLogin(provider, credentials)).toMatchObject({
        status: 401,
        body: { code: '110010' },
      });
    });

    it('a token of the other company is rejected', async () => {
      const other = provider === 'google' ? 'facebook' : 'google';
      expect(await socialLogin(provider, await credential(other, newEmail()))).toMatchObject({ status: 401 });
    });
  });

  it('A3 an identity token expires after an hour', async () => {
    const token = await credential('google', newEmail());
    identity().advance(61 * 60_000);
    expect(await socialLogin('google', token)).toMatchObject({ status: 401 });
  });

  it('A3 the seeded reader of Google signs in with Google', async () => {
    const { email, uuid } = SEED_READERS.social;
    expect(await socialLogin('google', await credential('google', email))).toMatchObject({ body: { uuid } });
  });

  describe('A3 OpenID Connect', () => {
    it('initiate, the provider’s page, signin: the code flow with state, nonce and PKCE', async () => {
      const started = await initiate();
      expect(started).toMatchObject({
        redirectURI: `${SITE}/ingreso/`,
        clientId: CLIENT,
        responseType: 'code',
        codeChallengeMethod: 'S256',
      });
      const email = newEmail();
      const { location, status } = await answer(started.url, { email, lastName: 'Gaitán' });
      expect(status).toBe(303);
      expect(location?.href.startsWith(`${SITE}/ingreso/?code=`)).toBe(true);
      expect(location?.searchParams.get('state')).toBe(started.state);
      const code = location?.searchParams.get('code') ?? '';
      const reply = await signIn(code, started.state);
      expect(reply).toMatchObject({ status: 200, body: { refreshToken: expect.any(String) as string } });
      const token = reply.body['accessToken'] as string;
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).body).toMatchObject({
        email,
        identities: [{ type: 'OIDC' }],
      });
      expect(await signIn(code, started.state)).toMatchObject({ status: 401, body: { code: '110010' } });
    });

    it('a code with another state is rejected', async () => {
      const [mine, other] = [await initiate(), await initiate()];
      const { location } = await answer(mine.url, { email: newEmail() });
      expect(await signIn(location?.searchParams.get('code') ?? '', other.state)).toMatchObject({
        status: 401,
      });
    });

    it('links to a session, and can be unlinked by the identifier of its client', async () => {
      const { accessToken, uuid } = await identity().signUp();
      const started = await initiate();
      const { location } = await answer(started.url, { email: newEmail() });
      const reply = await signIn(location?.searchParams.get('code') ?? '', started.state, accessToken);
      expect(reply.body['uuid']).toBe(uuid);
      const token = reply.body['accessToken'] as string;
      expect(
        await identity().call('PUT', '/v2/oidc/unlink', { identifier: 'otra' }, { token }),
      ).toMatchObject({ status: 404 });
      expect(
        await identity().call('PUT', '/v2/oidc/unlink', { identifier: 'development' }, { token }),
      ).toMatchObject({ status: 200, body: { identities: [{ type: 'Password' }] } });
    });

    it('a refusal on the provider’s page returns an error', async () => {
      const { location } = await answer((await initiate()).url, { email: '', answer: 'no' });
      expect(location?.searchParams.get('error')).toBe('access_denied');
    });

    it.each([
      ['an address outside of the sites', { redirect_uri: 'https://evil.example/' }],
      ['a script', { redirect_uri: 'javascript:alert(1)' }],
      ['another client', { client_id: 'nobody' }],
      ['an unknown response type', { response_type: 'everything' }],
    ])('the provider’s page rejects %s', async (_case, over) => {
      const { pathname, search } = new URL(authorizeUrl('development', over));
      expect((await identity().app.request(pathname + search)).status).toBe(400);
    });

    it('the form shows the input as text', async () => {
      const { status, text } = await answer(authorizeUrl('development'), { email: '"><script>x' });
      expect(status).toBe(400);
      expect(text).toContain('&quot;&gt;&lt;script&gt;x');
      expect(text).not.toContain('<script>');
    });

    it.each(['unknown', 'rotativa', 'constructor'])('the provider %s cannot be initiated', async (name) => {
      expect(await identity().call('GET', `/v2/oidc/${name}/initiate`)).toMatchObject({ status: 400 });
    });
  });

  describe('the provider’s token endpoint', () => {
    const exchange = async (fields: Record<string, string>) => {
      const reply = await identity().app.request('/__provider/development/token', {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'authorization_code', client_id: CLIENT, ...fields }),
      });
      return { status: reply.status, body: (await reply.json()) as Body };
    };
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const redirect_uri = `${SITE}/ingreso/`;
    const fresh = async () => {
      const { location } = await answer(authorizeUrl('development', { code_challenge: challenge }), {
        email: newEmail(),
      });
      return location?.searchParams.get('code') ?? '';
    };

    it('returns access_token and id_token once, only to the client that started', async () => {
      const fields = { code: await fresh(), redirect_uri, code_verifier: verifier };
      const reply = await exchange(fields);
      expect(reply).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 3600 } });
      expect(decodeJwt(reply.body['id_token'] as string)).toMatchObject({ aud: CLIENT });
      expect(await exchange(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      const userinfo = await identity().app.request('/__provider/development/userinfo', {
        headers: { authorization: `Bearer ${String(reply.body['access_token'])}` },
      });
      expect(await userinfo.json()).toMatchObject({ email_verified: true });
    });

    it.each([
      ['a wrong verifier', { redirect_uri, code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
      ['no verifier', { redirect_uri }, 'invalid_grant'],
      ['another address', { redirect_uri: `${SITE}/otra/`, code_verifier: verifier }, 'invalid_grant'],
      ['a wrong secret', { redirect_uri, code_verifier: verifier, client_secret: 'x' }, 'invalid_client'],
    ])('%s is rejected', async (_case, fields, error) => {
      expect((await exchange({ code: await fresh(), ...fields })).body).toEqual({ error });
    });
  });

  describe('A3 the Apple-type sign-in', () => {
    it('authurl, the provider’s page, the posted reply, login with the number', async () => {
      const started = await identity().app.request(`${API}/v1/apple/authurl`, { headers: ORIGIN });
      const url = (await started.json()) as string;
      // Like the vendor's client.
      const whole = `${url}&redirect_uri=${encodeURIComponent(`http://localhost${API}/v1/apple/auth`)}`;
      const page = await answer(whole, { email: newEmail(), firstName: 'Manuel' });
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page.text)?.[1] ?? '';
      const back = await identity().app.request(`${API}/v1/apple/auth`, {
        method: 'POST',
        body: new URLSearchParams({ code: field('code'), state: field('state') }),
      });
      expect(back.status).toBe(303);
      const target = new URL(back.headers.get('location') ?? '');
      expect(target.origin + target.pathname).toBe(`${SITE}/ingreso/`);
      const number = target.searchParams.get('appleCode') ?? '';
      const reply = await socialLogin('apple', number);
      expect(reply).toMatchObject({ status: 200, body: { uuid: expect.any(String) as string } });
      expect(await socialLogin('apple', number)).toMatchObject({ status: 401, body: { code: '110010' } });
    });

    it('a reply without a request is rejected', async () => {
      const back = await identity().app.request(`${API}/v1/apple/auth?code=a&state=b`);
      expect(back.status).toBe(400);
    });
  });

  describe('A3 this service as the provider of a partner', () => {
    it('login returns the next address; the partner exchanges the code with PKCE', async () => {
      const { accessToken: token, uuid, email } = await identity().signUp();
      const verifier = 'p'.repeat(50);
      const query = new URLSearchParams({
        client_id: CLIENT,
        redirect_uri: `${SITE}/socio/`,
        state: 's1',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      });
      const path = `/v2/oidc/provider/login?${query.toString()}`;
      const { body } = await identity().call('GET', path, undefined, { token });
      const target = new URL(body['text'] as string);
      expect(target.searchParams.get('state')).toBe('s1');
      const reply = await identity().app.request(`${API}/v2/oidc/provider/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: CLIENT,
          code: target.searchParams.get('code') ?? '',
          redirect_uri: `${SITE}/socio/`,
          code_verifier: verifier,
        }),
      });
      const { id_token } = (await reply.json()) as { id_token: string };
      expect(decodeJwt(id_token)).toMatchObject({ sub: uuid, email, email_verified: false });
      query.set('redirect_uri', 'https://evil.example/');
      expect(
        await identity().call('GET', `/v2/oidc/provider/login?${query.toString()}`, undefined, { token }),
      ).toMatchObject({ status: 400 });
    });
  });

  describe('A3 secrets that are not ASCII', () => {
    const post = (fields: Record<string, string>) =>
      identity().app.request(`${API}/v2/oidc/provider/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'authorization_code', client_id: CLIENT, ...fields }),
      });
    const redirect_uri = `${SITE}/socio/`;

    // As long as the right ones in characters, but not in bytes.
    it.each(['é', '漢', '😀', '\u0000'])('%s is refused as a secret and as a challenge', async (letter) => {
      const code = 'x';
      expect((await post({ code, redirect_uri, client_secret: letter.repeat(86) })).status).toBe(401);
      const { accessToken: token } = await identity().signUp();
      const query = new URLSearchParams({
        ...{ client_id: CLIENT, response_type: 'code', redirect_uri },
        code_challenge: (letter === '\u0000' ? 'é' : letter).repeat(43),
      });
      const path = `/v2/oidc/provider/login?${query.toString()}`;
      const { body } = await identity().call('GET', path, undefined, { token });
      const issued = new URL(body['text'] as string).searchParams.get('code') ?? '';
      expect((await post({ code: issued, redirect_uri, code_verifier: 'v'.repeat(43) })).status).toBe(400);
    });
  });

  describe('C10 calls for subscriptions at a search engine', () => {
    it('checkloginexists returns {identityExists}', async () => {
      const email = newEmail();
      const check = async () =>
        (
          await identity().call('POST', '/v1/swg/checkloginexists', {
            token: await credential('google', email),
          })
        ).body;
      expect(await check()).toEqual({ identityExists: false });
      await socialLogin('google', await credential('google', email));
      expect(await check()).toEqual({ identityExists: true });
      expect(await identity().call('POST', '/v1/swg/checkloginexists', { token: 'x' })).toMatchObject({
        status: 401,
      });
    });

    it('relink links the search engine’s account to the reader once, with an access token of this reader', async () => {
      const { accessToken: token, uuid } = await identity().signUp();
      const { body } = await identity().call('GET', '/v1/swg/accesstoken', undefined, { token });
      const id = await credential('google', newEmail());
      const stranger = await identity().signUp();
      const path = `/v1/swg/${String(body['accessToken'])}/relink/${id}`;
      const linked = await identity().call('GET', path, undefined, { token });
      expect(linked).toMatchObject({ status: 200, body: { uuid } });
      const next = linked.body['accessToken'] as string;
      expect(await identity().call('GET', path, undefined, { token: next })).toMatchObject({ status: 400 });
      const mine = (await identity().call('GET', '/v1/swg/accesstoken', undefined, { token: next })).body;
      const stolen = `/v1/swg/${String(mine['accessToken'])}/relink/${id}`;
      expect(await identity().call('GET', stolen, undefined, { token: stranger.accessToken })).toMatchObject({
        status: 400,
        body: { code: '300033' },
      });
    });

    it('accesstoken also works for anonymous readers', async () => {
      expect((await identity().call('GET', '/v1/swg/accesstoken')).body).toEqual({
        accessToken: expect.any(String) as string,
      });
    });
  });
}
