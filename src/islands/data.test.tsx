// @vitest-environment jsdom
import fc from '../../tests/support/fuzz.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fromData, toData } from './data.ts';

/** Texts of the characters that mean something in HTML, in JSON or to this encoding, and of others. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '"',
      '`',
      "'",
      '\\',
      '<',
      '>',
      '&',
      '/',
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\u2028',
      '\ud800',
      'ñ',
    ),
    fc.constantFrom('u0060', '&quot;', '&#96;', '</script>', '{"a":`b`}'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
});
const props = fc.dictionary(texts, fc.jsonValue({ stringUnit: fc.constantFrom('"', '`', '\\', '&', 'a') }));

/** The attribute that React writes, as a browser reads it. */
function parsed(data: string): string | null | undefined {
  document.body.innerHTML = renderToString(createElement('rt-island', { data }));
  return document.querySelector('rt-island')?.getAttribute('data');
}

describe('the data of an island', () => {
  it('is the same props after HTML, whatever they contain', () => {
    fc.assert(
      fc.property(props, texts, (some, text) => {
        const given = { ...some, text };
        expect(fromData(parsed(toData(given))!)).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });

  it('has no quotation mark and no `<`, so that HTML needs no more characters for it', () => {
    fc.assert(
      fc.property(props, (some) => {
        expect(toData(some)).not.toMatch(/["<]/);
      }),
    );
    const html = renderToString(createElement('rt-island', { data: toData({ title: 'Dijo "no"' }) }));
    expect(html).toBe('<rt-island data="{`title`:`Dijo \\`no\\``}"></rt-island>');
  });

  it('throws for other text', () => {
    expect(() => fromData('{')).toThrow(SyntaxError);
  });
});
