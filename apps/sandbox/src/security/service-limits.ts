import { HOUR, QUARTER, rule, TEN_MINUTES, type RouteLimit } from './limit-rule.ts';

/**
 * The sites' servers call the notification service, so their address says nothing about the reader. Events come from
 * browsers.
 */
export const SERVICE_LIMITS: readonly RouteLimit[] = [
  {
    name: 'contact',
    method: 'POST',
    path: '/wolkvox/report',
    account: { body: 'form', fields: ['email'] },
    rules: [rule('account', 'calls', 5, HOUR)],
  },
  {
    name: 'newsletter',
    method: 'POST',
    path: '/icommkt/subscribe-user',
    account: { body: 'json', fields: ['email'] },
    rules: [rule('account', 'calls', 10, HOUR)],
  },
  {
    name: 'forum registration',
    method: 'POST',
    path: '/forums/v1/registrations',
    account: { body: 'json', fields: ['email'] },
    rules: [rule('account', 'calls', 10, HOUR)],
  },
  {
    name: 'reset by notification',
    method: 'POST',
    path: '/autogestion/reset_password_out',
    account: { body: 'form', fields: ['email', 'userName'], signIn: true },
    rules: [rule('account', 'calls', 10, QUARTER)],
  },
  // One newsroom publishes a few posts in a minute.
  ...(
    [
      ['POST', '/content/v1/live/posts'],
      ['PATCH', '/content/v1/live/posts/:id'],
      ['DELETE', '/content/v1/live/posts/:id'],
      ['PATCH', '/content/v1/live'],
    ] as const
  ).map(([method, path]): RouteLimit => ({
    name: `live ${method} ${path.split('/').length}`,
    method,
    path,
    rules: [rule('address', 'calls', 600, TEN_MINUTES)],
  })),
  {
    name: 'events',
    method: 'POST',
    path: '/measuring/v1/events',
    rules: [rule('address', 'calls', 6_000, TEN_MINUTES)],
  },
];
