import type { JsonRecord } from './common.ts';

/** Whether a value is an object with fields: no list, not null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
