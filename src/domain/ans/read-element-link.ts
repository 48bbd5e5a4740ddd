import { isRecord } from './is-record.ts';
import { defined } from '../defined.ts';
import { elementBase } from './read-element-base.ts';
import { unescapedHtml, wordsIn } from './read-html.ts';
import type { ElementReader } from './read-element.ts';
import { readPlace } from './read-place.ts';
import { looseText, number, record, text, textIn } from './read.ts';

const readOembed: ElementReader = (source, at) => {
  const raw = record(source['raw_oembed'], at.at('raw_oembed')) ?? source;
  const referent = isRecord(source['referent']) ? source['referent'] : {};
  const addresses = [raw['url'], raw['_id'], referent['id'], source['objectUrl'], raw['object_url']];
  return defined({
    ...elementBase(source),
    type: 'oembed_response' as const,
    html: unescapedHtml(looseText(raw['html']) || looseText(source['content']), at),
    url: addresses.map((one) => looseText(one).trim()).find((one) => /^https?:/i.test(one)),
    title: looseText(raw['title']).trim() || undefined,
    provider_name: looseText(raw['provider_name'] ?? raw['type']).trim() || undefined,
    author_name: looseText(raw['author_name']).trim() || undefined,
    thumbnail_url: looseText(raw['thumbnail_url']).trim() || undefined,
    width: number(raw['width'] === '100%' ? null : raw['width'], at.at('raw_oembed').at('width')),
    height: number(raw['height'] === '100%' ? null : raw['height'], at.at('raw_oembed').at('height')),
  });
};

const readInterstitial: ElementReader = (source, at, nested) => {
  const image = nested.one(isRecord(source['image']) ? source['image'] : undefined, at.at('image'));
  return defined({
    ...elementBase(source),
    type: 'interstitial_link' as const,
    url: looseText(source['url'] ?? source['href']).trim(),
    content: textIn(source) || looseText(source['title']),
    description: wordsIn(source['description'], at.at('description')) || undefined,
    image: image?.type === 'image' ? image : undefined,
  });
};

/** An item of a list of links. Exports leave out the type, which the list tells. */
const asLink = (item: unknown): unknown =>
  isRecord(item) && item['type'] === undefined && (item['url'] ?? item['href']) !== undefined
    ? { ...item, type: 'interstitial_link' }
    : item;

const readLinkList: ElementReader = (source, at, nested) => {
  const key = ['items', 'content_elements', 'links'].find((name) => Array.isArray(source[name]));
  return {
    ...elementBase(source),
    type: 'link_list',
    title: looseText(source['title']).trim(),
    items: key ? nested.many((source[key] as unknown[]).map(asLink), at.at(key)) : [],
  };
};

/** The types that a reference can point to, with the fields of an element that is included in it. */
const INLINED: ReadonlySet<string> = new Set(['story', 'image', 'gallery', 'video', 'audio']);
const INLINED_KEYS = ['headlines', 'content_elements', 'canonical_url', 'url'];

const readReference: ElementReader = (source, at, nested) => {
  const referent = record(source['referent'], at.at('referent')) ?? {};
  const type = looseText(referent['type']).trim();
  if (INLINED.has(type) && INLINED_KEYS.some((key) => source[key])) {
    return nested.one({ ...source, type }, at);
  }
  const read = (key: string) => text(referent[key], at.at('referent').at(key)) || undefined;
  return {
    ...elementBase(source),
    type: 'reference',
    referent: defined({
      id: read('id'),
      type: read('type'),
      provider: read('provider'),
      service: read('service'),
    }),
  };
};

const readStory: ElementReader = (source, at, nested) => {
  const promo = isRecord(source['promo_items']) ? source['promo_items']['basic'] : undefined;
  const image = nested.one(isRecord(promo) ? promo : undefined, at.at('promo_items').at('basic'));
  return defined({
    ...elementBase(source),
    type: 'story' as const,
    headline: looseText(source['headlines'] ?? source['title']).trim(),
    description: wordsIn(source['description'] ?? source['subheadlines'], at.at('description')),
    canonical_url: readPlace(source, at).url || undefined,
    image: image?.type === 'image' ? image : image?.type === 'video' ? image.promo_image : undefined,
    content_elements: nested.many(source['content_elements'], at.at('content_elements')),
  });
};

const readCustomEmbed: ElementReader = (source, at) => {
  const embed = record(source['embed'], at.at('embed')) ?? {};
  return {
    ...elementBase(source),
    type: 'custom_embed',
    embed: defined({
      id: looseText(embed['id']) || undefined,
      url: looseText(embed['url']).trim() || undefined,
      config: isRecord(embed['config']) ? embed['config'] : {},
    }),
  };
};

export const LINK_READERS = {
  oembed_response: readOembed,
  interstitial_link: readInterstitial,
  link_list: readLinkList,
  reference: readReference,
  story: readStory,
  custom_embed: readCustomEmbed,
} satisfies Record<string, ElementReader>;
