import type { BodyBlock, Caption, GalleryPicture, LinkItem, Picture, Scene } from '../body/block.ts';
import type { GraphicStop } from '../graphic/graphic.ts';
import { escapeHtml } from '../html/escape.ts';
import { pageOf } from '../video/providers.ts';
import { recipe } from '../../messages/blocks.ts';
import { bodyElements } from '../../messages/documents.ts';

type BlockOf<T extends BodyBlock['type']> = Extract<BodyBlock, { type: T }>;
type Writers = { readonly [T in BodyBlock['type']]?: (block: BlockOf<T>) => string };

const link = (href: string | undefined, html: string): string =>
  href ? `<a href="${escapeHtml(href)}">${html}</a>` : html;

const figure = ({ url, alt }: Picture, { text }: Caption): string => {
  const caption = text ? `<figcaption>${escapeHtml(text)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption}</figure>`;
};

const pictures = (images: readonly GalleryPicture[]): string =>
  images.map(({ picture, caption }) => figure(picture, caption)).join('');

const listItem = ({ href, html, description }: LinkItem): string =>
  `<li>${link(href, html)}${description ? ` ${escapeHtml(description)}` : ''}</li>`;

const cells = (tag: 'td' | 'th', row: readonly string[]): string =>
  row.length > 0 ? `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>` : '';

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** A stop of a tour, whose words are no part of its table. */
const stop = ({ title, paragraphs }: GraphicStop): string =>
  `<h3>${escapeHtml(title)}</h3>${paragraphs.map(paragraph).join('')}`;

/** The words beside a picture. */
const scene = ({ title, paragraphs, quote, by }: Scene): string => {
  const heading = title ? `<h3>${escapeHtml(title)}</h3>` : '';
  const cite = by ? `<cite>${escapeHtml(by)}</cite>` : '';
  const quoted = quote ? `<blockquote>${paragraph(quote)}${cite}</blockquote>` : '';
  return `${heading}${paragraphs.map(paragraph).join('')}${quoted}`;
};

/** A player of another company is a link, for programs without frames. */
function video({ player, title }: BlockOf<'video'>): string {
  if (player.provider !== 'file')
    return `<p>${link(pageOf(player), escapeHtml(title || bodyElements.video))}</p>`;
  const [source] = player.sources;
  const poster = player.poster ? ` poster="${escapeHtml(player.poster)}"` : '';
  return source ? `<video controls src="${escapeHtml(source.src)}"${poster}></video>` : '';
}

const points = (tag: 'ul' | 'ol', items: readonly string[]): string =>
  `<${tag}>${items.map((html) => `<li>${html}</li>`).join('')}</${tag}>`;

/** Plain HTML of each block with content. Ads, players and recommendations of the page are left out. */
const WRITERS: Writers = {
  text: ({ html }) => `<p>${html}</p>`,
  header: ({ level, html }) => `<h${level}>${html}</h${level}>`,
  'time-stamp': ({ time, html }) => `<h2>${escapeHtml(time)} ${html}</h2>`,
  quote: ({ blocks, citation }) =>
    `<blockquote>${bodyHtml(blocks)}${citation ? `<cite>${citation}</cite>` : ''}</blockquote>`,
  recipe: ({ yields = '', ingredients, steps }) =>
    `<h2>${escapeHtml(recipe.ingredients)}</h2><p>${escapeHtml(yields)}</p>${points('ul', ingredients)}<h2>${escapeHtml(recipe.steps)}</h2>${points('ol', steps)}`,
  image: ({ picture, caption }) => figure(picture, caption),
  gallery: ({ images, form }) =>
    form?.type === 'scenes'
      ? images.map((image, at) => pictures([image]) + scene(form.scenes[at]!)).join('')
      : pictures(images),
  video,
  audio: ({ sources: [source] }) =>
    source ? `<audio controls src="${escapeHtml(source.src)}"></audio>` : '',
  list: ({ ordered, items }) => {
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${items.map(({ blocks }) => `<li>${bodyHtml(blocks)}</li>`).join('')}</${tag}>`;
  },
  table: ({ header, rows }) =>
    `<table>${cells('th', header)}${rows.map((row) => cells('td', row)).join('')}</table>`,
  graphic: ({ graphic: { title, columns, rows, tour = [] } }) => {
    const lines = rows.map(({ label, cells: own }) =>
      [label, ...own.map(({ text }) => text)].map(escapeHtml),
    );
    const heading = title ? `<p>${escapeHtml(title)}</p>` : '';
    return `${heading}<table>${cells('th', columns.map(escapeHtml))}${lines.map((row) => cells('td', row)).join('')}</table>${tour.map(stop).join('')}`;
  },
  html: ({ html }) => html,
  pdf: ({ src, title }) => `<p>${link(src, escapeHtml(title))}</p>`,
  'social-post': ({ html, href }) =>
    href && !/<a\b/.test(html) ? `${html}<p>${link(href, escapeHtml(bodyElements.post))}</p>` : html,
  embed: ({ href, html, title }) => (href ? `<p>${link(href, escapeHtml(title || href))}</p>` : html),
  interstitial: ({ label, href, html }) => `<p>${escapeHtml(label)} ${link(href, html)}</p>`,
  'link-list': ({ title, items }) =>
    `${title ? `<p>${escapeHtml(title)}</p>` : ''}<ul>${items.map(listItem).join('')}</ul>`,
  'related-story': ({ href, headline }) => `<p>${link(href, escapeHtml(headline))}</p>`,
  divider: () => '<hr>',
  code: ({ code }) => `<pre><code>${escapeHtml(code)}</code></pre>`,
  correction: ({ label, html }) => `<p>${escapeHtml(label)} ${html}</p>`,
  endorsement: ({ html }) => `<p>${html}</p>`,
};

/** A body as plain HTML, for readers' programs. It has only what `html/policy.ts` lets through, and escaped texts. */
export const bodyHtml = (blocks: readonly BodyBlock[]): string =>
  blocks
    .map((block) => (WRITERS[block.type] as ((one: BodyBlock) => string) | undefined)?.(block) ?? '')
    .join('');
