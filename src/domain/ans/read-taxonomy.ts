import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import { tagSlug } from '../text/slug.ts';
import type { AnsSection, AnsTag, AnsTaxonomy, JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { Place } from './read-place.ts';
import { items, looseText, record, text, type Cursor } from './read.ts';

/** Reads a section, a site of older exports, or a reference to a section. Its id is its path. */
function readSection(value: unknown, at: Cursor): AnsSection | undefined {
  if (typeof value === 'string') return value.trim() ? section(value.trim(), '') : undefined;
  const source = record(value, at);
  if (!source) return undefined;
  const referent = isRecord(source['referent']) ? source['referent'] : {};
  const id = [source['_id'], source['path'], referent['id'], source['id']]
    .map((id) => looseText(id).trim())
    .find(Boolean);
  if (!id) {
    at.report('a section with neither an id nor a path; left out');
    return undefined;
  }
  const name = plainText(looseText(source['name'] ?? source['title']));
  const found = section(id, name);
  return defined({
    ...found,
    path: looseText(source['path']).trim() || found.path,
    parent_id: text(source['parent_id'], at.at('parent_id')),
    website: text(source['_website'] ?? referent['website'], at.at('_website')),
  });
}

function section(id: string, name: string): AnsSection {
  const path = id.startsWith('/') || /^[a-z]+:/i.test(id) ? id : `/${id}`;
  return { _id: path, name: name || nameFromPath(path), path };
}

function nameFromPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readTag(value: unknown, at: Cursor): AnsTag | undefined {
  if (typeof value === 'string') {
    const name = plainText(value);
    return name ? { text: name, slug: tagSlug(name) } : undefined;
  }
  const source = record(value, at);
  if (!source) return undefined;
  const name = plainText(looseText(source['text'] ?? source['name']));
  const slug = looseText(source['slug']).trim() || tagSlug(name);
  if (!name || !slug) {
    at.report('a tag without a text; left out');
    return undefined;
  }
  return defined({
    text: name,
    slug,
    description: text(source['description'], at.at('description')) || undefined,
  });
}

function readKeyword(value: unknown): string | undefined {
  const found = isRecord(value) ? looseText(value['keyword'] ?? value['text']) : looseText(value);
  return plainText(found) || undefined;
}

function unique(sections: AnsSection[]): AnsSection[] {
  return sections.filter((one, index) => sections.findIndex((other) => other._id === one._id) === index);
}

/**
 * Reads sections, tags and keywords. Old documents have `primary_site` and `sites` instead of sections. On another site
 * than the first, a document is in the section that it has there.
 */
export function readTaxonomy(value: unknown, place: Place, at: Cursor): AnsTaxonomy {
  const source: JsonRecord = record(value, at) ?? {};
  const read = (key: string) => items(source[key], at.at(key), readSection);
  // Of a shared document, the sections of other sites are not those of this one.
  const here = ({ website }: AnsSection) =>
    !place.original || website === undefined || website === at.website;
  const sections = read('sections').filter(here);
  const own = readSection(place.section, at.at('website_section'));
  const primary =
    (place.original && own && (sections.find(({ _id }) => _id === own._id) ?? own)) ??
    readSection(source['primary_section'], at.at('primary_section')) ??
    own ??
    readSection(source['primary_site'], at.at('primary_site'));
  return defined({
    primary_section: primary,
    sections: unique(sections.length > 0 ? sections : read('sites')),
    tags: items(source['tags'], at.at('tags'), readTag),
    keywords: [
      ...items(source['keywords'], at.at('keywords'), readKeyword),
      ...items(source['seo_keywords'], at.at('seo_keywords'), readKeyword),
    ],
  });
}
