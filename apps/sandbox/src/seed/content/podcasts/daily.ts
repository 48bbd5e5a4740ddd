import type { SeedStory } from '../../types.ts';
import { programme } from './programme.ts';

export const DAILY_PODCAST: SeedStory[] = programme({
  brand: 'daily',
  section: '/podcasts/cali-a-esta-hora',
  by: 'leidy-johana-ospina-garzon',
  credit: 'El Diario',
  made: 'Los sonidos se componen en el computador con los apuntes de quien estuvo en la esquina: la hora, lo que se oyó y en qué orden. No hay grabaciones de nadie, así que nadie sale en el pódcast sin saberlo.',
  ago: 23117,
  every: 20160,
  episodes: [
    {
      slug: 'cali-a-esta-hora-las-cinco-de-la-manana',
      sound: 'cali-a-esta-hora-1',
      headline: 'Las cinco de la mañana: cómo se despierta el río antes que la ciudad',
      standfirst:
        'El primer episodio de ‘Cali a esta hora’ camina por la orilla del río, desde los grillos hasta la campana de la Ermita.',
      tags: ['Pódcast', 'Río Cali'],
      picture: { id: 'cafe-grano', caption: 'El primer tinto del Bulevar se sirve a las cuatro y media.' },
      text: 'Dura menos que un semáforo. Óyelo con audífonos: la buseta pasa de izquierda a derecha.',
      more: [
        'Los que barren el Bulevar dicen que hay diez minutos en los que Cali no es de nadie. Ya se fueron los que bailaron y no han llegado los que trabajan. En ese hueco se oye el río, que el resto del día hace lo mismo sin que le pongan atención.',
        'Después sube la primera buseta, que todos reconocen por el freno. La campana llega cuando ya es tarde para volver a dormirse.',
      ],
    },
    {
      slug: 'cali-a-esta-hora-el-aguacero-de-las-cuatro',
      sound: 'cali-a-esta-hora-2',
      headline: 'El aguacero de las cuatro: qué se oye en un patio del barrio San Antonio',
      standfirst:
        'El segundo episodio de ‘Cali a esta hora’ espera la lluvia debajo de un alero, con la ropa todavía extendida.',
      tags: ['Pódcast', 'Lluvias', 'San Antonio'],
      text: 'Sube el volumen en el primer capítulo y bájalo en el segundo.',
      more: [
        'La señal la da la brisa. Doña Fanny recoge la ropa cuando la oye, no cuando ve la nube: la brisa baja de los Farallones y dobla por la calle antes que el agua.',
        'Cuando escampa, el caño suena a río grande durante veinte minutos. Los muchachos lo aprovechan para echar barcos de papel, y las ranas del solar, para reclamarlo.',
      ],
    },
  ],
});
