import * as z from 'zod/mini';
import { SEARCH_KINDS, SEARCH_PERIOD_NAMES, type SearchDetails } from '../../domain/search/details.ts';

const Parts = z.array(z.object({ text: z.string(), found: z.optional(z.boolean()) }));
const count = z.number();

/** The values of a facet that the sites know. */
const facet = <T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) =>
      values.flatMap((value) => {
        const known = item.safeParse(value);
        return known.success ? [known.data] : [];
      }),
    ),
  );

/** The search's facts about its results; absent from services that do not have them. */
export const SearchReply: z.ZodMiniType<{ search?: SearchDetails | undefined }> = z.object({
  search: z.optional(
    z.object({
      corrected: z.optional(z.string().check(z.minLength(1))),
      facets: z.object({
        sections: facet(z.object({ value: z.string(), name: z.string(), count })),
        kinds: facet(z.object({ value: z.enum(SEARCH_KINDS), count })),
        periods: facet(z.object({ value: z.enum(SEARCH_PERIOD_NAMES), count })),
      }),
      found: z.record(z.string(), z.object({ headline: z.optional(Parts), summary: z.optional(Parts) })),
    }),
  ),
});
