import { defined } from '../defined.ts';
import type { AnsCorrection, AnsLabel, AnsText, JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { AnsDocumentBase } from './document.ts';
import type { ContentElement } from './element.ts';
import { restrictionCode } from '../paywall/content-code.ts';
import { readDocumentCredits } from './read-credits.ts';
import { readElement, readElements } from './read-element.ts';
import { wordsIn } from './read-html.ts';
import { date } from './read-date.ts';
import { readPlace } from './read-place.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import { flag, items, list, looseText, record, text, textIn, type Cursor } from './read.ts';

/** A text with editions. A bare text is its `basic` edition; if `basic` is missing, the first other edition is used. */
function readEditions(value: unknown, at: Cursor): AnsText {
  if (typeof value === 'string') return { basic: wordsIn(value, at) };
  const source = record(value, at) ?? {};
  const editions = Object.entries(source)
    .filter(([name, one]) => name !== '__proto__' && typeof one === 'string' && one.trim())
    .map(([name, one]) => [name, wordsIn(one, at.at(name))] as const);
  const basic = editions.find(([name]) => name === 'basic') ?? editions[0];
  return { ...Object.fromEntries(editions), basic: basic?.[1] ?? '' };
}

function readLabels(value: unknown, at: Cursor): Record<string, AnsLabel> {
  const source = record(value, at) ?? {};
  const labels = Object.entries(source).flatMap(([name, one]): [string, AnsLabel][] => {
    const words = looseText(one).trim();
    if (!words || name === '__proto__') return [];
    const rest = isRecord(one) ? one : {};
    const url = text(rest['url'], at.at(name).at('url')) || undefined;
    return [[name, defined({ text: words, url, display: flag(rest['display'], at.at(name).at('display')) })]];
  });
  return Object.fromEntries(labels);
}

/** The promo items by key. A text is read as the address of an image; a list gives its first item. */
function readPromoItems(value: unknown, at: Cursor): Record<string, ContentElement> {
  const source = record(value, at) ?? {};
  const found = Object.entries(source).flatMap(([name, given]): [string, ContentElement][] => {
    if (name === '__proto__') return [];
    const first: unknown = Array.isArray(given) ? given[0] : given;
    const one =
      typeof first === 'string' && /^(https?:)?\//i.test(first) ? { type: 'image', url: first } : first;
    const element = readElement(one, at.at(name));
    return element ? [[name, element]] : [];
  });
  return Object.fromEntries(found);
}

function readCorrection(value: unknown): AnsCorrection | undefined {
  const words = looseText(value).trim();
  if (!words) return undefined;
  return {
    correction_type: isRecord(value) ? looseText(value['correction_type']) || 'correction' : 'correction',
    text: words,
  };
}

function readRedirect(value: unknown): { canonical_url: string; redirect_url: string } | undefined {
  if (!isRecord(value)) return undefined;
  const redirect_url = looseText(value['redirect_url']).trim();
  return redirect_url ? { canonical_url: looseText(value['canonical_url']).trim(), redirect_url } : undefined;
}

/** The body. Exports of other systems have it as one HTML text. */
function readBody(source: JsonRecord, at: Cursor): ContentElement[] {
  const elements = readElements(source['content_elements'], at.at('content_elements'));
  if (elements.length > 0) return elements;
  const html = textIn(source);
  if (!html) return [];
  at.at('content_elements').report('absent; the body is read from one HTML text');
  return [{ _id: '', type: 'raw_html', content: html }];
}

/** A stable id for a document without one, derived from what identifies it to readers. */
function derivedId(source: JsonRecord): string {
  const words =
    JSON.stringify([
      source['canonical_url'],
      source['headlines'],
      source['publish_date'],
      source['url'],
      source['content_elements'],
    ]) ?? '';
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `derived-${hash.toString(36)}`;
}

const firstText = (source: JsonRecord, keys: readonly string[]): string | undefined =>
  keys.map((key) => looseText(source[key]).trim()).find(Boolean);

/** Reads the fields that all document types share. */
export function readDocumentBase(source: JsonRecord, at: Cursor): AnsDocumentBase {
  const place = readPlace(source, at);
  const related = record(source['related_content'], at.at('related_content')) ?? {};
  const owner = record(source['owner'], at.at('owner')) ?? {};
  const system = record(source['source'], at.at('source')) ?? {};
  const extra = source['additional_properties'];
  const day = (key: string) => date(source[key], at.at(key));
  const words = (from: JsonRecord, key: string, here = at) => text(from[key], here.at(key)) || undefined;
  const id = text(source['_id'] ?? source['id'], at.at('_id'));
  if (!id) at.at('_id').report('missing; an id is derived from the content');
  return defined({
    _id: id || derivedId(source),
    version: words(source, 'version'),
    subtype: words(source, 'subtype') ?? '',
    language: words(source, 'language'),
    headlines: readEditions(source['headlines'] ?? source['headline'] ?? source['title'], at.at('headlines')),
    subheadlines: readEditions(source['subheadlines'], at.at('subheadlines')),
    description: readEditions(source['description'], at.at('description')),
    canonical_url: place.url,
    canonical_website: words(source, 'canonical_website'),
    original: place.original,
    copyright: words(source, 'copyright'),
    created_date: day('created_date'),
    publish_date: day('publish_date') ?? day('published_time'),
    first_publish_date: day('first_publish_date'),
    display_date: day('display_date'),
    last_updated_date: day('last_updated_date') ?? day('updated_time'),
    dateline: firstText(source, ['dateline', 'location']),
    sign_off: firstText(source, ['sign_off', 'signoff', 'tagline']),
    credits: readDocumentCredits(source, at),
    taxonomy: readTaxonomy(source['taxonomy'], place, at.at('taxonomy')),
    label: readLabels(source['label'], at.at('label')),
    promo_items: readPromoItems(source['promo_items'], at.at('promo_items')),
    related_content: {
      basic: readElements(related['basic'], at.at('related_content').at('basic')),
      redirect: items(related['redirect'], at.at('related_content').at('redirect'), readRedirect),
    },
    content_elements: readBody(source, at),
    corrections: list(source['corrections'], at.at('corrections')).flatMap(
      (one) => readCorrection(one) ?? [],
    ),
    content_restrictions: defined({ content_code: restrictionCode(source['content_restrictions']) }),
    owner: defined({
      id: words(owner, 'id', at.at('owner')),
      name: words(owner, 'name', at.at('owner')),
      sponsored: flag(owner['sponsored'], at.at('owner').at('sponsored')) ?? false,
    }),
    source: defined({
      system: words(system, 'system', at.at('source')),
      name: words(system, 'name', at.at('source')),
    }),
    additional_properties: isRecord(extra) ? extra : undefined,
  });
}
