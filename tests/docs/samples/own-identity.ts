import { ApiError } from 'rotativa/domain';
import { createSessionStore, type SessionServices } from 'rotativa/providers';

const held = { uuid: 'reader-1', accessToken: 'from-a-cookie', refreshToken: 'from-a-cookie' };

const own: SessionServices = {
  identity: {
    identity: () => (document.cookie.includes('member=1') ? held : null),
    profile: async () => {
      const reply = await fetch('/members/me');
      if (!reply.ok) throw new ApiError(reply.status, 'The members’ service refused.', reply.status);
      return (await reply.json()) as { uuid: string; email: string };
    },
    subscribe: (listener) => {
      const tell = () => listener(own.identity.identity());
      window.addEventListener('member-changed', tell);
      return () => window.removeEventListener('member-changed', tell);
    },
  },
  sales: { activeSubscriptions: async () => [{ subscriptionID: 1, status: 1, sku: 'digital' }] },
};

export const session = createSessionStore(own);
