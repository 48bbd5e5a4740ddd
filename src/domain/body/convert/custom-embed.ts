import type { JsonRecord } from '../../ans/common.ts';
import { isRecord } from '../../ans/is-record.ts';
import type { CustomEmbedElement } from '../../ans/element.ts';
import { captionWithCredit, creditLine } from '../../article/caption.ts';
import { defined } from '../../defined.ts';
import { plainText } from '../../html/plain-text.ts';
import { isFrameHost } from '../../html/frames.ts';
import { sanitizeInline, sanitizeRich } from '../../html/policy.ts';
import { httpHref, safeHref, safeSource } from '../../url/safe.ts';
import { parseVideoUrl } from '../../video/url.ts';
import type { BodyBlock, LinkItem } from '../block.ts';
import { note, type BodyContext } from '../context.ts';
import type { Converter } from './converter.ts';
import { GRAPHIC_SUBTYPE, graphicEmbed } from './graphic.ts';
import { textBlocks } from './words.ts';

const HREF_KEYS = ['shareUrl', 'url', 'href', 'link', 'canonical_url'];
const TITLE_KEYS = ['title', 'titulo', 'headline', 'name', 'text'];
const TEXT_KEYS = ['content', 'html', 'text', 'body', 'description', 'summary'];
const PICTURE_KEYS = ['image_src', 'image', 'photo', 'src', 'picture', 'url'];
const CAPTION_KEYS = ['image_caption', 'caption', 'title', 'titulo'];
const CREDIT_KEYS = ['image_credit', 'credit'];
const AUDIO_KEYS = ['audio', 'audio_url', 'src', 'url'];

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i;
const AUDIO_FILE = /\.(aac|m4a|mp3|oga|ogg|wav)([?#]|$)/i;

function textsOf(source: JsonRecord, keys: readonly string[]): string[] {
  return keys.map((key) => source[key]).filter((value): value is string => typeof value === 'string');
}

function firstText(sources: readonly JsonRecord[], keys: readonly string[]): string {
  return sources.flatMap((source) => textsOf(source, keys)).find((text) => text.trim() !== '') ?? '';
}

/** Items of a link list. Editors often make link lists as custom embeds with a list of objects with title and address. */
function assets(source: JsonRecord, context: BodyContext): LinkItem[] {
  const list = Object.values(source).find((value) => Array.isArray(value) && value.length > 0);
  return (Array.isArray(list) ? list : []).flatMap((entry): LinkItem[] => {
    if (!isRecord(entry)) return [];
    const href = safeHref(firstText([entry], HREF_KEYS));
    const html = sanitizeInline(firstText([entry], TITLE_KEYS), context);
    const description = sanitizeInline(firstText([entry], ['subtitle', 'description']), context) || undefined;
    return html && href ? [defined({ href, html, description })] : [];
  });
}

/** The objects that may contain the settings of a custom embed: its configuration, an object in it, and additional properties. */
function settings({ embed, additional_properties }: CustomEmbedElement): JsonRecord[] {
  const inner = Object.values(embed.config).filter(isRecord);
  return [embed.config, ...inner, additional_properties ?? {}];
}

function picture(id: string, sources: readonly JsonRecord[], context: BodyContext): BodyBlock[] {
  const file = sources
    .flatMap((source) => textsOf(source, PICTURE_KEYS))
    .find((one) => PICTURE_FILE.test(one));
  const url = safeSource(file);
  if (!url) return [];
  const words = firstText(sources, CAPTION_KEYS);
  const credit = creditLine({ by: [], affiliation: [] }, firstText(sources, CREDIT_KEYS), context);
  const caption = captionWithCredit(sanitizeInline(words, context), credit);
  const alt = plainText(firstText(sources, ['alt', 'alt_text']) || words);
  const href = httpHref(firstText(sources, ['link', 'href']));
  return [defined({ type: 'image' as const, id, picture: { url, alt, renditions: [] }, caption, href })];
}

function recording(id: string, sources: readonly JsonRecord[], title: string): BodyBlock[] {
  const file = sources.flatMap((source) => textsOf(source, AUDIO_KEYS)).find((one) => AUDIO_FILE.test(one));
  const src = safeSource(file);
  return src ? [{ type: 'audio', id, title, sources: [{ src }] }] : [];
}

/** A frame with the embed of a provider of charts, maps or recordings. */
function frame(id: string, { url = '' }: CustomEmbedElement['embed'], context: BodyContext): BodyBlock[] {
  if (!isFrameHost(url)) return [];
  const html = sanitizeRich(`<iframe src="${url.replaceAll('"', '%22')}"></iframe>`, context);
  return html ? [{ type: 'html', id, html }] : [];
}

/**
 * Converts a custom embed by its configuration: data with the subtype `graphic` are drawn; linked titles become a link list; a recording or a picture is shown;
 * the address of a video becomes the player; the address of a known embed provider becomes a frame. The application
 * receives any other with its subtype. Texts in the configuration are always shown.
 */
export const customEmbed: Converter<'custom_embed'> = (element, context): BodyBlock[] => {
  const { _id: id, subtype = '', embed } = element;
  if (subtype === GRAPHIC_SUBTYPE || embed.config['type'] === GRAPHIC_SUBTYPE)
    return graphicEmbed(element, context);
  const sources = settings(element);
  const title = plainText(firstText(sources, TITLE_KEYS));
  const items = sources.flatMap((source) => assets(source, context));
  if (items.length > 0) return [{ type: 'link-list', id, title, items }];
  const words = textBlocks(firstText(sources, TEXT_KEYS), id, context);
  const player = parseVideoUrl(embed.url);
  if (player) return [{ type: 'video', id, player, title, description: '' }, ...words];
  const heard = recording(id, sources, title);
  const seen = heard.length > 0 ? heard : frame(id, embed, context);
  const shown = seen.length > 0 ? seen : picture(id, sources, context);
  if (shown.length > 0) return [...shown, ...words];
  note(context, element, `a custom embed '${subtype}' that only the application can show`);
  return [
    defined({
      type: 'custom-embed' as const,
      id,
      subtype,
      embedId: embed.id,
      href: httpHref(embed.url),
      title,
      config: embed.config,
    }),
    ...words,
  ];
};
