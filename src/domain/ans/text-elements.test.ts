import { describe, expect, it } from 'vitest';
import { elementIssues, elementOf, words } from './read.fixture.ts';

describe('what every element has', () => {
  it.each([
    [
      'an id, a subtype and a place',
      { _id: 'a', subtype: ' lead ', alignment: 'left' },
      { _id: 'a', subtype: 'lead', alignment: 'left' },
    ],
    ['an id of another export', { id: 7, alignment: 'right' }, { _id: '7', alignment: 'right' }],
    ['the centre', { alignment: 'center' }, { _id: '', alignment: 'center' }],
    ['a place that no page has', { alignment: 'justify' }, { _id: '' }],
    ['further properties', { additional_properties: { a: 1 } }, { _id: '', additional_properties: { a: 1 } }],
    ['none of them', { additional_properties: {}, subtype: '  ' }, { _id: '' }],
    ['properties that are no object', { additional_properties: ['a'] }, { _id: '' }],
  ])('%s', (_name, given, base) => {
    expect(elementOf({ type: 'divider', ...given })).toStrictEqual({ type: 'divider', ...base });
  });
});

describe('elements of text', () => {
  it.each<[string, object, object]>([
    ['a text', { type: 'text', content: 'Hola' }, { content: 'Hola' }],
    [
      'a dropped capital',
      { type: 'text', content: 'H', block_properties: { dropcap: 'letter' } },
      { content: 'H', dropcap: true },
    ],
    [
      'no dropped capital',
      { type: 'text', content: 'H', block_properties: { dropcap: false } },
      { content: 'H' },
    ],
    [
      'properties that are no object',
      { type: 'text', content: 'H', block_properties: 'dropcap' },
      { content: 'H' },
    ],
    [
      'a text and elements: the text counts',
      { type: 'text', content: 'H', content_elements: ['x'] },
      { content: 'H' },
    ],
    ['no text at all', { type: 'text' }, { content: '' }],
    ['a header', { type: 'header', level: '3', content: 'T' }, { level: 3, content: 'T' }],
    ['a header without a level', { type: 'header', content: 'T' }, { level: 2, content: 'T' }],
    [
      'a quote with its speaker',
      { type: 'quote', content: 'Ya.', citation: ' Ana ' },
      { content_elements: [words('Ya.')], citation: 'Ana' },
    ],
    [
      'a quote attributed',
      { type: 'quote', content: 'Ya.', attribution: 'Ana' },
      { content_elements: [words('Ya.')], citation: 'Ana' },
    ],
    [
      'a quote by an author',
      { type: 'quote', content: 'Ya.', author: { text: 'Ana' } },
      { content_elements: [words('Ya.')], citation: 'Ana' },
    ],
    [
      'a quote with elements',
      { type: 'quote', content: 'x', content_elements: ['Ya.'] },
      { content_elements: [words('Ya.')] },
    ],
    ['an empty quote', { type: 'quote', citation: '  ' }, { content_elements: [] }],
    [
      'a numbered list',
      { type: 'list', list_type: 'ordered', items: ['a'] },
      { list_type: 'ordered', items: [words('a')] },
    ],
    [
      'a list by its HTML tag',
      { type: 'list', list_type: 'OL', items: ['a'] },
      { list_type: 'ordered', items: [words('a')] },
    ],
    [
      'a list that says numbered',
      { type: 'list', subtype: 'numbered', items: [] },
      { subtype: 'numbered', list_type: 'ordered', items: [] },
    ],
    [
      'a list of another kind',
      { type: 'list', list_type: 'unordered', items: [] },
      { list_type: 'unordered', items: [] },
    ],
    [
      'a list that is not ordered',
      { type: 'list', list_type: 'not ordered', items: [] },
      { list_type: 'unordered', items: [] },
    ],
    [
      'a list under another field',
      { type: 'list', content_elements: ['a'] },
      { list_type: 'unordered', items: [words('a')] },
    ],
    [
      'a list whose content is a list',
      { type: 'list', content: ['a', 'b'] },
      { list_type: 'unordered', items: [words('a'), words('b')] },
    ],
    [
      'a list that is one text',
      { type: 'list', content: 'a' },
      { list_type: 'unordered', items: [words('a')] },
    ],
    ['an empty list', { type: 'list' }, { list_type: 'unordered', items: [] }],
    ['raw HTML', { type: 'raw_html', content: '<p>a</p>' }, { content: '<p>a</p>' }],
    ['code', { type: 'code', content: 'a < b', language: ' js ' }, { content: 'a < b', language: 'js' }],
    ['code of no language', { type: 'code', content: 'a', language: ' ' }, { content: 'a' }],
    [
      'a correction',
      { type: 'correction', correction_type: ' retraction ', text: 'a' },
      { correction_type: 'retraction', content: 'a' },
    ],
    [
      'a correction by its subtype',
      { type: 'correction', subtype: 'clarification', text: 'a' },
      { subtype: 'clarification', correction_type: 'clarification', content: 'a' },
    ],
    [
      'a correction of no kind',
      { type: 'correction', text: 'a' },
      { correction_type: 'correction', content: 'a' },
    ],
    ['an endorsement', { type: 'endorsement', endorsement: 'Sí', content: 'x' }, { content: 'Sí' }],
    ['an endorsement in the text', { type: 'endorsement', content: 'No' }, { content: 'No' }],
    [
      'a rating',
      { type: 'numeric_rating', numeric_rating: 4, min: 1, max: 10, units: ' estrellas ' },
      { numeric_rating: 4, min: 1, max: 10, units: 'estrellas' },
    ],
    [
      'a rating without a scale',
      { type: 'numeric_rating', rating: '3' },
      { numeric_rating: 3, min: 0, max: 5, units: '' },
    ],
    [
      'a rating of zero',
      { type: 'numeric_rating', value: 0 },
      { numeric_rating: 0, min: 0, max: 5, units: '' },
    ],
    [
      'a group',
      { type: 'element_group', title: ' T ', content_elements: ['a'] },
      { title: 'T', content_elements: [words('a')] },
    ],
    ['a group of one text', { type: 'element_group', content: 'a' }, { content_elements: [words('a')] }],
  ])('%s', (_name, raw, fields) => {
    const { type } = raw as { type: string };
    expect(elementOf(raw)).toStrictEqual({ _id: '', type, ...fields });
    expect(elementIssues(raw)).toEqual([]);
  });

  it('a text with elements and no text is a group', () => {
    expect(elementOf({ type: 'text', _id: 'a', content_elements: ['x'] })).toStrictEqual({
      _id: 'a',
      type: 'element_group',
      content_elements: [words('x')],
    });
  });

  it('a rating without a number is its text, or nothing', () => {
    expect(elementOf({ type: 'numeric_rating', content: 'Buena' })).toStrictEqual(words('Buena'));
    expect(elementOf({ type: 'numeric_rating' })).toMatchObject({ reason: 'nothing usable in the element' });
    expect(elementIssues({ type: 'numeric_rating', rating: 'alta' })).toEqual([
      'numeric_rating: expected a number, found "alta"; ignored',
    ]);
  });

  it('bounds of a rating that are no numbers are reported by their names', () => {
    expect(elementIssues({ type: 'numeric_rating', rating: 1, min: 'x', max: {} })).toEqual([
      'min: expected a number, found "x"; ignored',
      'max: expected a number, found an object; ignored',
    ]);
    expect(elementIssues({ type: 'header', content: 'T', level: 'h2' })).toEqual([
      'level: expected a number, found "h2"; ignored',
    ]);
  });
});

