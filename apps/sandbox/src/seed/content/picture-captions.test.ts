import { join } from 'node:path';
import { fold } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../media.ts';
import { SCENES } from '../pictures.ts';
import type { SeedPicture, SeedStory } from '../types.ts';
import { STORIES, UNPUBLISHED } from './index.ts';
import { fits } from './picture-subjects.ts';

const DRAWN = await readManifest(join(import.meta.dirname, '../../../../pictures/drawn'));

/** Words of descriptions that name no thing of one picture: light, hours, numbers, places in the picture, and acts. */
const NO_THING = new Set(
  `abierta abierto adelante alto amanecer ancho anochecer ante antes atardecer atras baja bajo banco carga
   centro cruza cruzan cuatro deja desde detras donde encendidas encendido entra entre equipo espera esperan
   fondo frente fuerte gran grande grupo guarda habla iluminado junto juntos lado lleno lleva luces madrugada
   manana medio mientras misma nadie noche otro partido plano primer primera pulso queda recien sobre sola
   solo sube tarde tres turno valores vista visto`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

/** A word without the end that tells one from many, and her from him. */
function stemOf(word: string): string {
  return word.replace(/e?s$/, '').replace(/[aeo]$/, '');
}

const SHORTEST_WORD = 4;

const thingsIn = (text: string): string[] =>
  fold(text.replace(/<[^>]*>/g, ''))
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map(stemOf)
    .filter((stem) => !NO_THING.has(stem));

/**
 * A caption says what is seen: it has a subject of its scene, or a thing of the scene's description. Subjects alone would
 * refuse good captions, since they are the words of stories: no story is chosen by 'mazo y balanza', and both are seen. If a
 * story has another `alt` for a scene, the things of that count.
 */
function names({ id, caption, alt }: SeedPicture): boolean {
  if (fits(id, { headline: caption })) return true;
  const things = new Set(thingsIn(alt ?? DRAWN[id]!.alt));
  return thingsIn(caption).some((stem) => things.has(stem));
}

/** The pictures of a story with a caption. Without one, the description is shown. */
const captioned = ({ picture, images = [], body }: SeedStory): SeedPicture[] =>
  [
    ...(picture ? [picture] : []),
    ...images,
    ...body.flatMap((element): SeedPicture[] => {
      if (typeof element === 'string') return [];
      if ('image' in element) return [{ ...element, id: element.image }];
      return 'told' in element ? element.pictures : [];
    }),
  ].filter(({ caption }) => caption !== '');

/** Portraits, covers and cartoons are of a person, an edition and a joke: others check their words. */
const isScene = ({ id }: SeedPicture): boolean => SCENES.some((scene) => scene === id);

describe('a caption', () => {
  it.each([
    ['juzgado', 'El mazo y la balanza: la mesa sobre justicia cerró la mañana.', true],
    ['carretera', 'Un camión en la subida.', true],
    ['ciclista-montana', 'Las ciclistas, en la etapa.', true],
    ['juzgado', 'La mesa cerró la mañana.', false],
    ['cafe-grano', 'A la noche, con la primera luz.', false],
    ['terminal-bus', 'Pasto, Nariño.', false],
  ] as const)('of %s is ‘%s’: %s', (id, caption, naming) => {
    expect(names({ id, caption, credit: 'El Diario' })).toBe(naming);
  });

  it('names something that its picture shows, of an opening, of a gallery and in a text', () => {
    const silent = [...STORIES, ...UNPUBLISHED].flatMap((story) =>
      captioned(story)
        .filter((one) => isScene(one) && !names(one))
        .map(({ id, caption }) => `${story.brand} ${story.slug}: ${id}, '${caption}'`),
    );
    expect(silent, 'say what is seen in the drawing (apps/pictures/drawn)').toEqual([]);
  });
});
