import { describe, expect, it } from 'vitest';
import { STORIES } from './index.ts';
import { fits, unfit } from './picture-subjects.ts';

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

  // A gallery tells its own story, picture by picture: each has a caption of its drawing.
  it('are in the headline, the standfirst or the caption of every story that opens with the picture, or in the words beside it', () => {
    const wrong = STORIES.flatMap((story) => unfit(story).map((id) => `${story.brand} ${story.slug}: ${id}`));
    expect(wrong).toEqual([]);
  });
});
