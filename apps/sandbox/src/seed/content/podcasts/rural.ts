import type { SeedStory } from '../../types.ts';
import { programme } from './programme.ts';

export const RURAL_PODCAST: SeedStory[] = programme({
  brand: 'rural',
  section: '/podcasts/suena-la-finca',
  by: 'efrain-buitrago-cuervo',
  credit: 'Semanario Rural',
  made: 'Los sonidos se componen en la redacción con lo que cuentan las familias por teléfono: qué se oye, a qué hora y qué significa. No se graba en las fincas, para no asustar a los animales ni meterse en la casa de nadie.',
  ago: 31337,
  every: 20160,
  episodes: [
    {
      slug: 'suena-la-finca-la-madrugada-del-ordeno',
      sound: 'suena-la-finca-1',
      headline: 'La madrugada del ordeño: lo que se oye entre las tres y las cinco',
      standfirst:
        'El primer episodio de ‘Suena la finca’ espera el día en un corral de Ubaté, del grillo a la quebrada.',
      tags: ['Pódcast', 'Leche'],
      text: 'Óigalo antes del café. El segundo capítulo es el más corto de la noche: amanece.',
      more: [
        'La familia Rincón ordeña diecisiete vacas. Saben que son las cuatro porque se callan las ranas, y que va a llover porque no se callan. El radio lo prenden después, para que las vacas no se distraigan.',
        'El agua del final es la de lavar las cantinas. Si la quebrada suena delgada, hay que reportarlo a la asociación: es la primera señal de que arriba están regando de más.',
      ],
    },
    {
      slug: 'suena-la-finca-la-lluvia-que-esperaba-el-maiz',
      sound: 'suena-la-finca-2',
      headline: 'La lluvia que esperaba el maíz: cómo se oye un aguacero a tiempo',
      standfirst:
        'El segundo episodio de ‘Suena la finca’ se para al borde de un lote en los Montes de María.',
      tags: ['Pódcast', 'Maíz', 'Lluvias'],
      text: 'El aguacero suena ancho porque cae sobre hojas de maíz. Sobre yuca sonaría distinto.',
      more: [
        'Sembraron el veinte de marzo y esperaron. Un maíz sin lluvia aguanta dieciocho días; este llevaba dieciséis. Los vecinos sabían que venía por el viento, que cambió de lado a mediodía.',
        'Después del agua la acequia se llena y las ranas hacen cuentas. Don Nelson también: si llueve otra vez antes de diez días, dice, hay mazorca para vender y para guardar.',
      ],
    },
  ],
});
