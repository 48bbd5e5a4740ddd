import type { GalleryPicture, Scene } from '../../../domain/body/block.ts';
import { articlePicture, captionOf } from '../../shared/fixtures/article.tsx';

const shown = (id: string, alt: string, words: string): GalleryPicture => ({
  id,
  picture: articlePicture(id, alt),
  subtitle: '',
  caption: captionOf(words, 'Inés Laverde'),
});

export const SCENE_PICTURES: GalleryPicture[] = [
  shown('partitura', 'Un atril con una partitura abierta', 'La partitura de trabajo.'),
  shown('orquesta', 'Una directora ante una orquesta de cuerdas', 'El ensayo general.'),
  shown('nadadoras', 'Un grupo de nadadoras cruza un embalse', 'Las nadadoras del amanecer.'),
];

export const SCENES: Scene[] = [
  {
    title: 'La partitura',
    paragraphs: [
      'Llega una hora antes que nadie y no enciende la luz. Saca un lápiz azul y camina entre las sillas vacías.',
      'Quiere saber qué se oye desde ahí.',
    ],
    quote: 'Dirigir es quitar miedos, uno por uno.',
    by: 'Silvana Restrepo',
  },
  { title: 'El ensayo', paragraphs: ['En los ensayos no usa micrófono.'], quote: '', by: '' },
  { title: '', paragraphs: [], quote: 'Debajo del agua nadie desafina.', by: '' },
];

/** One place at two times. */
export const PAIR_PICTURES: GalleryPicture[] = [
  {
    ...shown('ensayo-vacio', 'La sala con las sillas vacías', 'La sala, antes de que lleguen.'),
    subtitle: 'A las nueve',
  },
  { ...shown('orquesta', 'La sala con la orquesta', 'El ensayo general.'), subtitle: 'A las diez' },
];
