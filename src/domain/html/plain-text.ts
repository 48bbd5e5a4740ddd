const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  iexcl: '¡',
  iquest: '¿',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  Uuml: 'Ü',
};

function decode(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED[body] ?? entity;
  const hex = /^#x/i.test(body);
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/** Decodes character references: '&ntilde;' becomes 'ñ'. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decode);
}

/**
 * The words of an HTML text: without tags, scripts and styles, with references decoded and white space collapsed. For
 * headlines in structured data, alternative texts, counting and searching. The result is text: escape it before
 * putting it into HTML.
 */
export function plainText(html: string): string {
  const words = html
    .replace(/<(script|style|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|td|th|blockquote|figure|section)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(words).replace(/\s+/g, ' ').trim();
}
