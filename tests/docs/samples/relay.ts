import { createHttpNotifications, createHttpSegments, createSiteRelay } from 'rotativa/providers/http';

const origin = 'https://services.example.com';
const secret = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
};

export const relay = createSiteRelay({
  siteOrigin: 'https://www.example.com',
  identityOrigin: 'https://api.example.com',
  notifications: createHttpNotifications({
    origin,
    token: secret('NOTIFICATION_TOKEN'),
    newsletterKey: secret('NEWSLETTER_KEY'),
  }),
  segments: createHttpSegments({ origin, token: secret('SEGMENTS_TOKEN') }),
});

/** In any server of the Fetch API: the relay answers its own paths and null for every other. */
export const handle = async (request: Request): Promise<Response> =>
  (await relay(request)) ?? new Response('Not found', { status: 404 });
