import type { SeedStory } from '../../types.ts';
import { programme } from './programme.ts';

export const MEN_PODCAST: SeedStory[] = programme({
  brand: 'men',
  section: '/podcasts/turno-de-noche',
  by: 'mateo-ucros-pardo',
  credit: 'SoHo',
  made: 'Nadie grabó nada: los que trabajan de noche no querían que se oyera dónde. Contaron lo que oyen y en qué orden, y con eso se compuso cada turno.',
  ago: 27449,
  every: 20160,
  episodes: [
    {
      slug: 'turno-de-noche-el-celador-de-la-bodega',
      sound: 'turno-de-noche-1',
      headline: 'El celador que distingue los camiones por la manera de apagarse',
      standfirst:
        'El primer episodio de ‘Turno de noche’ hace la ronda en una bodega de la calle 13, hasta que pasa el tren.',
      tags: ['Pódcast', 'Noche'],
      picture: { id: 'transmilenio', caption: 'A las cuatro pasa el primer bus, y termina el turno.' },
      text: 'Óyelo a oscuras. El perro que esperas no ladra: se murió en marzo.',
      more: [
        'Lleva once años en la misma silla. Sabe que el camión de las dos es de flores porque el conductor lo deja prendido un rato, para que no sufran. El de las tres es de cemento y se apaga de un golpe.',
        'Le preguntamos a qué le tiene miedo. Dijo que a la noche en que no pase el tren: entonces sí tendría que salir a mirar.',
      ],
    },
    {
      slug: 'turno-de-noche-el-pescador-del-muelle',
      sound: 'turno-de-noche-2',
      headline: 'El pescador que espera de pie porque sentado se le van las ideas',
      standfirst:
        'El segundo episodio de ‘Turno de noche’ pasa una madrugada en un muelle de Buenaventura, con una lancha y ninguna palabra.',
      tags: ['Pódcast', 'Noche', 'Pacífico'],
      text: 'Son cincuenta y cuatro segundos. La espera de verdad dura seis horas.',
      more: [
        'El muelle suena distinto según la marea. Con el agua alta golpea debajo de los pies; con la baja, lejos, como si alguien tocara otra puerta.',
        'La lancha que pasa es la del hermano. No se saludan: si se hablan, dicen, el pescado se entera.',
      ],
    },
  ],
});
