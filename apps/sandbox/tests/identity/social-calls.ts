import { expect } from 'vitest';
import type { IdentityApp, Reply } from './open-identity.ts';

export const SITE = 'http://localhost:3001';
export const CLIENT = 'rotativa-sandbox';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where the provider sends the page. */
  readonly location: URL | undefined;
}

export interface SocialCalls {
  /** The address of a provider's page. */
  authorizeUrl(provider: string, over?: Record<string, string>): string;
  /** Submits the provider's form. @returns the address of the redirect, or the page */
  answer(authorizeUrl: string, fields: Record<string, string>): Promise<Answer>;
  /** The token that the script of Google or Facebook gives a page. */
  credential(provider: 'google' | 'facebook', email: string, name?: string): Promise<string>;
  socialLogin(grantType: string, credentials: string, token?: string): Promise<Reply>;
}

/** Calls of a page that signs a reader in through the development provider. */
export function socialCalls(identity: () => IdentityApp): SocialCalls {
  const authorizeUrl: SocialCalls['authorizeUrl'] = (provider, over = {}) =>
    `http://localhost/__provider/${provider}/authorize?${new URLSearchParams({
      client_id: CLIENT,
      redirect_uri: `${SITE}/ingreso/`,
      response_type: 'code',
      ...over,
    }).toString()}`;

  const answer: SocialCalls['answer'] = async (address, fields) => {
    const { pathname, search } = new URL(address);
    const page = await identity().app.request(pathname + search);
    expect(page.status).toBe(200);
    const reply = await identity().app.request(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'yes', ...fields }),
    });
    const location = reply.headers.get('location');
    return {
      status: reply.status,
      text: await reply.text(),
      location: location ? new URL(location) : undefined,
    };
  };

  return {
    authorizeUrl,
    answer,
    credential: async (provider, email, name = 'Sara') => {
      const kind = provider === 'google' ? 'id_token' : 'token';
      const { location } = await answer(authorizeUrl(provider, { response_type: kind }), {
        email,
        firstName: name,
      });
      const field = provider === 'google' ? 'id_token' : 'access_token';
      return new URLSearchParams(location?.hash.slice(1)).get(field) ?? '';
    },
    socialLogin: (grantType, credentials, token) =>
      identity().call('POST', '/v1/auth/login', { userName: '', credentials, grantType }, { token }),
  };
}
