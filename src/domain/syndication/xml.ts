/** Characters that XML 1.0 forbids, even as references: control characters, and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Any text as XML, in an element or in a quoted attribute. */
const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign);

/** An element whose content is markup, made by this module. */
export type Xml = { readonly xml: string };

type Content = string | number | Xml | readonly (Xml | undefined)[];
type Attributes = Readonly<Record<string, string | number | undefined>>;

const inside = (content: Content): string => {
  if (typeof content === 'string' || typeof content === 'number') return xmlText(String(content));
  return 'xml' in content ? content.xml : content.map((one) => one?.xml ?? '').join('');
};

/** An element. A text is escaped; attributes without a value are left out. */
export function element(name: string, content: Content = '', attributes: Attributes = {}): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  const markup = inside(content);
  return { xml: markup ? `<${name}${written}>${markup}</${name}>` : `<${name}${written}/>` };
}

/** The element, or nothing without a value. */
export const optional = (name: string, value: string | number | undefined): Xml | undefined =>
  value === undefined || value === '' ? undefined : element(name, value);

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
