import { PLACE_FIELDS } from '../../../domain/ans/place-fields.ts';
import { PUBLICATION_DATES } from '../../../domain/article/dates.ts';
import { LIVE_FIELDS } from '../../../domain/live/running.ts';
import { PLACE_KEY } from '../../../domain/collection/placed-story.ts';

/** Fields of a document that a teaser needs, for `sourceInclude`: a feed without bodies. */
const TEASER_FIELDS: readonly string[] = [
  ...PLACE_FIELDS,
  'subtype',
  'label',
  'headlines',
  'subheadlines',
  'description',
  'credits.by._id',
  'credits.by.type',
  'credits.by.name',
  'credits.by.byline',
  'credits.by.slug',
  'credits.by.url',
  'credits.by.image',
  'credits.by.photo',
  'credits.by.additional_properties',
  'vanity_credits',
  'copyright',
  ...PUBLICATION_DATES,
  ...LIVE_FIELDS,
  'taxonomy.primary_section',
  'taxonomy.sections._id',
  'promo_items.basic',
  'promo_image',
  'duration',
  'owner',
  'content_restrictions',
  // Whether an editor pinned it in its collection.
  `additional_properties.${PLACE_KEY}.pinned`,
  // The number of pictures of a gallery, and its first picture.
  'content_elements.type',
  'content_elements.url',
];

/** The fields of teasers and additional ones, each once, for a feed request. */
export const sourceInclude = (more: readonly string[] = []): string =>
  [...new Set([...TEASER_FIELDS, ...more])].join(',');
