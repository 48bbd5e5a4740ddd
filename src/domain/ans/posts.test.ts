import { describe, expect, it } from 'vitest';
import { elementIssues, elementOf } from './read.fixture.ts';

describe('posts and embeds', () => {
  it('a post has all its fields', () => {
    expect(
      elementOf({
        type: 'oembed_response',
        raw_oembed: {
          html: '<b>a</b>',
          url: ' https://x.co/1 ',
          title: ' T ',
          provider_name: ' X ',
          author_name: ' Ana ',
          thumbnail_url: ' t.jpg ',
          width: '500',
          height: 300,
        },
      }),
    ).toStrictEqual({
      _id: '',
      type: 'oembed_response',
      html: '<b>a</b>',
      url: 'https://x.co/1',
      title: 'T',
      provider_name: 'X',
      author_name: 'Ana',
      thumbnail_url: 't.jpg',
      width: 500,
      height: 300,
    });
  });

  it('a post without any of them', () => {
    const raw_oembed = {
      title: ' ',
      provider_name: ' ',
      author_name: ' ',
      thumbnail_url: ' ',
      width: '100%',
      height: '100%',
    };
    expect(elementOf({ type: 'oembed_response', raw_oembed })).toStrictEqual({
      _id: '',
      type: 'oembed_response',
      html: '',
    });
    expect(elementIssues({ type: 'oembed_response', raw_oembed })).toEqual([]);
  });

  it.each([
    ['its id', { raw_oembed: { _id: 'https://x.co/1' } }],
    ['the referent', { referent: { id: 'https://x.co/1' } }],
    ['objectUrl', { objectUrl: 'https://x.co/1' }],
    ['object_url', { object_url: 'HTTPS://x.co/1' }],
    ['the first that is an address', { url: 'x', object_url: 'https://x.co/1' }],
  ])('the address comes from %s', (_name, fields) => {
    expect(elementOf({ type: 'oembed_response', ...fields })).toMatchObject({
      url: expect.stringMatching(/^https:\/\/x.co\/1$/i) as string,
    });
  });

  it('the code may be in the content, and escaped; the type is the provider', () => {
    expect(elementOf({ type: 'oembed_response', content: '&lt;hr&gt;' })).toMatchObject({ html: '<hr>' });
    expect(elementOf({ type: 'oembed_response', raw_oembed: { type: 'twitter' } })).toMatchObject({
      provider_name: 'twitter',
    });
    expect(elementOf({ type: 'oembed_response', url: 'see https://x.co' })).not.toHaveProperty('url');
  });

  it('sizes that are no numbers are reported', () => {
    expect(elementIssues({ type: 'oembed_response', raw_oembed: { width: 'x', height: 'y' } })).toEqual([
      'raw_oembed.width: expected a number, found "x"; ignored',
      'raw_oembed.height: expected a number, found "y"; ignored',
    ]);
    expect(elementIssues({ type: 'oembed_response', raw_oembed: 'x' })).toEqual([
      'raw_oembed: expected an object, found "x"; ignored',
    ]);
  });

  it('a custom embed keeps its configuration', () => {
    expect(elementOf({ type: 'custom_embed', embed: { id: 7, url: ' u ', config: { a: 1 } } })).toStrictEqual(
      {
        _id: '',
        type: 'custom_embed',
        embed: { id: '7', url: 'u', config: { a: 1 } },
      },
    );
    expect(elementOf({ type: 'custom_embed', embed: { id: '', url: ' ', config: 'x' } })).toStrictEqual({
      _id: '',
      type: 'custom_embed',
      embed: { config: {} },
    });
    expect(elementIssues({ type: 'custom_embed', embed: 'x' })).toEqual([
      'embed: expected an object, found "x"; ignored',
    ]);
  });
});
