import { IDENTITY_LIMITS } from './identity-limits.ts';
import type { RouteLimit } from './limit-rule.ts';
import { DESK_LIMITS } from './desk-limits.ts';
import { SALES_LIMITS } from './sales-limits.ts';
import { SERVICE_LIMITS } from './service-limits.ts';

/** Every limit of the sandbox. @see docs/threats.md */
export const LIMITS: readonly RouteLimit[] = [
  ...IDENTITY_LIMITS,
  ...SALES_LIMITS,
  ...SERVICE_LIMITS,
  ...DESK_LIMITS,
];
