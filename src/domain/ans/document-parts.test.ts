import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { documentIssues, story } from './read.fixture.ts';

describe('labels, promo items, corrections and related content', () => {
  it('labels', () => {
    const label = {
      kicker: { text: ' K ', url: '/k/', display: true },
      plain: ' P ',
      empty: { text: ' ' },
      bare: { text: 'B', url: '' },
    };
    expect(documentOf(story({ label })).label).toStrictEqual({
      kicker: { text: 'K', url: '/k/', display: true },
      plain: { text: 'P' },
      bare: { text: 'B' },
    });
    expect(documentIssues(story({ label: { kicker: { text: 'K', url: {}, display: 'x' } } }))).toEqual([
      'label.kicker.url: expected a text, found an object; ignored',
      'label.kicker.display: expected true or false, found "x"; ignored',
    ]);
  });

  it.each([
    ['an address', 'https://a.co/1.jpg'],
    ['an address without a scheme', '//a.co/1.jpg'],
    ['a path', '/1.jpg'],
    ['a list: the first', ['HTTP://a.co/1.jpg', 'x']],
    ['an element', { type: 'image', url: '/1.jpg' }],
  ])('a promo item may be %s', (_name, basic) => {
    expect(documentOf(story({ promo_items: { basic } })).promo_items['basic']).toMatchObject({
      type: 'image',
    });
  });

  it('a promo item that is a word is a text, and an unusable one is reported', () => {
    expect(documentOf(story({ promo_items: { basic: 'vea /1.jpg' } })).promo_items['basic']).toMatchObject({
      type: 'text',
    });
    expect(documentOf(story({ promo_items: { basic: null } })).promo_items).toStrictEqual({});
    expect(documentIssues(story({ promo_items: { basic: { type: 'image' } } }))).toEqual([
      'promo_items.basic.url: an image without an address; left out',
    ]);
  });

  it('corrections', () => {
    const corrections = [
      'El año.',
      { correction_type: 'retraction', text: ' Nada. ' },
      { text: 'El mes.' },
      { text: ' ' },
    ];
    expect(documentOf(story({ corrections })).corrections).toStrictEqual([
      { correction_type: 'correction', text: 'El año.' },
      { correction_type: 'retraction', text: 'Nada.' },
      { correction_type: 'correction', text: 'El mes.' },
    ]);
  });

  it('related content and redirects', () => {
    const related_content = {
      basic: [{ type: 'story', headlines: 'R' }, true],
      redirect: [
        { canonical_url: ' /a/ ', redirect_url: ' /b/ ' },
        { redirect_url: ' ' },
        'x',
        { redirect_url: '/c/' },
      ],
    };
    expect(documentOf(story({ related_content })).related_content).toMatchObject({
      basic: [{ type: 'story', headline: 'R' }],
      redirect: [
        { canonical_url: '/a/', redirect_url: '/b/' },
        { canonical_url: '', redirect_url: '/c/' },
      ],
    });
    expect(documentIssues(story({ related_content }))).toEqual([
      'related_content.basic[1]: expected an element, found boolean true; left out',
    ]);
  });

  it('a body that is one HTML text is reported', () => {
    expect(documentIssues(story({ body: '<p>Hola</p>' }))).toEqual([
      'content_elements: absent; the body is read from one HTML text',
    ]);
    expect(documentOf(story({ body: 'x', content_elements: ['y'] })).content_elements).toHaveLength(1);
    expect(documentOf(story({ body: 'x', content_elements: ['y'] })).content_elements[0]).toMatchObject({
      content: 'y',
    });
    expect(
      documentOf(story({ content_restrictions: { content_code: '03' } })).content_restrictions,
    ).toStrictEqual({
      content_code: '3',
    });
  });
});
