import { z } from 'zod';

const MOST_NUMBER = 2 ** 31 - 1;

const Brand = z.string().min(1).max(60);
const Page = z.string().min(1).max(300);
const RevisionNumber = z.int().min(0).max(MOST_NUMBER);
const Instant = z.iso.datetime();
const Moment = Instant.transform((text) => new Date(text));

/** A number in a query. */
const count = (least: number) => z.coerce.number().int().min(least).max(MOST_NUMBER);

export const BrandQuery = z.object({ brand: Brand });
export const AddressQuery = z.object({ brand: Brand, page: Page });
export const PublishedQuery = z.object({ brand: Brand, page: Page.optional(), at: Moment.optional() });
export const RevisionQuery = AddressQuery.extend({ number: count(0) });
export const RevisionsQuery = AddressQuery.extend({
  before: count(0).optional(),
  limit: count(1).optional(),
});
export const DraftQuery = AddressQuery.extend({ author: z.string().min(1).max(320) });

/** The document is judged by its rules, which say what is wrong with it. */
export const DraftBody = AddressQuery.extend({ base: RevisionNumber, document: z.unknown() });
export const RevisionBody = AddressQuery.extend({
  expected: RevisionNumber,
  document: z.unknown(),
  note: z.string().max(2_000),
});
export const PublicationBody = AddressQuery.extend({
  revision: RevisionNumber,
  from: Moment.nullish().transform((given) => given ?? undefined),
  until: Moment.nullish().transform((given) => given ?? undefined),
});
