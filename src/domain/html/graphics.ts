import { escapeHtml } from './escape.ts';
import { attributesOf, OPENING_TAG } from './tag-attributes.ts';

/** How a company's embed code names a graphic that its script would draw. */
interface Company {
  /** A class that the element must have. Some embed codes have none. */
  readonly mark?: RegExp;
  /** The attribute with the graphic's id, which is the first group of `id`. */
  readonly attribute: string;
  readonly id: RegExp;
  /** The address of the graphic as a page. */
  readonly page: (id: string) => string;
}

const infogram = (id: string): string => `https://e.infogram.com/${id}?src=embed`;
const datawrapper = (id: string): string => `https://datawrapper.dwcdn.net/${id}/`;

const COMPANIES: readonly Company[] = [
  { mark: /\binfogram-embed\b/, attribute: 'data-id', id: /^([\w-]+(?:\/[\w-]+)*)$/, page: infogram },
  { attribute: 'id', id: /^infogram_\d+_([\w-]+)$/, page: infogram },
  {
    mark: /\bflourish-embed\b/,
    attribute: 'data-src',
    id: /^(?:(?:https:)?\/\/[\w.]*flourish\.studio\/)?((?:visualisation|story)\/\d+)(?:[/?#]|$)/,
    page: (id) => `https://flo.uri.sh/${id}/embed`,
  },
  { attribute: 'id', id: /^datawrapper-(?:vis|chart)-(\w+)$/, page: datawrapper },
  {
    attribute: 'src',
    id: /^(?:https:)?\/\/datawrapper\.dwcdn\.net\/(\w+)\/(?:\d+\/)?embed\.js/,
    page: datawrapper,
  },
  {
    mark: /\bgenially-embed\b/,
    attribute: 'id',
    id: /^(\w+)$/,
    page: (id) => `https://view.genially.com/${id}`,
  },
  {
    mark: /\bpiktowrapper-embed\b/,
    attribute: 'data-uid',
    id: /^([\w-]+)$/,
    page: (id) => `https://create.piktochart.com/embed/${id}`,
  },
  {
    mark: /\bissuuembed\b/,
    attribute: 'data-configid',
    id: /^(\d+\/\d+)$/,
    page: (id) => `https://e.issuu.com/embed.html#${id}`,
  },
];

function graphicOf(tag: string): { src: string; title: string } | undefined {
  const attributes = attributesOf(tag);
  for (const { mark, attribute, id, page } of COMPANIES) {
    if (mark && !mark.test(attributes.get('class') ?? '')) continue;
    const found = id.exec(attributes.get(attribute) ?? '')?.[1];
    if (found)
      return { src: page(found), title: attributes.get('data-title') ?? attributes.get('title') ?? '' };
  }
  return undefined;
}

/**
 * HTML with a frame before each place where a script would draw a graphic: without the script nothing would be left.
 * A graphic that the HTML frames itself gets no second frame.
 */
export function withGraphics(html: string): string {
  const framed = new Set<string>();
  return html.replace(OPENING_TAG, (tag) => {
    if (/^<iframe\b/i.test(tag)) return tag;
    const graphic = graphicOf(tag);
    if (!graphic || framed.has(graphic.src)) return tag;
    framed.add(graphic.src);
    const { hostname, pathname } = new URL(graphic.src);
    const own = html
      .match(/<iframe\b[^>]*>/gi)
      ?.some((frame) => frame.includes(hostname + pathname.replace(/\/$/, '')));
    if (own) return tag;
    return `<iframe src="${escapeHtml(graphic.src)}" title="${escapeHtml(graphic.title)}"></iframe>${tag}`;
  });
}
