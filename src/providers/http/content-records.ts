import * as z from 'zod/mini';
import type { TrendingItem } from '../../domain/feed/trending.ts';
import { plainText } from '../../domain/html/plain-text.ts';
import { SUGGESTION_KINDS, type Suggestion } from '../../domain/search/suggestion.ts';
import type { NavigationNode, SectionRecord, TagRecord } from '../ports/content.ts';

const address = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1))), undefined);
/** Words for readers. They arrive with character references, as the texts of documents. */
const words = z.pipe(z.string(), z.transform(plainText));
const text = z.catch(z.optional(z.pipe(words, z.string().check(z.minLength(1)))), undefined);

const Site = z.catch(
  z.object({ site_title: text, site_description: text, site_logo_image: address, section_title: text }),
  {
    site_title: undefined,
    site_description: undefined,
    site_logo_image: undefined,
    section_title: undefined,
  },
);

const Section = z.object({
  _id: z.string().check(z.minLength(1)),
  name: z.catch(words, ''),
  site: z.optional(Site),
  additional_properties: z.catch(
    z.optional(z.object({ original: z.object({ site_topper: z.optional(Site), site: z.optional(Site) }) })),
    undefined,
  ),
});

/** A section of the section source. Its texts are in `site` or in the original record. */
export const SectionReply = z.pipe(
  Section,
  z.transform((reply): SectionRecord => {
    const original = reply.additional_properties?.original;
    const title = reply.site?.site_title ?? original?.site?.site_title;
    const description = reply.site?.site_description ?? original?.site?.site_description;
    const logo = original?.site_topper?.site_logo_image ?? reply.site?.site_logo_image;
    return {
      _id: reply._id,
      name: reply.name || (title ?? reply._id),
      ...(title && { title }),
      ...(description && { description }),
      ...(logo && { logo }),
    };
  }),
);

export const NavigationReply: z.ZodMiniType<NavigationNode> = z.pipe(
  z.object({
    _id: z.string(),
    name: text,
    site: z.optional(Site),
    get children() {
      return z.catch(z.array(NavigationReply), []);
    },
  }),
  z.transform(({ _id, name, site, children }) => ({ _id, name: name ?? site?.site_title ?? _id, children })),
);

const Items = z.array(z.unknown());

/** The items of a feed whose items are not documents. Items with another shape are omitted, unless all have one. */
const feedOf = <T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[]> => {
  const readable = (items: unknown[]): T[] =>
    items.map((one) => item.safeParse(one)).flatMap((one) => (one.success ? [one.data] : []));
  return z.pipe(
    z
      .pipe(
        z.union([Items, z.object({ content_elements: Items })]),
        z.transform((reply) => (Array.isArray(reply) ? reply : reply.content_elements)),
      )
      .check(z.refine((items) => items.length === 0 || readable(items).length > 0, 'no readable item')),
    z.transform(readable),
  );
};

export const TrendingReply: z.ZodMiniType<TrendingItem[]> = feedOf(
  z.object({ url: z.string(), title: words }),
);

export const TagsReply: z.ZodMiniType<TagRecord[]> = feedOf(z.object({ slug: z.string(), text: words }));

export const SuggestionsReply: z.ZodMiniType<Suggestion[]> = feedOf(
  z.object({ kind: z.enum(SUGGESTION_KINDS), text: words, id: z.string() }),
);

/** Days such as '2026-11-20'. */
export const DaysReply: z.ZodMiniType<string[]> = z.pipe(
  z.object({ days: z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
  z.transform(({ days }) => days),
);
