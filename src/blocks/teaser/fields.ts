/** The fields of a document that its teaser is made of, for `sourceInclude`: a feed without the bodies. */
export const TEASER_FIELDS: readonly string[] = [
  'canonical_url',
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
  'display_date',
  'publish_date',
  'taxonomy.primary_section',
  'taxonomy.sections._id',
  'promo_items.basic',
  'promo_image',
  'duration',
  'owner',
  'content_restrictions',
  // How many pictures a gallery has, and the first of them.
  'content_elements.type',
  'content_elements.url',
];

/** The fields of teasers, and more, as a feed takes them. */
export const sourceInclude = (more: readonly string[] = []): string => [...TEASER_FIELDS, ...more].join(',');
