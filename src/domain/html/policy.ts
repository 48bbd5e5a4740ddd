import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { ANCHOR } from './anchor.ts';
import { withGraphics } from './graphics.ts';
import { withTextSigns } from './text-signs.ts';
import { frame, link, media, picture, type Transform } from './transforms.ts';
import {
  BLOCK_BOUNDARY,
  INLINE_TAGS,
  MEDIA_TAGS,
  NON_TEXT_TAGS,
  POST_CLASSES,
  STRUCTURE_TAGS,
} from './tags.ts';

/**
 * The sanitising policy for all HTML in documents. It has two levels:
 *
 * - `sanitizeInline` for texts, headlines, captions and cells: inline markup and links only.
 * - `sanitizeRich` for raw HTML, embeds and social posts: structure, pictures, media and frames as well.
 *
 * Both remove scripts, styles, event handlers, ids (except those of `anchor.ts`) and class names (except those of social posts). Links may be http,
 * https, mailto, tel or relative; links to other hosts get `rel="noopener"`; `target` may only be `_blank`. Frames must
 * be https and from another host; they are sandboxed and lazy and have a title. Text is never lost: a forbidden tag is
 * removed and its text is kept (except in scripts and styles).
 */
export interface HtmlPolicyOptions {
  /** Hosts of the site: links to them are internal, frames from them are rejected. */
  siteHosts?: readonly string[] | undefined;
}

const words = (list: string): string[] => list.split(' ');

/** A place to which the text links keeps its id. */
const mark: Transform = (tagName, { id = '', ...attribs }) => ({
  tagName,
  attribs: ANCHOR.test(id) ? { ...attribs, id } : attribs,
});

/** An attribute that is a number: others are removed. */
const numbered =
  (name: string, form: RegExp): Transform =>
  (tagName, { [name]: value = '', ...attribs }) => ({
    tagName,
    attribs: form.test(value.trim()) ? { ...attribs, [name]: value.trim() } : attribs,
  });

/** The only first-level heading is the page's headline. */
const heading: Transform = () => ({ tagName: 'h2', attribs: {} });

function base(siteHosts: readonly string[]): IOptions {
  return {
    nonTextTags: NON_TEXT_TAGS,
    disallowedTagsMode: 'discard',
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster', 'srcset'],
    allowProtocolRelative: true,
    enforceHtmlBoundary: false,
    nestingLimit: 60,
    transformTags: { a: link(siteHosts), span: mark },
  };
}

function inlineOptions(siteHosts: readonly string[]): IOptions {
  return {
    ...base(siteHosts),
    allowedTags: INLINE_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'hreflang', 'target', 'rel'],
      abbr: ['title'],
      span: ['id'],
      time: ['datetime'],
      '*': ['lang', 'dir'],
    },
  };
}

function richOptions(siteHosts: readonly string[]): IOptions {
  const inline = inlineOptions(siteHosts);
  return {
    ...inline,
    allowedTags: [...INLINE_TAGS, ...STRUCTURE_TAGS, ...MEDIA_TAGS],
    allowedAttributes: {
      ...inline.allowedAttributes,
      iframe: words('src data-kind width height title loading referrerpolicy sandbox allow allowfullscreen'),
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      video: ['src', 'poster', 'width', 'height', 'controls', 'preload'],
      audio: ['src', 'controls', 'preload'],
      source: ['src', 'type', 'media'],
      track: ['src', 'kind', 'srclang', 'label'],
      blockquote: ['cite', 'data-instgrm-permalink', 'data-lang'],
      details: ['open'],
      ol: ['start', 'reversed', { name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
      li: ['value'],
      col: ['span'],
      colgroup: ['span'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope', 'abbr'],
    },
    allowedClasses: { blockquote: POST_CLASSES, div: POST_CLASSES },
    transformTags: {
      a: link(siteHosts),
      span: mark,
      iframe: frame(siteHosts),
      img: picture,
      video: media,
      audio: media,
      h1: heading,
      li: numbered('value', /^-?\d{1,6}$/),
      col: numbered('span', /^[1-9]\d{0,2}$/),
      colgroup: numbered('span', /^[1-9]\d{0,2}$/),
    },
    // Removes frames and pictures with a rejected address.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !attribs['src']) || (tag === 'iframe' && !attribs['src'] && !attribs['href']),
  };
}

/** Wrong nesting needs several passes, as a browser also parses the result again. */
const MAX_READINGS = 4;

function settled(html: string, options: IOptions): string {
  if (!/[<>&]/.test(html)) return html.trim();
  let clean = sanitizeHtml(withTextSigns(html), options).trim();
  for (let reading = 1; reading < MAX_READINGS; reading += 1) {
    const again = sanitizeHtml(clean, options).trim();
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** Inline HTML of a text, safe as inner HTML of a paragraph, heading, caption or cell. Idempotent. */
export function sanitizeInline(html: string, { siteHosts = [] }: HtmlPolicyOptions = {}): string {
  // A space separates paragraphs, which would otherwise join in inline HTML.
  return settled(html.replace(BLOCK_BOUNDARY, ' '), inlineOptions(siteHosts));
}

/** HTML of a raw block or an embed, safe as inner HTML of a block-level element. Idempotent. */
export function sanitizeRich(html: string, { siteHosts = [] }: HtmlPolicyOptions = {}): string {
  return settled(withGraphics(html), richOptions(siteHosts));
}
