import type { RawHtmlElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { decodeEntities, plainText } from '../../html/plain-text.ts';
import { sanitizeRich } from '../../html/policy.ts';
import { safeHref } from '../../url/safe.ts';
import { videoInHtml } from '../../video/url.ts';
import type { BodyBlock } from '../block.ts';
import { note, type BodyContext } from '../context.ts';
import { RICH_TEXT } from '../split-paragraphs.ts';
import { bodyElements } from '../../../messages/documents.ts';
import type { Converter } from './converter.ts';
import { linkTo, networkOf, postAddress } from './post.ts';
import { shownAt } from './shown-at.ts';

/** Raw HTML that contains this is a PDF. */
const PDF_MARKER = /context_pdf/i;
const PDF_HEIGHT_PX = 600;

/** Attributes of editors' PDF snippets that may have the address, most likely first. */
const PDF_ATTRIBUTES = ['src', 'data-src', 'data-pdf', 'data-url', 'data-file', 'data', 'href'];

/** The PDF's address: https, or a .pdf file of the site. Its frame has no sandbox, because PDF viewers do not run in one. */
function pdfSource(html: string): string | undefined {
  for (const name of PDF_ATTRIBUTES) {
    const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(html);
    const src = safeHref(
      decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replace(/^\/\//, 'https://'),
    );
    const ownFile = /^\/[^/\\][^?#]*\.pdf([?#]|$)/i;
    if (src && (/^https:\/\//i.test(src) || ownFile.test(src))) return src;
  }
  return undefined;
}

/** The editors' name of the PDF: the title of its snippet, else its words. */
function pdfTitle(html: string): string {
  const [, double, single] = /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html) ?? [];
  return decodeEntities(double ?? single ?? '').trim() || plainText(html) || bodyElements.pdf;
}

/** Whether sanitised HTML has anything visible: words, a picture, a frame, a rule. */
export function showsSomething(html: string): boolean {
  return plainText(html) !== '' || /<(img|iframe|video|audio|hr)\b/i.test(html);
}

const WITHOUT_SCRIPT = /<\/?noscript\b[^>]*>/gi;

/**
 * HTML of which only a script would show something: what it has for readers without scripts, else a link to its page, else
 * to the company whose script it is.
 */
function withoutScript(element: RawHtmlElement, content: string, context: BodyContext): BodyBlock[] {
  const { _id: id } = element;
  const instead = sanitizeRich(content.replace(WITHOUT_SCRIPT, ''), context);
  if (showsSomething(instead)) return [{ type: 'html', id, html: instead }];
  const href = shownAt(content);
  if (!href) return [];
  const host = new URL(href).hostname.replace(/^www\./, '');
  note(context, element, `only a script would show it: a link to ${host} is left`);
  return [{ type: 'html', id, html: sanitizeRich(linkTo(href, bodyElements.frameLinkAt(host)), context) }];
}

function asHtml(element: RawHtmlElement, content: string, context: BodyContext): BodyBlock[] {
  const html = sanitizeRich(content, context);
  const network = networkOf(content);
  const href = network && postAddress(content);
  if (network && (href || showsSomething(html)))
    return [defined({ type: 'social-post' as const, id: element._id, network, html, href })];
  if (!showsSomething(html)) return withoutScript(element, content, context);
  const textual = element.subtype === RICH_TEXT ? true : undefined;
  return [defined({ type: 'html' as const, id: element._id, html, textual })];
}

/**
 * Converts raw HTML: a PDF marker becomes a frame 600 px high if there is an address, else nothing; a YouTube embed
 * becomes the video player and the HTML around it; anything else is sanitised.
 * @see N3
 */
export const rawHtml: Converter<'raw_html'> = (element, context) => {
  const { _id: id, content } = element;
  if (PDF_MARKER.test(content)) {
    const src = pdfSource(content);
    if (src) return [{ type: 'pdf', id, src, height: PDF_HEIGHT_PX, title: pdfTitle(content) }];
    note(context, element, 'a PDF marker without a source');
    return [];
  }
  const found = videoInHtml(content);
  if (found?.video.provider === 'youtube') {
    const player = found.video;
    return [
      ...asHtml(element, found.rest, context),
      { type: 'video', id, player, title: '', description: '' },
    ];
  }
  const blocks = asHtml(element, content, context);
  if (blocks.length === 0) note(context, element, 'nothing is left of the raw HTML after sanitising');
  return blocks;
};
