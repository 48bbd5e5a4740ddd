/** The outer element of a block, as React renders it. */
export interface OuterElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: string;
}

/** Attributes that mean the same on an element that React renders. Others keep the block in a box. */
const PLAIN = /^(?:class|id|role|lang|dir|data-[\w-]+|aria-[\w-]+)$/;
/** Elements that take HTML inside and have a box. */
const BOXES: readonly string[] = [
  'ARTICLE',
  'ASIDE',
  'DIV',
  'FOOTER',
  'HEADER',
  'NAV',
  'SECTION',
  'UL',
  'OL',
];

/** React's name of an attribute. */
export const toProps = (attributes: Readonly<Record<string, string>>): Record<string, string> => {
  const { class: className, ...rest } = attributes;
  return { ...rest, ...(className !== undefined && { className }) };
};

/**
 * A block's HTML as one element and what is inside, so that the element itself is a child of the layout, as in the page:
 * the styles of layouts choose their children.
 * @returns undefined for several elements, or one that has other attributes
 */
export function oneElement(html: string): OuterElement | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { children, childNodes } = template.content;
  const [element] = children;
  const others = [...childNodes].filter(
    (node) => node !== element && node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim() !== '',
  );
  if (!element || children.length !== 1 || others.length > 0 || !BOXES.includes(element.tagName))
    return undefined;
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  if (!Object.keys(attributes).every((name) => PLAIN.test(name))) return undefined;
  return { tag: element.tagName.toLowerCase(), attributes, inner: element.innerHTML };
}
