// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { element, xmlDocument } from './xml.ts';

/** jsdom's parser of XML is strict: it throws or names an error for anything that is not well-formed. */
const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

describe('X13 XML', () => {
  it('is well-formed and has the given text, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const root = parsed(xmlDocument(element('a', [element('b', text)], { c: text }))).documentElement;
        expect(root.tagName).toBe('a');
        const kept = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
        expect(root.textContent).toBe(kept.replace(/\r\n?/g, '\n'));
        expect(root.getAttribute('c')).not.toBeNull();
      }),
    );
  });

  it.each(['</title><x>', ']]>', '<!--', '&nbsp; & &#0;', 'a\u0000b\u0008c\ud800', '"\'<'])(
    'escapes %j',
    (text) => {
      const root = parsed(xmlDocument(element('a', text, { b: text }))).documentElement;
      expect(root.children).toHaveLength(0);
      expect(root.textContent).toBe(
        ['\0', '\b', '\ud800'].reduce((kept, sign) => kept.replaceAll(sign, ''), text),
      );
      expect(root.getAttribute('b')).toBe(root.textContent);
    },
  );

  it('leaves out attributes without a value, and closes an empty element', () => {
    expect(element('a', '', { b: undefined, c: 0 }).xml).toBe('<a c="0"/>');
  });
});
