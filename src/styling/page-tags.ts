/**
 * The begin of a tag, an attribute that selectors may name, and another one, whose value may look like one. A value may have
 * no quotes, or be left out.
 */
const PART =
  /<(?:html(?=[\s>])|(?=[a-z]))|(?<=[\s"'])(?:(?:class|open|(?:data|aria)-[a-z0-9-]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+)|(?=[\s>/]))|[^\s"'<>/=]+=(?:"[^"]*"|'[^']*'))/gi;
const NAMED = /^(?:class|open|(?:data|aria)-[a-z0-9-]+)(?:=|$)/i;
const ATTRIBUTE = / (class|open|(?:data|aria)-[a-z0-9-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const ROOT = /\brt-[a-z][a-z0-9-]*/g;

/** A framework's scripts repeat the page as data, which no rule applies to. */
const SCRIPT = /<script\b[^]*?<\/script\s*>/gi;
export const withoutScripts = (html: string): string => html.replace(SCRIPT, '');

/** Most tags of a page are in every page of a site. */
const MOST_TAGS = 4000;

/** The facts that rules may ask of an element. */
export interface PageTag {
  /** The classes of roots. */
  readonly roots: readonly string[];
  /** Its classes (`.name`) and attributes (`[name]`, `[name=value]`). */
  readonly marks: ReadonlySet<string>;
  /** Whether it gives a part of the page a brand or a colour mode. */
  readonly isThemePart: boolean;
}

function readTag(tag: string): PageTag {
  const roots: string[] = [];
  const marks = new Set<string>();
  for (const [, written = '', doubly, singly, bare] of tag.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    const value = doubly ?? singly ?? bare ?? '';
    if (name === 'class') {
      roots.push(...(value.match(ROOT) ?? []));
      for (const word of value.split(/\s+/)) marks.add(`.${word}`);
    } else marks.add(`[${name}]`).add(`[${name}=${value}]`);
  }
  const isThemed = marks.has('[data-mode]') || marks.has('[data-brand]');
  return { roots, marks, isThemePart: isThemed && !/^<html/i.test(tag) };
}

/** Reads the tags of pages, each with the same attributes once. */
export class PageTags {
  readonly #read = new Map<string, PageTag>();

  /** The tags with a class, `open`, or a data or ARIA attribute. */
  in(html: string): Set<PageTag> {
    const tags = new Set<PageTag>();
    let tag = '<';
    for (const part of withoutScripts(html).match(PART) ?? []) {
      if (part.startsWith('<')) {
        if (tag !== '<') tags.add(this.#tagOf(tag));
        tag = part;
      } else if (NAMED.test(part)) tag += ` ${part}`;
    }
    if (tag !== '<') tags.add(this.#tagOf(tag));
    return tags;
  }

  #tagOf(text: string): PageTag {
    const known = this.#read.get(text);
    if (known) return known;
    if (this.#read.size >= MOST_TAGS) this.#read.clear();
    const tag = readTag(text);
    this.#read.set(text, tag);
    return tag;
  }
}
