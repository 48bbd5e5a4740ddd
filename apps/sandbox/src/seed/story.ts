import { MINUTE_MS, slugify } from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import { PRODUCT, type Site } from '../sites.ts';
import { bodyElements, type BodyContext } from './elements.ts';
import { contentCodeOf } from './content-codes.ts';
import { datedEvent } from './event.ts';
import { ansId } from './ids.ts';
import { image } from './media.ts';
import { authorCredit, newsroomCredit, newsroomName } from './people.ts';
import { sectionReference } from './sections.ts';
import type { SeedStory } from './types.ts';
import { liveRecord, updateTimes } from './updates.ts';
import { videoExtras, videoFields } from './video.ts';

/** The address of a seed story: '/politica/articulo/slug/', a gallery's under '/galeria/'. */
export const storyAddress = (story: SeedStory): string =>
  `${story.sections[0]}/${story.type === 'gallery' ? 'galeria' : 'articulo'}/${story.slug}/`;

export const storyId = (story: Pick<SeedStory, 'brand' | 'slug'>): string =>
  ansId('story', story.brand, story.slug);

export interface StoryContext extends Omit<BodyContext, 'documentId'> {
  readonly site: Site;
  readonly sectionName: (path: string) => string;
}

/** The five dates of a document: of the moment of publication, and of its last change if it is another. */
export function dates(published: Date, updated = published): Json {
  const iso = published.toISOString();
  return {
    created_date: iso,
    first_publish_date: iso,
    publish_date: iso,
    display_date: iso,
    last_updated_date: updated.toISOString(),
  };
}

/** Common fields of all documents of the seed. */
export const housekeeping = (site: Site, url: string): Json => ({
  version: '0.10.10',
  language: 'es',
  canonical_url: url,
  canonical_website: site.slug,
  website: site.slug,
  website_url: url,
  source: { name: site.name, source_type: 'staff', system: 'composer' },
  distributor: { name: site.name, category: 'staff', subcategory: '' },
  related_content: { basic: [], redirect: [] },
});

function labels(story: SeedStory): Json {
  const kicker = { basic: { text: story.kicker, display: true } };
  return story.developing === true
    ? { ...kicker, developing: { text: 'Noticia en desarrollo', display: true } }
    : kicker;
}

/** Facts that have no field in ANS: the site reads them here. */
function extras({ recipe, event, form }: SeedStory, clock: Date): Json {
  return {
    ...(form && { form }),
    ...(recipe && { recipe }),
    ...(event && { event: datedEvent(event, clock), product: PRODUCT }),
  };
}

/** A seed story as the ANS document that the vendor's composer would have published. */
export function storyDocument(story: SeedStory, context: StoryContext): Json {
  const { site, manifest, clock } = context;
  const documentId = storyId(story);
  const url = storyAddress(story);
  const sections = story.sections.map((path) => sectionReference(site, path, context.sectionName(path)));
  const pictures = (story.images ?? []).map((picture, index) =>
    image(manifest, picture, `${documentId}/${index}`),
  );
  const promo = story.picture ? image(manifest, story.picture, `${documentId}/promo`) : pictures[0];
  const elements = [...bodyElements(story, { ...context, documentId }), ...pictures];
  const times = updateTimes(story, clock);
  const live = times && liveRecord(story, elements, times.latest);
  const published = times?.first ?? new Date(clock.getTime() - story.ago * MINUTE_MS);
  const signed = story.by.map((id) => authorCredit(context.author(id)));
  return {
    _id: documentId,
    type: story.type ?? 'story',
    subtype: story.kicker,
    ...housekeeping(site, url),
    ...dates(published, times?.latest),
    headlines: { basic: story.headline },
    subheadlines: { basic: story.standfirst ?? '' },
    description: { basic: story.standfirst ?? '' },
    label: labels(story),
    credits: { by: signed.length > 0 ? signed : [newsroomCredit(site)], affiliation: [] },
    ...(signed.length > 0 ? {} : { copyright: newsroomName(site) }),
    owner: { id: site.slug, name: site.name, sponsored: story.sponsored ?? false },
    content_restrictions: { content_code: contentCodeOf(story) },
    taxonomy: {
      primary_section: sections[0],
      sections,
      tags: story.tags.map((text) => ({ text, slug: slugify(text) })),
    },
    websites: { [site.slug]: { website_section: sections[0], website_url: url } },
    ...(promo && { promo_items: { basic: promo } }),
    ...videoFields(story),
    content_elements: elements,
    additional_properties: {
      ...videoExtras(story),
      ...extras(story, clock),
      ...(live && { live_blog: live }),
    },
  };
}