describe('the type of an element', () => {
  it.each([
    ['elements make a group', { content_elements: [] }, 'element_group'],
    ['items make a list', { items: [] }, 'list'],
    ['words make a text', { text: 'a' }, 'text'],
    ['an address makes an image', { url: 'a.jpg' }, 'image'],
    ['white space around it counts for nothing', { type: ' header ', content: 'T' }, 'header'],
  ])('%s', (_name, raw, type) => {
    expect(elementOf(raw)).toMatchObject({ type });
  });

  it('an alias stays as the subtype, unless there is one', () => {
    expect(elementOf({ type: 'blockquote', content: 'a' })).toMatchObject({
      type: 'quote',
      subtype: 'blockquote',
    });
    expect(elementOf({ type: 'blockquote', subtype: 'lead', content: 'a' })).toMatchObject({
      subtype: 'lead',
    });
    expect(elementOf({ type: 'quote', content: 'a' })).not.toHaveProperty('subtype');
  });

  it.each([
    ['a text', ' a ', words(' a ')],
    ['a number', 7, words('7')],
    ['a list', ['a', ''], { _id: '', type: 'element_group', content_elements: [words('a')] }],
  ])('%s is an element', (_name, raw, value) => expect(elementOf(raw)).toStrictEqual(value));

  it.each([[null], [undefined], [' '], [[]], [['', null]]])('%j has no restriction', (raw) => {
    expect(elementOf(raw)).toStrictEqual({ path: '(element)', reason: 'nothing usable in the element' });
  });

  it('other values are reported', () => {
    expect(elementOf(true)).toStrictEqual({
      path: '(document)',
      reason: 'expected an element, found boolean true; left out',
    });
    expect(elementIssues({ type: 'aviso', text: 'a' })).toEqual([
      '(document): unknown element type "aviso"; its text is kept',
    ]);
    expect(elementIssues({ color: 'rojo' })).toEqual(['(document): an element without a type']);
    expect(elementOf({ color: 'rojo' })).toMatchObject({ type: 'unknown', original_type: '(none)' });
  });
});

