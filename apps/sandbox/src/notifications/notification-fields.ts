import { isEmail } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import { findSite } from '../sites.ts';

/** An e-mail address as it is compared and stored. */
export const Email = z.string().trim().toLowerCase().refine(isEmail, 'must be an e-mail address');

/** The sending site, by slug or brand; by default the weekly. */
export const SiteName = z
  .string()
  .optional()
  .transform((name, context): BrandKey => {
    const site = findSite(name ?? 'weekly');
    if (site !== undefined) return site.brand;
    context.addIssue('must be a site');
    return z.NEVER;
  });

const MOST_FIELDS = 40;

/** The text fields of a form. */
export const FormFields = z
  .record(z.string().max(60), z.string().max(5_000))
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, `may have ${MOST_FIELDS} fields at most`);
