// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PROFILE_CARD, STORE_OFFERS } from './calls.ts';
import {
  ServicesProvider,
  usePieceService,
  usePieceServices,
  useService,
  useSession,
  useSubscriptions,
  type PageServices,
} from './react.ts';
import { createSessionStore } from '../flows/session/session-store.ts';

function Visitor() {
  const { user } = useSession();
  const subscriptions = useSubscriptions();
  return (
    <p>{user === null ? 'unknown' : user ? `${user.uuid} ${JSON.stringify(subscriptions)}` : 'anonymous'}</p>
  );
}

const store = () =>
  createSessionStore({
    identity: {
      identity: () => ({ uuid: 'ana', accessToken: 'a', refreshToken: 'r' }),
      profile: async () => ({ uuid: 'ana' }),
      subscribe: () => () => undefined,
    },
    sales: { activeSubscriptions: async () => [] },
  });

describe('Z4 services in React', () => {
  it('separate roots share one session', async () => {
    const session = store();
    for (const name of ['one', 'two'])
      render(
        <ServicesProvider key={name} services={{ session }}>
          <Visitor />
        </ServicesProvider>,
      );
    expect(await screen.findAllByText('ana false')).toHaveLength(2);
  });

  it('on a server the session is unknown, whatever the store contains', async () => {
    const session = store();
    await session.load();
    const page = renderToString(
      <ServicesProvider services={{ session }}>
        <Visitor />
      </ServicesProvider>,
    );
    expect(page).toBe('<p>unknown</p>');
  });

  it('the error names the missing service', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Visitor />)).toThrow("No 'session' service");
  });

  describe('a part of a port', () => {
    class Account {
      readonly #name = 'Ana';
      async logout(): Promise<void> {
        await Promise.resolve(this.#name);
      }
    }
    const SignOut = () => {
      const identity = useService('identity', 'logout');
      return <button onClick={() => void identity.logout()}>salir</button>;
    };
    const Card = () => (usePieceService(PROFILE_CARD, 'identity') ? <p>retrato</p> : null);
    const show = (identity: PageServices['identity'], child = <SignOut />) =>
      render(<ServicesProvider services={{ identity }}>{child}</ServicesProvider>);

    it('is enough for a caller that names its methods, also as a class', () => {
      show(new Account());
      expect(screen.getByRole('button')).toBeTruthy();
    });

    it('without a named method is an error that names it, in development', () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(() => show({ heartbeat: async () => null })).toThrow(
        "A component calls identity.logout, which the 'identity' service",
      );
      expect(() => show(new Account(), <Card />)).toThrow(
        "ProfileCard calls identity.uploadAvatar, identity.removeAvatar, which the 'identity' service",
      );
      vi.stubEnv('NODE_ENV', 'production');
      expect(() => show({}, <Card />)).not.toThrow();
      vi.unstubAllEnvs();
    });

    it('need not have the methods that a piece calls only where they are', () => {
      const sales = { allSubscriptions: async () => [] };
      const Store = () => (usePieceServices(STORE_OFFERS).sales ? <p>tienda</p> : null);
      const Own = () => (usePieceServices(PROFILE_CARD).sales ? <p>perfil</p> : null);
      render(
        <ServicesProvider services={{ sales }}>
          <Store />
          <Own />
        </ServicesProvider>,
      );
      expect(screen.getByText('perfil')).toBeTruthy();
    });
  });
});