describe('HTML that was escaped once more', () => {
  it.each([
    ['a pair of tags', '&lt;b&gt;sí&lt;/b&gt;', '<b>sí</b>'],
    ['a pair with a space at its end', '&lt;b class=x&gt;sí&lt;/b &gt;', '<b class=x>sí</b >'],
    ['a line break', 'a&lt;br /&gt;b', 'a<br />b'],
  ])('%s is read in a text', (_name, given, html) => {
    expect(elementOf({ type: 'text', content: given })).toMatchObject({ content: html });
    expect(elementIssues({ type: 'text', content: given })).toEqual([
      '(document): the HTML is escaped; it is read as HTML',
    ]);
  });

  it.each([
    ['a tag that is only mentioned', 'La etiqueta &lt;b&gt; resalta'],
    ['a tag in real HTML', '<p>&lt;b&gt;sí&lt;/b&gt;</p>'],
    ['two other tags', '&lt;b&gt;sí&lt;/i&gt;'],
    ['a comparison', 'a &lt; b &gt; c'],
  ])('%s stays', (_name, given) => {
    expect(elementOf({ type: 'text', content: given })).toMatchObject({ content: given });
    expect(elementIssues({ type: 'text', content: given })).toEqual([]);
  });

  it('raw HTML needs no pair', () => {
    expect(elementOf({ type: 'raw_html', content: '&lt;hr&gt;' })).toMatchObject({ content: '<hr>' });
    expect(elementOf({ type: 'raw_html', content: '&lt;!-- x --&gt;' })).toMatchObject({
      content: '<!-- x -->',
    });
    expect(elementOf({ type: 'raw_html', content: '<!-- &lt;hr&gt; -->' })).toMatchObject({
      content: '<!-- &lt;hr&gt; -->',
    });
    expect(elementOf({ type: 'raw_html', content: '</p>&lt;hr&gt;' })).toMatchObject({
      content: '</p>&lt;hr&gt;',
    });
  });

  it.each([
    ['header', 'content'],
    ['list', 'items'],
    ['quote', 'content_elements'],
  ])('also in a %s', (type, field) => {
    const value = elementOf({ type, content: '&lt;b&gt;sí&lt;/b&gt;' }) as Record<string, unknown>;
    expect(JSON.stringify(value[field])).toContain('<b>sí</b>');
  });
});
