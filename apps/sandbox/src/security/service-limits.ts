import { HOUR, QUARTER, rule } from './limit-rule.ts';
import type { RouteLimit } from './limit-rule.ts';

/** The sites' servers call the notification service, so their address says nothing about the reader. */
export const SERVICE_LIMITS: readonly RouteLimit[] = [
  {
    name: 'contact',
    method: 'POST',
    path: '/wolkvox/report',
    account: { field: 'email' },
    rules: [rule('account', 'calls', 5, HOUR)],
  },
  {
    name: 'newsletter',
    method: 'POST',
    path: '/icommkt/subscribe-user',
    account: { field: 'email' },
    rules: [rule('account', 'calls', 10, HOUR)],
  },
  {
    name: 'reset by notification',
    method: 'POST',
    path: '/autogestion/reset_password_out',
    account: { field: 'email' },
    rules: [rule('account', 'calls', 10, QUARTER)],
  },
];
