import { describe, expect, it } from 'vitest';
import type { SeedStory } from '../types.ts';
import { STORIES } from './index.ts';
import { fits, unfit } from './picture-subjects.ts';

const STORY: SeedStory = {
  ...STORIES.find(({ slug }) => slug === 'la-urgencia-y-la-ley')!,
  headline: 'El bus llega tarde',
  standfirst: '',
  tags: [],
  body: [],
};
const PICTURE = { id: 'cafe-grano', caption: 'Café maduro en un canasto.', credit: 'El Diario' } as const;

describe('the subjects of pictures', () => {
  it.each([
    ['tren', 'El tren de cercanías se atrasa', true],
    ['tren', 'El entrenador se va', false],
    ['reloj', 'Resultados de las loterías', false],
    ['cafe-grano', 'La caficultura cambia', false],
    ['finca-cafetera', 'Las cafeteras de Salento', true],
    ['bolsa', 'Compró acciones', true],
    ['retrato-01', 'Cualquier titular', true],
    ['aula', 'Los estudiantes y la profesora del colegio', true],
    ['aula', 'Los estudiantes y el profesor del colegio', false],
    ['comediante', 'La comediante que ensaya en el bus', false],
  ])('%s fits ‘%s’: %s', (id, headline, fitting) => {
    expect(fits(id, { headline })).toBe(fitting);
  });

  it.each([
    ['a tag', { tags: ['Café'] }],
    ['an opening paragraph', { body: ['Uno.', 'Dos.', 'El café madura.'] }],
  ])('are in %s', (_, told) => {
    expect(fits('cafe-grano', { headline: 'Lo que viene', ...told })).toBe(true);
  });

  it('are not in a later paragraph, which names much beside its story', () => {
    const body = ['Uno.', 'Dos.', 'Tres.', 'El café madura.'];
    expect(fits('cafe-grano', { headline: 'Lo que viene', body })).toBe(false);
  });

  it('are not in the caption, which vouches for any picture', () => {
    expect(unfit({ ...STORY, picture: PICTURE })).toEqual(['cafe-grano']);
  });

  it.each([
    ['Después llega el café.', []],
    ['Después llega el bus.', ['cafe-grano']],
  ])('of a picture in the text are in its passage: ‘%s’', (after, wrong) => {
    const { id: image, ...rest } = PICTURE;
    const body = ['Uno.', 'Dos.', 'Tres.', { image, ...rest }, after];
    expect(unfit({ ...STORY, body })).toEqual(wrong);
  });

  it.each([
    ['Después llega el café.', []],
    ['Después llega el bus.', ['cafe-grano']],
  ])('of a film are in the paragraph that is read while they are seen: ‘%s’', (read, wrong) => {
    expect(unfit({ ...STORY, film: { pictures: ['cafe-grano'] }, body: ['El café.', read] })).toEqual(wrong);
  });

  it('of a person can be of a story that names another one in passing', () => {
    const story = { headline: 'El colegio de la ladera', body: ['El profesor de música llega los lunes.'] };
    expect(fits('aula', story)).toBe(true);
  });

  // A gallery tells its own story, picture by picture: each has a caption of its drawing.
  it('are in the words of every story, or in those beside the picture', () => {
    const wrong = STORIES.flatMap((story) => unfit(story).map((id) => `${story.brand} ${story.slug}: ${id}`));
    expect(wrong).toEqual([]);
  });
});
