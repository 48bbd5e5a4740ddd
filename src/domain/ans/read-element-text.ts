import { defined } from '../defined.ts';
import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { ContentElement } from './element.ts';
import { elementBase } from './read-element-base.ts';
import type { ElementReader, NestedReaders } from './read-element.ts';
import { unescapedHtml, unescapedText, wordsIn } from './read-html.ts';
import { list, looseText, number, textIn, type Cursor } from './read.ts';

/** The nested elements, or a single element with the text. */
function contents(source: JsonRecord, at: Cursor, nested: NestedReaders): ContentElement[] {
  const elements = nested.many(source['content_elements'], at.at('content_elements'));
  if (elements.length > 0) return elements;
  const content = unescapedText(textIn(source), at);
  return content ? [{ _id: '', type: 'text', content }] : [];
}

const readText: ElementReader = (source, at, nested) => {
  const content = unescapedText(textIn(source), at);
  // A text element with nested elements and no text is a group.
  const inside = content ? [] : nested.many(source['content_elements'], at.at('content_elements'));
  if (inside.length > 0) return { ...elementBase(source), type: 'element_group', content_elements: inside };
  const properties = source['block_properties'];
  const dropcap = isRecord(properties) ? properties['dropcap'] : undefined;
  return defined({
    ...elementBase(source),
    type: 'text' as const,
    content,
    dropcap: dropcap ? true : undefined,
  });
};

const readHeader: ElementReader = (source, at) => ({
  ...elementBase(source),
  type: 'header',
  level: number(source['level'], at.at('level')) ?? 2,
  content: unescapedText(textIn(source), at),
});

const readQuote: ElementReader = (source, at, nested) =>
  defined({
    ...elementBase(source),
    type: 'quote' as const,
    content_elements: contents(source, at, nested),
    citation: ['citation', 'attribution', 'author']
      .map((key) => wordsIn(source[key], at.at(key)))
      .find(Boolean),
  });

const readList: ElementReader = (source, at, nested) => {
  const kind = [source['list_type'], source['subtype']].map((one) => looseText(one).toLowerCase());
  const key = ['items', 'content_elements', 'content'].find((name) => Array.isArray(source[name]));
  const own = unescapedText(textIn(source), at);
  return {
    ...elementBase(source),
    type: 'list',
    list_type: kind.some((word) => /^(ordered|ordered_list|ol|numbered)$/.test(word))
      ? 'ordered'
      : 'unordered',
    items: key ? nested.many(source[key], at.at(key)) : own ? [{ _id: '', type: 'text', content: own }] : [],
  };
};

/** A cell is an element, a text, or a `table_cell` with elements. */
function readCell(value: unknown, at: Cursor, nested: NestedReaders): ContentElement[] {
  if (isRecord(value) && Array.isArray(value['content_elements']) && !textIn(value)) {
    return nested.many(value['content_elements'], at.at('content_elements'));
  }
  const element = nested.one(
    isRecord(value) && value['type'] === 'table_cell' ? { ...value, type: 'text' } : value,
    at,
  );
  return element ? [element] : [];
}

/** A row is a list of cells, or a `table_row` with `cells`. */
function readRow(value: unknown, at: Cursor, nested: NestedReaders): ContentElement[][] {
  const cells = isRecord(value) ? (value['cells'] ?? value['content_elements'] ?? [value]) : value;
  return list(cells, at).map((cell, index) => readCell(cell, at.at(index), nested));
}

const readTable: ElementReader = (source, at, nested) =>
  defined({
    ...elementBase(source),
    type: 'table' as const,
    header: readRow(source['header'] ?? [], at.at('header'), nested),
    rows: list(source['rows'], at.at('rows')).map((row, index) =>
      readRow(row, at.at('rows').at(index), nested),
    ),
    caption: wordsIn(source['caption'] ?? source['title'], at.at('caption')) || undefined,
  });

const readRawHtml: ElementReader = (source, at) => ({
  ...elementBase(source),
  type: 'raw_html',
  content: unescapedHtml(textIn(source), at),
});

const readCode: ElementReader = (source) =>
  defined({
    ...elementBase(source),
    type: 'code' as const,
    content: textIn(source),
    language: looseText(source['language']).trim() || undefined,
  });

const readCorrection: ElementReader = (source) => ({
  ...elementBase(source),
  type: 'correction',
  correction_type: looseText(source['correction_type'] ?? source['subtype']).trim() || 'correction',
  content: textIn(source),
});

const readEndorsement: ElementReader = (source) => ({
  ...elementBase(source),
  type: 'endorsement',
  content: looseText(source['endorsement']) || textIn(source),
});

const readRating: ElementReader = (source, at) => {
  const value = number(
    source['numeric_rating'] ?? source['rating'] ?? source['value'],
    at.at('numeric_rating'),
  );
  if (value === undefined) {
    const content = textIn(source);
    return content ? { ...elementBase(source), type: 'text', content } : undefined;
  }
  return {
    ...elementBase(source),
    type: 'numeric_rating',
    numeric_rating: value,
    min: number(source['min'], at.at('min')) ?? 0,
    max: number(source['max'], at.at('max')) ?? 5,
    units: looseText(source['units']).trim(),
  };
};

const readDivider: ElementReader = (source) => ({ ...elementBase(source), type: 'divider' });

const readGroup: ElementReader = (source, at, nested) =>
  defined({
    ...elementBase(source),
    type: 'element_group' as const,
    title: looseText(source['title']).trim() || undefined,
    content_elements: contents(source, at, nested),
  });

export const TEXT_READERS = {
  text: readText,
  header: readHeader,
  quote: readQuote,
  list: readList,
  table: readTable,
  raw_html: readRawHtml,
  code: readCode,
  correction: readCorrection,
  endorsement: readEndorsement,
  numeric_rating: readRating,
  divider: readDivider,
  element_group: readGroup,
} satisfies Record<string, ElementReader>;
