import { plainText } from '../domain/html/plain-text.ts';

/** Facts that the HTML of a placement shows. */
export interface HtmlFacts {
  /** Each heading of an article or a list's entry that leads to a page: the address is the story's id. */
  stories: readonly { id: string; headline: string }[];
  headings: readonly { level: number; text: string }[];
  pictures: readonly PictureFacts[];
  /** `status` is that of its answer, 0 without one; undefined if it was not asked. */
  links: readonly { address: string; status?: number | undefined }[];
}

export interface PictureFacts {
  address: string;
  /** The alternative text; '' for one that adds nothing to the text beside it; null for one that lacks it. */
  alt: string | null;
  /** The widest file that there is, in pixels. */
  width?: number | undefined;
  /** The widest that it is shown, in CSS pixels. */
  shownWidth?: number | undefined;
}

/** A window in which pages are judged, in CSS pixels. */
const WINDOW = 1280;

/** A start or end tag, as React writes them: values are quoted. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/"]+)(?:="([^"]*)")?/g;

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), plainText(value)]),
  );

/** The widest of a `srcset`. */
function widestOf(srcset: string | undefined): number | undefined {
  const widths = [...(srcset ?? '').matchAll(/\s(\d+)w(?:,|$)/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : undefined;
}

/** The widest that `sizes` asks for in a window of 1280 pixels or less. */
function shownWidthOf(sizes: string | undefined): number | undefined {
  if (!sizes) return undefined;
  let below = WINDOW;
  const widths = sizes.split(',').map((part) => {
    const least = Number(/min-width:\s*(\d+)px/.exec(part)?.[1] ?? 0);
    const most = Math.min(below, Number(/max-width:\s*(\d+)px/.exec(part)?.[1] ?? Infinity));
    const [, amount, unit] = /([\d.]+)(px|vw)\s*$/.exec(part.trim()) ?? [];
    if (least > 0) below = Math.min(below, least);
    if (least > WINDOW || amount === undefined) return 0;
    return unit === 'px' ? Number(amount) : (Number(amount) / 100) * most;
  });
  const widest = Math.round(Math.max(...widths));
  return widest > 0 ? widest : undefined;
}

const numberOf = (text: string | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

/** The headings, stories, pictures and links of HTML that React has rendered. */
export function htmlFacts(html: string): HtmlFacts {
  const stories: { id: string; headline: string }[] = [];
  const headings: { level: number; text: string }[] = [];
  const pictures: PictureFacts[] = [];
  const links: { address: string }[] = [];
  let heading: { level: number; from: number; address: string | undefined } | undefined;
  let link: string | undefined;
  let figures = 0;
  /** The articles and entries of lists around the place: headings of sections are in none. */
  let entries = 0;

  for (const { 0: tag, 1: slash, 2: given = '', 3: rest = '', index } of html.matchAll(TAG)) {
    const name = given.toLowerCase();
    const isStart = slash === '';
    const attributes = isStart ? attributesOf(rest) : new Map<string, string>();
    if (/^h[1-6]$/.test(name)) {
      if (isStart) heading = { level: Number(name[1]), from: index + tag.length, address: link };
      else if (heading) {
        const text = plainText(html.slice(heading.from, index)).trim();
        headings.push({ level: heading.level, text });
        if (heading.address !== undefined && text && entries > 0)
          stories.push({ id: heading.address, headline: text });
        heading = undefined;
      }
    }
    if (name === 'a') {
      link = isStart ? attributes.get('href') : undefined;
      if (link !== undefined) {
        links.push({ address: link });
        if (heading) heading.address ??= link;
      }
    }
    if (name === 'article' || name === 'li') entries += isStart ? 1 : -1;
    if (name === 'figure') figures += isStart ? 1 : -1;
    if (name === 'img' && isStart) {
      const alt = attributes.get('alt');
      pictures.push({
        address: attributes.get('src') ?? '',
        // A figure shows what its picture shows; elsewhere an empty text is a decision.
        alt: alt === undefined || (alt === '' && figures > 0) ? null : alt,
        width: widestOf(attributes.get('srcset')) ?? numberOf(attributes.get('width')),
        shownWidth: shownWidthOf(attributes.get('sizes')),
      });
    }
  }
  return { stories, headings, pictures, links };
}
