import { describe, expect, it } from 'vitest';
import type { BodyBlock } from './block.ts';
import { withRecipe } from './recipe.ts';

const header = (html: string): BodyBlock => ({ type: 'header', id: html, level: 2, html });
const list = (...items: string[]): BodyBlock => ({
  type: 'list',
  id: items.join(),
  ordered: false,
  items: items.map((html) => ({ blocks: [{ type: 'text', id: html, html }] })),
});
const INTRO: BodyBlock = { type: 'text', id: 'intro', html: 'Sin licuadora.' };
const BODY = [
  INTRO,
  header('Ingredientes para 6 porciones'),
  list('1 kg de papa', '<b>Sal</b>'),
  header('Preparación en 95 minutos'),
  list('Hierva.'),
];

describe('N2 the recipe of a body', () => {
  it('is one block in place of both headings and lists', () => {
    expect(withRecipe(BODY)).toEqual([
      INTRO,
      {
        type: 'recipe',
        id: 'Ingredientes para 6 porciones',
        yields: '6 porciones',
        minutes: 95,
        ingredients: ['1 kg de papa', '<b>Sal</b>'],
        steps: ['Hierva.'],
      },
    ]);
  });

  it.each([
    ['Preparación en 1 hora y 20 minutos', 80],
    ['Preparación (45 min)', 45],
    ['Preparación en 2 h', 120],
    ['Preparación', undefined],
  ])('%s takes %s minutes', (title, minutes) => {
    const [, recipe] = withRecipe([...BODY.slice(0, 3), header(title), ...BODY.slice(4)]);
    expect(recipe).toMatchObject({ type: 'recipe' });
    expect(recipe && 'minutes' in recipe ? recipe.minutes : undefined).toBe(minutes);
  });

  const picture: BodyBlock = { type: 'divider', id: 'd' };
  it.each([
    ['without ingredients', BODY.slice(3)],
    ['without steps', BODY.slice(0, 3)],
    ['with something between a heading and its list', [...BODY.slice(0, 2), INTRO, ...BODY.slice(2)]],
    [
      'whose items have more than words',
      [
        ...BODY.slice(0, 2),
        { type: 'list', id: 'l', ordered: false, items: [{ blocks: [picture] }] } satisfies BodyBlock,
        ...BODY.slice(3),
      ],
    ],
  ])('a body %s does not change', (_, blocks) => {
    expect(withRecipe(blocks)).toEqual(blocks);
  });
});
