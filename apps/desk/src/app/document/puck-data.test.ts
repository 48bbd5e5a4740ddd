import { expect, it } from 'vitest';
import type { PageDocument } from 'rotativa/domain';
import { pageFields, regionNames, toDocument, toPuckData, withPageFields } from './puck-data.ts';

const DOCUMENT: PageDocument = {
  layout: 'front',
  title: 'Portada',
  mode: 'dark',
  regions: {
    main: [
      { id: 'main-lead-1', block: 'lead', version: 2, settings: { size: 4, later: { kept: [1] } } },
      { id: 'main-gone-1', block: 'gone', settings: {} },
    ],
    elsewhere: [{ id: 'elsewhere-x-1', block: 'x', settings: {} }],
    aside: [],
  },
};
const NAMES = regionNames(DOCUMENT, ['header', 'main', 'aside']);

it('has the regions of the layout, then those of the document', () => {
  expect(NAMES).toEqual(['header', 'main', 'aside', 'elsewhere']);
});

it('gives the same document back, with settings that no block knows', () => {
  expect(toDocument(toPuckData(DOCUMENT, NAMES), NAMES, DOCUMENT)).toEqual(DOCUMENT);
});

it('changes the fields of the page, and takes out those that are empty', () => {
  const data = toPuckData(DOCUMENT, NAMES);
  const { mode: _, ...rest } = pageFields(data);
  const { mode, title } = toDocument(withPageFields(data, { ...rest, title: 'Otra' }), NAMES, DOCUMENT);
  expect([mode, title]).toEqual([undefined, 'Otra']);
});
