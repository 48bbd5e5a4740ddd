import { CHOICE_KINDS, SEARCH_LIMITS, STORY_ORDERS } from 'rotativa/providers';
import { z } from 'zod';

const MOST_OFFSET = 10_000;

const Brand = z.string().min(1).max(60);
const Words = z.string().max(200);
const Name = z.string().min(1).max(500);
const Limit = z.coerce.number().int().min(1).max(SEARCH_LIMITS.most);

/** A JSON list of ids in a query. */
const Names = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(Name).max(SEARCH_LIMITS.values));

export const StoriesQuery = z.object({
  brand: Brand,
  q: Words.optional(),
  ids: Names.optional(),
  section: Name.optional(),
  author: Name.optional(),
  pictures: z.stringbool().optional(),
  order: z.enum(STORY_ORDERS).default('newest'),
  at: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .optional(),
  limit: Limit.optional(),
  offset: z.coerce.number().int().min(0).max(MOST_OFFSET).default(0),
});
export type StoriesQuery = z.output<typeof StoriesQuery>;

export const ChoicesQuery = z.object({
  brand: Brand,
  of: z.enum(CHOICE_KINDS),
  q: Words.optional(),
  values: Names.optional(),
  limit: Limit.optional(),
});
export type ChoicesQuery = z.output<typeof ChoicesQuery>;
