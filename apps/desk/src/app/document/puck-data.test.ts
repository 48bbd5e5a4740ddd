import { expect, it } from 'vitest';
import type { PageDocument } from 'rotativa/domain';
import { pageFields, regionNames, toDocument, toPuckData, rootWithFields } from './puck-data.ts';

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

it('has the fields of the page apart from its regions', () => {
  const { mode: _, ...fields } = pageFields(toPuckData(DOCUMENT, NAMES));
  expect(fields).toEqual({ layout: 'front', title: 'Portada' });
  const { props } = rootWithFields({ ...fields, title: 'Otra' });
  expect(Object.keys(props ?? {})).toHaveLength(1);
});
