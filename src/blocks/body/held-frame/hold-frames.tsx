import { escapeHtml } from '../../../domain/html/escape.ts';
import { decodeEntities } from '../../../domain/html/plain-text.ts';
import { pageOf, providerName } from '../../../domain/video/providers.ts';
import { parseVideoUrl } from '../../../domain/video/url.ts';
import { embed as messages } from '../../../messages/blocks.ts';

const FRAME = /<iframe\b([^>]*)>(?:[^<]*<\/iframe>)?/g;
const SOURCE = /\ssrc="(https?:\/\/[^"]*)"/;

/** The site of a frame for readers, and the page that shows the same without a frame. */
function originalOf(src: string): { site: string; href: string } {
  const video = parseVideoUrl(src);
  if (video) return { site: providerName(video), href: pageOf(video) };
  return { site: new URL(src).hostname.replace(/^www\./, ''), href: src };
}

/**
 * Holds the frames of other sites in sanitised HTML: they keep their place, but nothing is requested before the reader
 * asks. `startHeldFrames` loads them; without scripts the link leads to the original.
 * Phrasing content only, because a paragraph may have frames.
 * @see X8
 */
export function holdFrames(html: string): string {
  return html.replace(FRAME, (frame, attributes: string) => {
    const src = decodeEntities(SOURCE.exec(attributes)?.[1] ?? '');
    if (!URL.canParse(src)) return frame;
    const { site, href } = originalOf(src);
    const held = attributes.replace(SOURCE, ' data-src="$1"');
    return [
      `<span class="held-frame"><iframe inert${held}></iframe><span class="still">`,
      `<span>${escapeHtml(messages.held(site))}</span>`,
      `<button type="button" aria-label="${escapeHtml(messages.loadFrom(site))}">${escapeHtml(messages.load)}</button>`,
      `<label><input type="checkbox"> ${escapeHtml(messages.always)}</label>`,
      `<a href="${escapeHtml(href)}" rel="noopener">${escapeHtml(messages.open(site))}</a>`,
      '</span></span>',
    ].join('');
  });
}
