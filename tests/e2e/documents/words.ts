import type { Page } from 'playwright-core';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields with words for readers in elements of any type. Written independently of the site's code. */
const WORDS = [
  'headlines',
  'content',
  'text',
  'title',
  'name',
  'message',
  'citation',
  'caption',
  'description',
];
const NESTED = ['content_elements', 'items', 'header', 'rows', 'cells', 'citation'];

/** Elements whose fields are not text of the page: references, and settings of other sites. */
const IN_OTHER_FIELDS = ['custom_embed', 'reference', 'oembed_response'];

/** A video's `content` is the code of a player. */
const SAID_OF_VIDEO = ['headlines', 'description'];

/** A text, or its displayed edition. */
const string = (value: unknown): string[] => {
  const text = isObject(value) ? value['basic'] : value;
  return typeof text === 'string' ? [text] : [];
};

function wordsOf(element: unknown): string[] {
  if (typeof element === 'string') return [element];
  if (Array.isArray(element)) return element.flatMap(wordsOf);
  if (!isObject(element) || IN_OTHER_FIELDS.includes(String(element['type']))) return [];
  const isHtml =
    element['type'] === 'raw_html' && /context_pdf|<script|<iframe/i.test(String(element['content']));
  if (isHtml) return [];
  const names =
    element['type'] === 'image' ? ['caption'] : element['type'] === 'video' ? SAID_OF_VIDEO : WORDS;
  return [
    ...names.flatMap((name) => string(element[name])),
    ...NESTED.flatMap((name) => (typeof element[name] === 'string' ? [] : wordsOf(element[name] ?? []))),
  ];
}

/** Every text for readers in a raw ANS document, as HTML: headline and elements, at any depth. */
export function wordsOfDocument(raw: unknown): string[] {
  if (!isObject(raw)) return [];
  return [...string(raw['headlines'] ?? raw['title']), ...wordsOf(raw['content_elements'] ?? [])];
}

/** The texts (HTML) that the page does not show. Case and spaces are ignored. */
export function missingWords(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const bare = (text: string): string => text.toLocaleLowerCase('es').replace(/[\s\u00ad\u200b]+/g, '');
    const seen = bare(document.querySelector('main')?.innerText ?? '');
    const isShown = (html: string): boolean => {
      // Parsing would trigger the page's policy for things that are not on the page.
      const plain = html
        .replace(/<style[^]*?<\/style>/gi, '')
        .replace(/\s(style|on\w+)=("[^"]*"|'[^']*')/gi, '');
      const parsed = new DOMParser().parseFromString(plain, 'text/html');
      for (const hidden of parsed.querySelectorAll('script, style, template, noscript, iframe'))
        hidden.remove();
      return seen.includes(bare(parsed.body.textContent));
    };
    // Escaped HTML is read as it was meant.
    const unescaped = (html: string): string =>
      /<[a-z]/i.test(html)
        ? html
        : (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? html);
    return wanted.filter((html) => !isShown(html) && !isShown(unescaped(html)));
  }, texts);
}
