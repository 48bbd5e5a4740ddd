import { withTextSigns } from './text-signs.ts';

/** The names of the characters of Latin-1 from the no-break space, in their order. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
  acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`;

/** The numbers from 128 to 159 are those of Windows, for HTML too: older editors wrote them. */
const WINDOWS = new TextDecoder('windows-1252');

/** Other names, each before its character. */
const OTHERS = `amp & AMP & lt < LT < gt > GT > quot " QUOT " hellip … mdash — ndash – bull • euro € trade ™ lsquo ‘ rsquo ’
  sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ dagger † Dagger ‡
  permil ‰ prime ′ Prime ″ larr ← uarr ↑ rarr → darr ↓ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ commat @`;

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(/\s+/).map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Array.from(
    OTHERS.matchAll(/(\w+) (\S+)/g),
    ([, name = '', character = '']) => [name, character] as const,
  ),
  ['nbsp', ' '],
  ['apos', "'"],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
]);

/** Anything that a reader can see. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** White space that is not one space between two words. */
const UNEVEN = /[^\S ]| {2}/;

function decode(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED.get(body) ?? entity;
  const hex = /^#x/i.test(body);
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
  if (code >= 0x80 && code < 0xa0) return WINDOWS.decode(Uint8Array.of(code));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/** Decodes character references: '&ntilde;' becomes 'ñ'. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi, decode);
}

/**
 * The words of an HTML text: without tags, scripts and styles, with references decoded and white space collapsed; empty
 * if all characters are invisible. For headlines in structured data, alternative texts, counting and searching. The result is text: escape it before
 * putting it into HTML.
 */
export function plainText(html: string): string {
  const words = html.includes('<') ? withoutTags(html) : html;
  const decoded = decodeEntities(words);
  const text = (UNEVEN.test(decoded) ? decoded.replace(/\s+/g, ' ') : decoded).trim();
  return VISIBLE.test(text) ? text : '';
}

const withoutTags = (html: string): string =>
  withTextSigns(html)
    .replace(/<(script|style|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<[!?][^>]*>/g, ' ')
    .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|td|th|blockquote|figure|section)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '');
