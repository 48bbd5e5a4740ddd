import { escapeHtml } from './escape.ts';
import { attributesOf, OPENING_TAG } from './tag-attributes.ts';

/** How a company's embed code names a graphic that its script would draw. */
interface Company {
  /** A class that the element must have. Some embed codes have none. */
  readonly mark?: RegExp;
  /** The attribute with the mark, if it is no class. */
  readonly markedBy?: string;
  /** The attribute with the graphic's id, which is the first group of `id`. */
  readonly attribute: string;
  readonly id: RegExp;
  /** The address of the graphic as a page. */
  readonly page: (id: string, attributes: ReadonlyMap<string, string>) => string;
}

const infogram = (id: string): string => `https://e.infogram.com/${id}?src=embed`;
const datawrapper = (id: string): string => `https://datawrapper.dwcdn.net/${id}/`;

const tableau = (id: string): string => `https://public.tableau.com/views/${id}?:showVizHome=no&:embed=true`;

const brightcove = (id: string, attributes: ReadonlyMap<string, string>): string => {
  const [account, player] = ['data-account', 'data-player'].map((name) => attributes.get(name));
  return `https://players.brightcove.net/${account}/${/^\w+$/.test(player ?? '') ? player : 'default'}_default/index.html?videoId=${encodeURIComponent(id)}`;
};

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
  { attribute: 'id', id: /^everviz-([\w-]+)$/, page: (id) => `https://app.everviz.com/embed/${id}/` },
  { attribute: 'id', id: /^highcharts-([\w-]+)$/, page: (id) => `https://cloud.highcharts.com/embed/${id}/` },
  {
    attribute: 'src',
    id: /^(?:https:)?\/\/public\.tableau\.com\/views\/([\w-]+\/[\w-]+)/,
    page: tableau,
  },
  {
    mark: /\bvisme_d\b/,
    attribute: 'data-url',
    id: /^([\w-]+)$/,
    page: (id) => `https://my.visme.co/v/${id}`,
  },
  {
    mark: /\bapester-media\b/,
    attribute: 'data-media-id',
    id: /^(\w+)$/,
    page: (id) => `https://renderer.apester.com/interaction/${id}`,
  },
  {
    attribute: 'data-tf-widget',
    id: /^(\w+)$/,
    page: (id) => `https://form.typeform.com/to/${id}`,
  },
  {
    attribute: 'src',
    id: /^(?:https:)?\/\/(?:cdn\.jwplayer|content\.jwplatform)\.com\/players\/(\w{8}-\w{8})\.js/,
    page: (id) => `https://cdn.jwplayer.com/players/${id}.html`,
  },
  { mark: /^name$/, markedBy: 'name', attribute: 'value', id: /^([\w-]+\/[\w-]+)$/, page: tableau },
  {
    attribute: 'id',
    id: /^DV-viewer-(\d+-[\w-]+)$/,
    page: (id) => `https://embed.documentcloud.org/documents/${id}/`,
  },
  {
    mark: /^\d+$/,
    markedBy: 'data-account',
    attribute: 'data-video-id',
    id: /^([\w:-]+)$/,
    page: brightcove,
  },
  {
    attribute: 'data-video',
    id: /^(x\w{5,8})$/,
    page: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  {
    attribute: 'data-videoid',
    id: /^([\w-]{11})$/,
    page: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    attribute: 'data-tweetid',
    id: /^(\d+)$/,
    page: (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}`,
  },
  {
    attribute: 'data-shortcode',
    id: /^([\w-]+)$/,
    page: (id) => `https://www.instagram.com/p/${id}/embed/`,
  },
  {
    attribute: 'data-telegram-post',
    id: /^(\w+\/\d+)$/,
    page: (id) => `https://t.me/${id}?embed=1`,
  },
];

function graphicOf(tag: string): { src: string; title: string } | undefined {
  const attributes = attributesOf(tag);
  for (const { mark, markedBy = 'class', attribute, id, page } of COMPANIES) {
    if (mark && !mark.test(attributes.get(markedBy) ?? '')) continue;
    const found = id.exec(attributes.get(attribute) ?? '')?.[1];
    if (found)
      return {
        src: page(found, attributes),
        title: attributes.get('data-title') ?? attributes.get('title') ?? '',
      };
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
