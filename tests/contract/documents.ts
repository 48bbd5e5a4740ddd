import type { AnsDocument } from '../../src/domain/ans/document.ts';
import { guardDocument } from '../../src/domain/ans/guard.ts';

export interface SampleDocument {
  id: string;
  section?: string;
  type?: 'story' | 'gallery' | 'video';
  subtype?: string;
  /** ISO. */
  published?: string;
  headline?: string;
  body?: string;
  image?: boolean;
  tag?: string;
  author?: string;
}

/** The vendor's JSON of a small document, for tests of feeds. */
export function sampleJson(sample: SampleDocument): Record<string, unknown> {
  const { id, section = '/nacion', type = 'story', subtype = 'noticia', image = true } = sample;
  const published = sample.published ?? '2025-06-01T12:00:00Z';
  const place = { _id: section, path: section, name: section.slice(1), type: 'section' };
  return {
    _id: id,
    type,
    subtype,
    version: '0.10.11',
    canonical_url: `${section}/articulo/${id}/`,
    headlines: { basic: sample.headline ?? `Titular ${id}` },
    subheadlines: { basic: '' },
    publish_date: published,
    first_publish_date: published,
    display_date: published,
    created_date: published,
    last_updated_date: published,
    source: { system: 'composer' },
    taxonomy: {
      primary_section: place,
      sections: [place],
      tags: sample.tag ? [{ text: sample.tag, slug: sample.tag }] : [],
    },
    credits: {
      by: sample.author
        ? [{ type: 'author', _id: sample.author, name: sample.author, slug: sample.author }]
        : [],
    },
    content_elements: [{ type: 'text', _id: `${id}-1`, content: sample.body ?? 'Texto.' }],
    ...(image && {
      promo_items: {
        basic: { type: 'image', url: `https://example.com/${id}.jpg`, width: 1600, height: 900 },
      },
    }),
  };
}

/** A document after the guard of the domain. @throws Error for an invalid one */
export function documentOf(json: unknown): AnsDocument {
  const guarded = guardDocument(json);
  if (!guarded.ok) throw new Error(`${guarded.error.path}: ${guarded.error.reason}`);
  return guarded.value;
}

/** The document of a sample. */
export function sampleDocument(sample: SampleDocument): AnsDocument {
  return documentOf(sampleJson(sample));
}
