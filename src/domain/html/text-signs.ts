/** A sign that begins no tag: '3<4', '<juan@example.org>', '<https://example.org>'. */
const NO_TAG = /<(?!\/?[a-z][\w-]*(?::[a-z][\w-]*)?(?:[\s/>]|$)|!|\?)/gi;

/** A tag with words after its name, and no end: 'x<y de la tabla'. A tag that was cut has an attribute or nothing there. */
const UNENDED = /<(?=[a-z]\w*\s+[^\s<>="'][^<>="']*$)/i;

const CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;

/**
 * HTML whose texts a parser would take for markup, as they are shown: a less-than sign before words becomes a
 * character reference, and the contents of a CDATA section, in which exports wrap HTML, lose its signs.
 */
export function withTextSigns(html: string): string {
  if (!html.includes('<')) return html;
  const opened = html.includes('<![CDATA[') ? html.replace(CDATA, '$1') : html;
  return opened.replace(NO_TAG, '&lt;').replace(UNENDED, '&lt;');
}
