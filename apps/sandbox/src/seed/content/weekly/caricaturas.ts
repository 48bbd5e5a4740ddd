import { slugify } from 'rotativa/domain';
import type { SceneId } from '../../pictures.ts';
import type { SeedStory } from '../../types.ts';

/** A cartoon: its headline, the drawing, what a figure in it says, and what it is about. */
const CARTOONS: readonly (readonly [headline: string, drawing: SceneId, says: string, about: string])[] = [
  [
    'El apagafuegos oficial llega después del discurso',
    'incendio',
    '—¿Y el agua? —Va en el segundo debate.',
    'Sobre la reforma al agua y los ponentes que la discuten con la manguera cerrada.',
  ],
  [
    'Asalto número doce de la conciliación en el Senado',
    'boxeo',
    '—Gana el que no se caiga antes del receso.',
    'Sobre la semana en que las dos bancadas se abrazaron, pero para no caerse.',
  ],
  [
    'El relojero de la Nación ajusta el cronograma',
    'relojero-mesa',
    '—Le puse otra manecilla: la de la próxima administración.',
    'Sobre las obras que siempre están a seis meses de inaugurarse.',
  ],
  [
    'Turno en la sala de espera de los funcionarios del aeropuerto',
    'aeropuerto',
    '—Su vuelo sale cuando salga el decreto.',
    'Sobre los retrasos y los comunicados que los explican sin corregirlos.',
  ],
  [
    'Los contratistas ensayan la partitura del presupuesto nacional',
    'partitura',
    '—Aquí dice «crescendo», doctor. —Así lo firmé.',
    'Sobre los billones que suben de tono entre una plenaria y otra.',
  ],
  [
    'Clase de yoga para una coalición que ya no se dobla',
    'yoga',
    '—Inhalen la enmienda. Suelten el ministerio.',
    'Sobre la flexibilidad, que no es lo mismo que la gimnasia.',
  ],
  [
    'La billarada de las regiones empieza sin bola blanca',
    'billar',
    '—Yo tiro de carambola; usted ponga el departamento.',
    'Sobre los recursos que rebotan en tres bandas y nunca entran.',
  ],
  [
    'El oso del páramo presenta su propia licencia ambiental',
    'oso',
    '—Vivo aquí desde antes de la delimitación.',
    'Sobre los mapas que cambian de color según el despacho.',
  ],
  [
    'Se busca comediante para moderar la audiencia pública',
    'comediante',
    '—Me voy: los invitados traen mejores chistes.',
    'Sobre la audiencia que duró nueve horas y aprobó un receso.',
  ],
  [
    'Los zapatos del candidato que prometió caminar el país',
    'zapatos',
    '—Están nuevos. Los kilómetros los hizo el video.',
    'Sobre las giras que caben en un teléfono.',
  ],
  [
    'El porcicultor explica por fin qué es el gasto tributario',
    'cerdos-corral',
    '—El que come más grita menos.',
    'Sobre las exenciones y quienes las engordan con discreción.',
  ],
  [
    'La cabina de la encuesta que siempre pregunta lo mismo',
    'cabina',
    '—Responda sí o no, pero con margen de error.',
    'Sobre los sondeos que coinciden con quien los paga.',
  ],
  [
    'Mudanza de partido con trasteo propio y motor prestado',
    'motocicleta',
    '—Cabe todo menos el programa.',
    'Sobre la temporada de pases, que este año empezó sin árbitro.',
  ],
];

/** Minutes before the seed's clock of the newest, and between two. */
const NEWEST = 2903;
const APART = 4001;

export const CARICATURAS: readonly SeedStory[] = CARTOONS.map(([headline, id, says, about], at) => ({
  brand: 'weekly',
  slug: slugify(headline),
  sections: ['/caricaturas'],
  kicker: 'Caricatura',
  headline,
  by: [],
  ago: NEWEST + at * APART,
  tags: ['Caricatura', 'Humor político'],
  picture: { id: `caricatura-${id}`, caption: says, credit: 'Semanario' },
  body: [`<b>${says}</b>`, about],
}));
