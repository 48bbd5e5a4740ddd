import { describe, expect, it } from 'vitest';
import type { ContentElement } from '../ans/element.ts';
import { capHeaders } from './cap-headers.ts';
import { testContext } from './context.fixture.ts';
import { dropEmpty } from './drop-empty.ts';
import { flattenGroups } from './flatten-groups.ts';
import { resolveReferences } from './resolve-references.ts';
import { RICH_TEXT, splitParagraphs } from './split-paragraphs.ts';

const text = (content: string, _id = ''): ContentElement => ({ _id, type: 'text', content });

describe('flattenGroups', () => {
  it('replaces groups, unknown elements and stories without a link by their contents, at every depth', () => {
    const context = testContext();
    const elements: ContentElement[] = [
      text('uno'),
      {
        _id: '',
        type: 'element_group',
        title: 'Título',
        content_elements: [{ _id: '', type: 'element_group', content_elements: [text('dos')] }],
      },
      {
        _id: 'u',
        type: 'unknown',
        original_type: 'ficha',
        content: 'tres',
        content_elements: [text('cuatro')],
      },
      {
        _id: 's',
        type: 'story',
        headline: 'Sin dirección',
        description: '',
        content_elements: [text('cinco')],
      },
    ];
    const flat = flattenGroups(elements, context);
    expect(flat.map((one) => 'content' in one && one.content)).toEqual([
      'uno',
      'Título',
      'dos',
      'tres',
      'cuatro',
      'Sin dirección',
      'cinco',
    ]);
    expect(context.entries).toEqual([
      { type: 'ficha', id: 'u', reason: 'unknown element type: its text is shown' },
    ]);
  });

  it('keeps a story with a link', () => {
    const story: ContentElement = {
      _id: 's',
      type: 'story',
      headline: 'Otra',
      description: '',
      canonical_url: '/otra/',
      content_elements: [],
    };
    expect(flattenGroups([story], testContext())).toEqual([story]);
  });
});

describe('dropEmpty', () => {
  it('drops and logs blank paragraphs, headings and lists', () => {
    const context = testContext();
    const elements: ContentElement[] = [
      text('  <br/>&nbsp;'),
      { _id: 'h', type: 'header', level: 2, content: '<b></b>' },
      { _id: 'l', type: 'list', list_type: 'ordered', items: [] },
      text('queda'),
      { _id: 'd', type: 'divider' },
    ];
    expect(dropEmpty(elements, context).map(({ type }) => type)).toEqual(['text', 'divider']);
    expect(context.entries.map(({ reason }) => reason)).toEqual(['empty', 'empty', 'empty']);
  });
});

describe('capHeaders: levels capped at h6', () => {
  it.each([
    [1, 2],
    [2, 2],
    [6, 6],
    [7, 6],
    [99, 6],
    [0, 2],
    [2.9, 2],
  ])('level %d becomes %d', (level, capped) => {
    expect(capHeaders([{ _id: '', type: 'header', level, content: 'x' }], testContext())).toMatchObject([
      { level: capped },
    ]);
  });
});

describe('splitParagraphs', () => {
  it('makes one text element of each paragraph', () => {
    const parts = splitParagraphs(
      [text('<p>uno</p><p> </p><p>dos</p>'), text('tres<br><br/>cuatro')],
      testContext(),
    );
    expect(parts.map((one) => 'content' in one && one.content)).toEqual(['uno', 'dos', 'tres', 'cuatro']);
  });

  it('treats a text with a list or a table as raw HTML', () => {
    expect(splitParagraphs([text('a<ul><li>b</li></ul>')], testContext())).toMatchObject([
      { type: 'raw_html', subtype: RICH_TEXT },
    ]);
  });

  it('keeps a paragraph with a single line break unchanged', () => {
    expect(splitParagraphs([text('uno<br>dos')], testContext())).toEqual([text('uno<br>dos')]);
  });
});

describe('resolveReferences', () => {
  const reference = (id: string, provider = ''): ContentElement => ({
    _id: 'r',
    type: 'reference',
    referent: { id, provider, type: 'story' },
  });

  it('replaces a reference by its element', () => {
    const context = testContext({ resolve: ({ id }) => (id === 'A' ? text('resuelto') : undefined) });
    expect(resolveReferences([reference('A')], context)).toEqual([text('resuelto')]);
  });

  it('turns a reference to a social post into an embed', () => {
    const post = reference(
      'https://twitter.com/a/status/1',
      'https://api.twitter.com/1/statuses/oembed.json',
    );
    expect(resolveReferences([post], testContext())).toMatchObject([
      { type: 'oembed_response', subtype: 'twitter', url: 'https://twitter.com/a/status/1' },
    ]);
  });

  it('drops and logs references that cannot be resolved', () => {
    const context = testContext();
    expect(resolveReferences([reference('B')], context)).toEqual([]);
    expect(context.entries[0]?.reason).toBe("the reference to story 'B' is not resolved");
  });
});
