import { escapeHtml } from './escape.ts';

/** A picture with its caption: `[caption width="300"]<img> Words[/caption]`. */
const CAPTION = /\[((?:wp_)?caption)\b([^\]]*)\]((?:(?!\[(?:wp_)?caption\b)[\s\S])*?)\[\/\1\]/gi;
const PICTURE = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;
/** Media by their address, inside or between the signs. */
const MEDIA = /\[(embed|video|audio|youtube|vimeo)\b([^\]]*)\](?:([^[<]*)\[\/\1\])?/gi;
const ADDRESS = /https?:\/\/[^\s"'<>\]&]+/i;

/** `[name key="value"]`. A word in brackets without a value, as '[sic]', is a text. */
const WITH_VALUES = /\[([a-z][\w-]*)\s(?=[^\][]*[\w-]=)[^\][]*\]/gi;
const OPENING = /\[([a-z][\w-]*)\]/gi;
const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const BARE = /\[(?:gallery|playlist)\s*\/?\]/gi;

const TAGS: readonly { file: RegExp; html: (src: string) => string }[] = [
  { file: /\.(?:mp4|webm|m4v)$/i, html: (src) => `<video src="${src}"></video>` },
  { file: /\.(?:mp3|m4a|ogg|wav)$/i, html: (src) => `<audio src="${src}"></audio>` },
  { file: /^/, html: (src) => `<p><a href="${src}">${src}</a></p>` },
];

function media(whole: string, _name: string, values: string, between = ''): string {
  const address = ADDRESS.exec(between)?.[0] ?? ADDRESS.exec(values)?.[0];
  if (!address) return whole;
  return TAGS.find(({ file }) => file.test(address))?.html(escapeHtml(address)) ?? whole;
}

function captioned(_whole: string, _name: string, values: string, inner: string): string {
  const [, picture = '', beside = inner] = PICTURE.exec(inner) ?? [];
  const words = beside.trim() || (/caption\s*=\s*"([^"]*)"/i.exec(values)?.[1] ?? '');
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}

/**
 * HTML without the shortcodes of WordPress, which its own server would replace: captions and media become HTML, and
 * signs around other texts are removed. A gallery has only the ids of pictures on that server, so nothing is left.
 */
export function withoutShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const named = new Set<string>();
  const rest = html
    .replace(CAPTION, captioned)
    .replace(MEDIA, media)
    .replace(WITH_VALUES, (_whole, name: string) => {
      named.add(name.toLowerCase());
      return '';
    })
    .replace(BARE, '');
  // Signs in pairs, as '[nota]…[/nota]'.
  const closed = new Set([...rest.matchAll(CLOSING)].map(([, name = '']) => name.toLowerCase()));
  return rest
    .replace(OPENING, (whole, name: string) => (closed.has(name.toLowerCase()) ? '' : whole))
    .replace(CLOSING, (whole, name: string) =>
      named.has(name.toLowerCase()) || rest.toLowerCase().includes(`[${name.toLowerCase()}]`) ? '' : whole,
    );
}
