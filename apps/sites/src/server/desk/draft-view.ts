import { z } from 'zod';
import { isPath, withSlash } from '../../pages/addresses/addresses.ts';
import type { Variant } from '../access.ts';

/** The kinds of readers, as the desk names them. */
export const VARIANTS: Readonly<Record<string, Variant>> = {
  anonymous: 'anonymous',
  registered: 'registered',
  subscribed: 'subscriber',
};

/** How a draft is seen. */
export const DraftView = z.object({
  page: z.string().min(1).max(200),
  path: z
    .string()
    .max(500)
    .regex(/^\/(?!\/)[^?#\\]*$/, 'is not a path')
    .refine(
      (path) => isPath(path) && withSlash(path) && !path.startsWith('/api/'),
      'is not a path of a page',
    ),
  at: z.iso.datetime({ offset: true }).optional(),
  reader: z.enum(['anonymous', 'registered', 'subscribed']).default('anonymous'),
  mode: z.enum(['light', 'dark']).optional(),
});

export type DraftView = z.output<typeof DraftView>;
