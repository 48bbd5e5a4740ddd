import type { ArchiveTheme } from './theme.ts';

/** Stories that the daily still follows after the summit of 2024 in its city. */
export const SUMMIT: ArchiveTheme = {
  sections: ['/cali-cop16', '/medio-ambiente'],
  kicker: 'Especial COP16',
  tags: ['COP16', 'Biodiversidad'],
  pictures: [],
  angles: [
    [
      'Qué quedó en {barrio} de las promesas verdes de la cumbre',
      'Dos años después los vecinos cuentan los árboles que siguen en pie, los que se secaron y quién los riega por turnos.',
    ],
    [
      'Los {n} acuerdos de la cumbre de Cali, uno por uno y con su estado',
      'Revisamos cada compromiso con las entidades responsables: cuáles se cumplieron, cuáles se aplazaron y cuáles nadie quiere responder.',
    ],
    [
      'La zona verde que nació para los visitantes y se quedó para los caleños',
      'El parque lineal recibe hoy a {m} personas cada domingo. El reto ya no es llenarlo, sino mantener encendidas sus luminarias.',
    ],
    [
      'Así trabaja el vivero de {barrio} que surtió a las delegaciones de la cumbre',
      'Comenzó con bolsas recicladas y una manguera prestada. Ahora vende especies nativas a tres municipios y enseña a sembrarlas bien.',
    ],
    [
      'Los jóvenes que aprendieron a contar aves durante la cumbre no han parado',
      'Salen los sábados con libreta y binóculos. Su registro ya suma {m} observaciones y lo consultan dos universidades de la región.',
    ],
    [
      'Volver a {agua}: el recorrido que las delegaciones hicieron sin ver la basura',
      'Repetimos la ruta oficial con una bióloga y un arenero. Encontramos garzas, llantas y una mejora que las cifras todavía no muestran.',
    ],
    [
      'La cocina de la cumbre: recetas del Pacífico que llegaron para quedarse',
      'Catorce cocineras alimentaron a los visitantes con productos de la costa. Tres abrieron restaurante y todas guardan el menú de esos días.',
    ],
  ],
  paragraphs: [
    'El 21 de octubre de 2024 la ciudad amaneció con banderas, desvíos y una pregunta: qué quedaría cuando se fueran los visitantes. La respuesta se puede caminar, y no toda está a la sombra.',
    'En {barrio} el comité ambiental lleva un cuaderno con fechas de riego. “Si no lo anotamos, cada uno cree que le tocaba al otro”, dice quien lo custodia desde entonces.',
    'La administración asegura que ha invertido en {n} puntos. La veeduría ciudadana reconoce el avance y pide que la información se publique con mapas y no solo con cifras totales.',
    'Los biólogos recuerdan que una cumbre dura dos semanas y un árbol, cuarenta años. Entre los dos tiempos está el mantenimiento, que nunca sale en la foto.',
    'El siguiente balance será público y se hará en el mismo pabellón donde se firmaron los compromisos. Habrá micrófono abierto y una copia impresa de cada acta.',
  ],
};
