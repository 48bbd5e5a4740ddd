import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import { slugify } from '../text/slug.ts';
import { pictureSource } from '../url/safe.ts';
import type { AnsAuthor, AnsCredits, AnsSocialLink, JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import { items, looseText, record, text, type Cursor } from './read.ts';

function readSocialLink(value: unknown, at: Cursor): AnsSocialLink | undefined {
  const source = record(value, at);
  if (!source) return undefined;
  const url = text(source['url'], at.at('url'));
  if (!url) return undefined;
  return { site: text(source['site'], at.at('site')) ?? '', url };
}

function original(source: JsonRecord): JsonRecord {
  const extra = source['additional_properties'];
  const found = isRecord(extra) ? extra['original'] : undefined;
  return isRecord(found) ? found : {};
}

/** The printed name: the credit's byline, else the byline of the author's record, else the name. */
function readName(source: JsonRecord, own: JsonRecord): string {
  const full = [own['firstName'], own['lastName']].map((part) => looseText(part)).filter(Boolean);
  const candidates = [source['byline'], own['byline'], source['name'], full.join(' ')];
  return candidates.map((value) => plainText(looseText(value))).find(Boolean) ?? '';
}

function imageAddress(value: unknown): string | undefined {
  const found = isRecord(value) ? looseText(value['url']) : looseText(value);
  return found.trim() || undefined;
}

/** The first portrait with a usable address; unusable ones are reported. */
function readPortrait(given: readonly unknown[], at: Cursor): string | undefined {
  const addresses = given.flatMap((value) => imageAddress(value) ?? []);
  const shown = addresses.map(pictureSource).find(Boolean);
  if (!shown && addresses.length > 0)
    at.at('image').report('the address of the portrait is relative, malformed or not safe; left out');
  return shown;
}

/** An author, with all texts plain. A bare text is read as a name. */
export function readAuthor(value: unknown, at: Cursor): AnsAuthor | undefined {
  if (typeof value === 'string') {
    const name = plainText(value);
    if (!name) return undefined;
    at.report('expected an author object; the text is read as the name');
    return { type: 'author', name, social_links: [] };
  }
  const source = record(value, at);
  if (!source) return undefined;
  const own = original(source);
  const referent = isRecord(source['referent']) ? source['referent'] : {};
  const id = text(source['_id'] ?? source['id'] ?? own['_id'] ?? referent['id'], at.at('_id'));
  const name = readName(source, own);
  const words = (value: unknown, key: string) => plainText(text(value, at.at(key)) ?? '') || undefined;
  if (!name && !id) {
    at.report('an author with neither a name nor an id; left out');
    return undefined;
  }
  return defined({
    _id: id || undefined,
    type: 'author' as const,
    name,
    byline: words(source['byline'] ?? own['byline'], 'byline'),
    slug: text(source['slug'] ?? own['slug'], at.at('slug')) || (name ? slugify(name) : undefined),
    url: text(source['url'], at.at('url')) || undefined,
    image: readPortrait([source['image'], source['photo'], own['image']], at),
    org: words(source['org'], 'org'),
    role: words(source['role'] ?? own['role'], 'role'),
    description: plainText(looseText(source['description']) || looseText(source['bio'])) || undefined,
    bio_page: text(source['bio_page'] ?? own['bio_page'], at.at('bio_page')) || undefined,
    social_links: items(source['social_links'], at.at('social_links'), readSocialLink),
  });
}

function readAffiliation(value: unknown, at: Cursor): { name: string } | undefined {
  const named = typeof value === 'string' ? plainText(value) : '';
  if (typeof value === 'string') return named ? { name: named } : undefined;
  const source = record(value, at);
  const name = source ? plainText(looseText(source['name'] ?? source['byline'])) : '';
  return name ? { name } : undefined;
}

/** The document's `vanity_credits`, or its `credits` if the former have no names. */
export function readDocumentCredits(source: JsonRecord, at: Cursor): AnsCredits {
  const credits = readCredits(source['credits'] ?? { by: source['authors'] }, at.at('credits'));
  const vanity = readCredits(source['vanity_credits'], at.at('vanity_credits'));
  return {
    by: vanity.by.length > 0 ? vanity.by : credits.by,
    affiliation: vanity.affiliation.length > 0 ? vanity.affiliation : credits.affiliation,
  };
}

/** Credits; missing ones become empty lists. `photos_by` is used when `by` is empty. */
function readCredits(value: unknown, at: Cursor): AnsCredits {
  const source = record(value, at) ?? {};
  const by = items(source['by'], at.at('by'), readAuthor);
  return {
    by: by.length > 0 ? by : items(source['photos_by'], at.at('photos_by'), readAuthor),
    affiliation: items(source['affiliation'], at.at('affiliation'), readAffiliation),
  };
}
