import type { SeedStory } from '../../types.ts';

/** 'El país que suena', a podcast of composed sounds without voices. */
const episode = (
  number: 1 | 2 | 3 | 4,
  story: Pick<SeedStory, 'slug' | 'headline' | 'standfirst' | 'ago' | 'tags'>,
  text: string,
  more: readonly string[],
): SeedStory => ({
  brand: 'weekly',
  sections: ['/podcasts', '/podcasts/pais-que-suena', '/cultura'],
  kicker: `Episodio ${number}`,
  by: ['paula-santacoloma-rey'],
  ...story,
  body: [
    { sound: `pais-que-suena-${number}`, text },
    ...more,
    { h: 'Cómo se hizo' },
    'No es una grabación. No hay micrófonos ni voces: cada sonido fue compuesto por computador, a partir de ruido y de tonos, con las libretas de viaje de la redacción como partitura. Por eso no tiene derechos de nadie y por eso tampoco prueba nada. Es un dibujo, pero para el oído.',
    { transcript: `pais-que-suena-${number}` },
  ],
});

export const PODCAST = [
  episode(
    1,
    {
      slug: 'pais-que-suena-del-paramo-al-mar',
      headline: 'Del páramo al mar: un río de mil quinientos kilómetros, en ochenta segundos',
      standfirst:
        'El primer episodio de ‘El país que suena’ baja con el Magdalena desde el viento del páramo hasta las olas de Bocas de Ceniza, sin una sola palabra.',
      ago: 37453,
      tags: ['Pódcast', 'Río Magdalena'],
    },
    'Se oye mejor con audífonos y con los ojos cerrados. Abajo están los capítulos: puede saltar al que quiera.',
    [
      'Quien viaja por el río aprende a saber dónde está por lo que oye. Arriba manda el viento, que sube y se calla como si leyera en voz alta. Después hay agua, primero poca y con pájaros. El río grande casi no suena: suenan las cosas que lleva encima.',
    ],
  ),
  episode(
    2,
    {
      slug: 'pais-que-suena-tres-campanas',
      headline: 'Tres campanas para la misma hora y ninguna se pone de acuerdo',
      standfirst:
        'El segundo episodio de ‘El país que suena’ oye las campanas de un pueblo con tres iglesias, donde las seis de la tarde duran más de un minuto.',
      ago: 27373,
      tags: ['Pódcast', 'Pueblos'],
    },
    'Cada campana entra sola y al final tocan las tres. Trate de seguir una hasta el final.',
    [
      'En el pueblo dicen que el forastero se reconoce porque mira el reloj cuando suena la primera. Los demás esperan a la tercera. La campana grande es la más vieja y la más lenta; a la pequeña la toca un muchacho que tiene partido a las seis y cuarto.',
    ],
  ),
  episode(
    3,
    {
      slug: 'pais-que-suena-aguacero-sobre-zinc',
      headline: 'Aguacero sobre zinc: cómo suena el invierno debajo de una teja',
      standfirst:
        'El tercer episodio de ‘El país que suena’ espera la lluvia debajo de un techo de zinc, desde los grillos de antes hasta las ranas de después.',
      ago: 17293,
      tags: ['Pódcast', 'Lluvias'],
    },
    'Baje el volumen antes del tercer capítulo: llueve duro.',
    [
      'Hay una manera de medir un aguacero sin pluviómetro: mirar a qué distancia deja uno de oír al que le habla. En la casa de tejas de barro se puede conversar. Debajo del zinc, no, y por eso la gente se sienta a ver llover como quien va a cine.',
    ],
  ),
  episode(
    4,
    {
      slug: 'pais-que-suena-el-tren-que-ya-no-pasa',
      headline: 'El tren que ya no pasa por la estación que todavía lo espera',
      standfirst:
        'El cuarto episodio de ‘El país que suena’ se queda setenta segundos en un andén de la sabana, donde el último pasajero se bajó hace treinta años.',
      ago: 7213,
      tags: ['Pódcast', 'Trenes'],
    },
    'Empieza y termina con los mismos pájaros. En la mitad pasa un tren.',
    [
      'La estación tiene techo, reloj y taquilla. Le falta el tren. El reloj lo arregla cada año un vecino que nunca viajó en él, pero que de niño ponía la oreja en el riel para adivinar de qué lado venía. Sostiene que todavía se acuerda del compás: dos golpes, un silencio, dos golpes.',
    ],
  ),
] satisfies SeedStory[];
