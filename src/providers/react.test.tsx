// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ServicesProvider, useSession, useSubscriptions } from './react.ts';
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
});
