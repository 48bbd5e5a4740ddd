import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The longest value that is written where it is used, in characters. */
const SHORT = 120;
/** The longest value that is shown at all. */
const LONG = 1400;

type Named = ReadonlyMap<unknown, string>;
type Props = Readonly<Record<string, unknown>>;
interface Known {
  /** The exports of the package, by value: icons and islands are written by their name. */
  named: Named;
  /** Data that is too long for an attribute, by the name of its prop. */
  constants: Map<string, string>;
}

const DRAWN = /^data:image\//;
/** The outline of a drawing. */
const OUTLINE = /^[Mm]-?[\d.]+[\s,-][\d.]/;
/** The same elements in a row are shown this often. */
const ROW = 2;
/** An example with more long data is shown without any. */
const MOST_CONSTANTS = 3;
const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

function nameOf(type: unknown, named: Named): string {
  if (typeof type === 'string') return type;
  const exported = named.get(type);
  if (exported) return exported;
  const { displayName, name } = type as { displayName?: string; name?: string };
  return displayName ?? name ?? 'Component';
}

/** A value as an expression. Undefined for one that has no short form: a function, or an object with functions. */
function expression(value: unknown, known: Known): string | undefined {
  const name = known.named.get(value);
  if (name) return name;
  if (typeof value === 'string' && OUTLINE.test(value)) return undefined;
  if (typeof value === 'string') return DRAWN.test(value) ? "'/foto.jpg'" : JSON.stringify(value);
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return String(value);
  if (isValidElement(value)) return jsx(value, known);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value)) {
    const items = value.map((item) => expression(item, known));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || !isPlain(value)) return undefined;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => [key, expression(field, known)] as const);
  if (fields.some(([, field]) => field === undefined)) return undefined;
  return `{ ${fields.map(([key, field]) => `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${field}`).join(', ')} }`;
}

/** Long data in the form that shows what it is: the first of a list, and how many there are. */
function abridged(value: unknown, known: Known): string | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const first = expression(value[0], known);
  return first && `[${first}, // ${value.length - 1} more\n]`;
}

function attribute(name: string, value: unknown, known: Known): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n{]/.test(value) && !DRAWN.test(value)) return `${name}="${value}"`;
  const written = expression(value, known);
  if (written === undefined) return `${name}={${name}}`;
  if (written.length <= SHORT || isValidElement(value)) return `${name}={${written}}`;
  const shown = written.length <= LONG / 2 ? written : (abridged(value, known) ?? written);
  if (shown.length <= LONG) known.constants.set(name, shown);
  return `${name}={${name}}`;
}

/** Children in a row. Text that an expression divides is one text, and of many like elements the first are shown. */
function row(nodes: readonly ReactNode[], known: Known): string {
  const texts = nodes.every((one) => ['string', 'number'].includes(typeof one));
  if (texts) return child(nodes.join(''), known);
  const [first] = nodes;
  const alike =
    nodes.length > ROW + 1 &&
    isValidElement(first) &&
    nodes.every((one) => isValidElement(one) && one.type === first.type);
  if (!alike) return nodes.map((one) => child(one, known)).join('\n');
  const shown = nodes.slice(0, ROW).map((one) => child(one, known));
  return [...shown, `{/* ${nodes.length - ROW} more */}`].join('\n');
}

function child(node: ReactNode, known: Known): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return /[{}<>]|^\s|\s$/.test(node) ? `{${JSON.stringify(node)}}` : node;
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return row(node as ReactNode[], known);
  if (isValidElement(node)) return jsx(node, known);
  // A function that renders, or a promise.
  return '{children}';
}

function jsx({ type, props, key }: ReactElement, known: Known): string {
  const { children, ...attributes } = props as Props & { children?: ReactNode };
  const tag = type === Fragment ? '' : nameOf(type, known.named);
  const written = Object.entries({ ...(key !== null && type === Fragment && { key }), ...attributes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attribute(name, value, known)}`)
    .join('');
  const inside = child(children, known);
  return inside ? `<${tag}${written}>${inside}</${tag}>` : `<${tag}${written} />`;
}

/**
 * An element as a person writes it. What has no short form, such as a function, has the name of its prop: it is the
 * reader's. Long data is a constant before it, and of a list only the first.
 *
 * @param named what the package exports, by value
 */
export function elementCode(element: ReactElement, named: Named): string {
  const constants = new Map<string, string>();
  const code = jsx(element, { named, constants });
  const shown = constants.size > MOST_CONSTANTS ? [] : [...constants];
  const before = shown.map(([name, value]) => `const ${name} = ${value};\n`);
  return [...before, before.length > 0 ? '\n' : '', code].join('');
}
