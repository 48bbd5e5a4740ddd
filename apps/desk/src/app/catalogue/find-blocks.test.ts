import { expect, it } from 'vitest';
import type { EditorBlock } from 'rotativa/editor';
import { findBlocks } from './find-blocks.ts';

const block = (label: string, category: string, editorial = true): EditorBlock => ({
  name: label,
  label,
  category,
  editorial,
  version: 1,
  defaults: {},
  fields: [],
  schema: {},
});
const BLOCKS = [
  block('Carrusel de videos', 'carousels'),
  block('Opinión en fila', 'lists'),
  block('Encabezado', 'frame', false),
];
const CATEGORIES = [
  { name: 'carousels', label: 'Carruseles' },
  { name: 'lists', label: 'Listas de notas' },
];

it.each([
  ['', ['Carrusel de videos', 'Opinión en fila']],
  ['  OPINION ', ['Opinión en fila']],
  ['videos carrusel', ['Carrusel de videos']],
  ['listas', ['Opinión en fila']],
  ['encabezado', []],
])('%j finds %j', (words, expected) => {
  expect(findBlocks(BLOCKS, CATEGORIES, words).map(({ label }) => label)).toEqual(expected);
});
