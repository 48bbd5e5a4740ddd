import { describe, expect, it } from 'vitest';
import type { ContentElement, ImageElement } from '../ans/element.ts';
import type { BodyBlock } from './block.ts';
import { testContext } from './context.fixture.ts';
import { dropEmpty } from './drop-empty.ts';
import { wordCount } from './measure.ts';
import { readableTexts } from './readable.ts';

const text = (content: string): ContentElement => ({ _id: '', type: 'text', content });
const IMAGE: ImageElement = {
  _id: '',
  type: 'image',
  url: 'https://a.ejemplo.com/a.jpg',
  credits: { by: [], affiliation: [] },
  renditions: [],
};
const WORDS = { _id: '', headline: 'título', description: 'bajada' };

describe('readableTexts: every text for readers, in reading order', () => {
  it.each<[string, ContentElement, string[]]>([
    ['text', text('uno'), ['uno']],
    ['header', { _id: '', type: 'header', level: 2, content: 'uno' }, ['uno']],
    ['correction', { _id: '', type: 'correction', correction_type: '', content: 'uno' }, ['uno']],
    ['endorsement', { _id: '', type: 'endorsement', content: 'uno' }, ['uno']],
    ['code', { _id: '', type: 'code', content: 'uno' }, ['uno']],
    ['raw HTML', { _id: '', type: 'raw_html', content: 'uno' }, ['uno']],
    [
      'an unknown element',
      {
        _id: '',
        type: 'unknown',
        original_type: 'x',
        title: 'uno',
        content: 'dos',
        content_elements: [text('tres')],
      },
      ['uno', 'dos', 'tres'],
    ],
    [
      'an unknown element without a title',
      { _id: '', type: 'unknown', original_type: 'x', content: ' ', content_elements: [] },
      [],
    ],
    ['a quote', { _id: '', type: 'quote', content_elements: [text('uno')], citation: 'dos' }, ['uno', 'dos']],
    ['a quote without a source', { _id: '', type: 'quote', content_elements: [text('uno')] }, ['uno']],
    [
      'a list',
      { _id: '', type: 'list', list_type: 'ordered', items: [text('uno'), text('dos')] },
      ['uno', 'dos'],
    ],
    ['a list of links', { _id: '', type: 'link_list', title: 'uno', items: [text('dos')] }, ['uno', 'dos']],
    [
      'an interstitial link',
      { _id: '', type: 'interstitial_link', url: 'https://a.co', content: 'uno', description: 'dos' },
      ['uno', 'dos'],
    ],
    [
      'an interstitial link without a description',
      { _id: '', type: 'interstitial_link', url: 'https://a.co', content: 'uno' },
      ['uno'],
    ],
    [
      'a table',
      {
        _id: '',
        type: 'table',
        caption: 'uno',
        header: [[text('dos')]],
        rows: [[[text('tres')], [text('cuatro')]]],
      },
      ['uno', 'dos', 'tres', 'cuatro'],
    ],
    ['a table without a caption', { _id: '', type: 'table', header: [], rows: [[[text('uno')]]] }, ['uno']],
    [
      'a group',
      { _id: '', type: 'element_group', title: 'uno', content_elements: [text('dos')] },
      ['uno', 'dos'],
    ],
    ['a group without a title', { _id: '', type: 'element_group', content_elements: [text('uno')] }, ['uno']],
    ['a story', { ...WORDS, type: 'story', content_elements: [text('uno')] }, ['título', 'bajada', 'uno']],
    ['a picture', { ...IMAGE, caption: 'uno' }, ['uno']],
    ['a picture without a caption', IMAGE, []],
    [
      'a gallery',
      { ...WORDS, type: 'gallery', content_elements: [{ ...IMAGE, caption: 'uno' }] },
      ['título', 'bajada', 'uno'],
    ],
    [
      'a video',
      { ...WORDS, type: 'video', streams: [], subtitles: [], credits: { by: [], affiliation: [] } },
      ['título', 'bajada'],
    ],
    ['a recording', { ...WORDS, type: 'audio', streams: [] }, ['título', 'bajada']],
    ['a divider', { _id: '', type: 'divider' }, []],
  ])('%s', (_name, element, texts) => {
    expect(readableTexts(element)).toEqual(texts);
  });
});

describe('dropEmpty: what would render empty', () => {
  const kept = (element: ContentElement): boolean => dropEmpty([element], testContext()).length === 1;

  it.each<[string, ContentElement]>([
    ['a correction', { _id: '', type: 'correction', correction_type: '', content: '<i> </i>' }],
    ['an endorsement', { _id: '', type: 'endorsement', content: ' ' }],
    ['raw HTML', { _id: '', type: 'raw_html', content: ' \n' }],
    ['code', { _id: '', type: 'code', content: ' \n' }],
    ['a quote', { _id: '', type: 'quote', content_elements: [] }],
    ['a list of links', { _id: '', type: 'link_list', title: '', items: [] }],
    ['a table', { _id: '', type: 'table', header: [], rows: [] }],
  ])('drops %s without contents', (_name, element) => {
    expect(kept(element)).toBe(false);
  });

  it.each<[string, ContentElement]>([
    ['raw HTML with only a picture', { _id: '', type: 'raw_html', content: '<img src="a.jpg">' }],
    [
      'a quote of which only the source came',
      { _id: '', type: 'quote', content_elements: [], citation: 'Refrán' },
    ],
    ['a quote without a source', { _id: '', type: 'quote', content_elements: [text('uno')] }],
    ['a table without a header', { _id: '', type: 'table', header: [], rows: [[[text('uno')]]] }],
    ['a table of which only the header came', { _id: '', type: 'table', header: [[text('uno')]], rows: [] }],
  ])('keeps %s', (_name, element) => {
    expect(kept(element)).toBe(true);
  });
});

describe('wordCount', () => {
  const paragraph = (html: string): BodyBlock => ({ type: 'text', id: '', html });

  it.each<[string, BodyBlock[], number]>([
    ['paragraphs', [paragraph('uno <b>dos</b>'), paragraph('tres')], 3],
    ['a quote', [{ type: 'quote', id: '', variant: 'quote', blocks: [paragraph('uno dos')] }], 2],
    [
      'a list',
      [
        {
          type: 'list',
          id: '',
          ordered: false,
          items: [{ blocks: [paragraph('uno')] }, { blocks: [paragraph('dos')] }],
        },
      ],
      2,
    ],
    ['a table', [{ type: 'table', id: '', header: ['uno', 'dos'], rows: [['tres', '']] }], 3],
    ['a divider', [{ type: 'divider', id: '' }], 0],
  ])('of %s', (_name, blocks, words) => {
    expect(wordCount(blocks)).toBe(words);
  });
});
