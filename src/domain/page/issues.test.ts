import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { documentIssues, isPageDocument, MAX_PLACEMENTS } from './issues.ts';

const GOOD = { layout: 'front', title: '', regions: { main: [{ id: 'a', block: 'ad-slot' }] } };
const faults = (document: unknown) =>
  documentIssues(document).map(({ placementId, path }) => [placementId, path.join('.')]);

describe('X5 faults of a document', () => {
  it('there are none in a document, whatever its blocks and further keys are', () => {
    expect(faults({ ...GOOD, further: 1, description: 'x', mode: 'dark' })).toEqual([]);
  });

  it.each<[string, unknown, [string | null, string][]]>([
    ['no object', null, [[null, '']]],
    ['a list', [], [[null, '']]],
    ['no layout', { ...GOOD, layout: '' }, [[null, 'layout']]],
    ['no title', { ...GOOD, title: null }, [[null, 'title']]],
    ['another mode', { ...GOOD, mode: 'sepia' }, [[null, 'mode']]],
    ['a description that is no text', { ...GOOD, description: 1 }, [[null, 'description']]],
    ['regions that are none', { ...GOOD, regions: [] }, [[null, 'regions']]],
    ['a region that is no list', { ...GOOD, regions: { main: {} } }, [[null, 'regions.main']]],
    ['a placement that is none', { ...GOOD, regions: { main: ['x'] } }, [[null, 'regions.main.0']]],
    [
      'a placement without a block',
      { ...GOOD, regions: { main: [{ id: 'a' }] } },
      [[null, 'regions.main.0']],
    ],
    [
      'settings that are none',
      { ...GOOD, regions: { main: [{ id: 'a', block: 'x', settings: [] }] } },
      [['a', 'regions.main.0.settings']],
    ],
    [
      'a version that is none',
      { ...GOOD, regions: { main: [{ id: 'a', block: 'x', version: 0.5 }] } },
      [['a', 'regions.main.0.version']],
    ],
    ['a missing id', { ...GOOD, regions: { main: [{ block: 'x' }] } }, [[null, 'regions.main.0.id']]],
    [
      'an id twice, in another region too',
      { ...GOOD, regions: { main: [{ id: 'a', block: 'x' }], aside: [{ id: 'a', block: 'y' }] } },
      [['a', 'regions.aside.0.id']],
    ],
  ])('%s', (_name, document, expected) => {
    expect(faults(document)).toEqual(expected);
  });

  it('too many blocks', () => {
    const main = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `b${index}`, block: 'x' }));
    expect(faults({ ...GOOD, regions: { main: main(MAX_PLACEMENTS) } })).toEqual([]);
    expect(faults({ ...GOOD, regions: { main: main(MAX_PLACEMENTS + 1) } })).toEqual([[null, 'regions']]);
  });

  it('each says something, as an error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const issues = documentIssues(value);
        if (issues.length === 0) expect(isPageDocument(value)).toBe(true);
        for (const { message, severity } of issues) {
          expect(message).toMatch(/\S/);
          expect(severity).toBe('error');
        }
      }),
    );
  });
});
