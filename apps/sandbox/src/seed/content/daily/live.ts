import type { SeedStory } from '../../types.ts';

export const LIVE = [
  {
    brand: 'daily',
    slug: 'en-vivo-aguacero-cali-ladera-alerta',
    sections: ['/cali', '/live'],
    kicker: 'En vivo',
    headline: 'Aguacero en Cali: alerta naranja en la ladera y dos avenidas cerradas, minuto a minuto',
    standfirst:
      'Llueve desde la madrugada en los Farallones. Este es el estado de las vías, los albergues y los colegios, con los reportes del Centro de Monitoreo y de los vecinos.',
    by: ['adriana-quintana-mosquera'],
    ago: 9,
    tags: ['Cali', 'Lluvias', 'Movilidad'],
    picture: {
      id: 'techo-lluvia',
      caption: 'La lluvia no ha parado desde las dos de la madrugada en la comuna 20.',
      credit: 'Wílmar Ordóñez / El Diario',
    },
    live: {
      summary: [
        'La alerta es naranja en las comunas 1, 18 y 20; en el resto de la ciudad sigue amarilla.',
        'Hay dos avenidas cerradas: la Circunvalación a la altura de Siloé y la calle 5 en el sentido sur-norte.',
        'No hay personas heridas. Cuarenta y tres familias pasaron la mañana en dos albergues.',
      ],
    },
    body: [
      'La estación del río Cañaveralejo registró 71 milímetros en seis horas, casi la lluvia de medio mes. El municipio activó el plan de contingencia y pide no cruzar vías inundadas.',
      {
        at: '2:40 p. m.',
        text: 'Reabren un carril de la Circunvalación. El paso es alterno, controlado por guardas, y solo para livianos. La maquinaria seguirá trabajando hasta las seis en el otro costado.',
        key: true,
      },
      {
        at: '2:05 p. m.',
        text: 'El nivel del Cañaveralejo baja por primera vez. Está en 1,92 metros, 34 centímetros menos que al mediodía. La alerta naranja se mantiene hasta el informe de las cinco.',
      },
      {
        at: '1:20 p. m.',
        text: 'Los dos albergues tienen almuerzo y colchonetas para 120 personas. En el de la Institución Educativa La Esperanza hacen falta pañales talla dos y ropa de niño.',
      },
      {
        quote:
          'A las cuatro de la mañana sonó la cadena de llamadas y bajamos todos con la bolsa lista. Para eso ensayamos en agosto.',
        by: 'Nelly Cuero, líder del barrio Lleras Camargo',
      },
      {
        at: '12:35 p. m.',
        text: 'El aeropuerto opera con restricciones. Cuatro vuelos salieron con demoras de hasta cincuenta minutos y uno que venía de Quito aterrizó en Pereira.',
      },
      {
        at: '11:50 a. m.',
        text: 'Alerta naranja para las comunas 1, 18 y 20. La decisión se tomó después de que el río Cañaveralejo pasó de los 2,20 metros. El mapa de puntos de encuentro está en los puestos de salud.',
        key: true,
        pinned: true,
      },
      {
        at: '11:10 a. m.',
        text: 'La calle 5 queda cerrada en el sentido sur-norte entre las carreras 70 y 56. El agua alcanza la mitad de las llantas en el hundimiento de la 66.',
        key: true,
      },
      {
        at: '10:25 a. m.',
        text: 'Seis rutas del MÍO hacen desvíos. Las estaciones Refugio y Caldas están cerradas. Los alimentadores de la ladera llegan solo hasta la cancha de La Estrella.',
      },
      {
        at: '9:40 a. m.',
        text: 'Veintidós colegios enviaron a los estudiantes a sus casas. La Secretaría de Educación aclara que no hay cancelación general y que cada rector decide según el estado de su sede.',
      },
      {
        at: '8:30 a. m.',
        text: 'Un deslizamiento tapa la Circunvalación a la altura de Siloé. Son unos 300 metros cúbicos de tierra y un poste. No había vehículos en el lugar.',
        key: true,
      },
      {
        at: '7:15 a. m.',
        text: 'Los bomberos han atendido 31 llamadas, la mayoría por sótanos inundados y árboles sobre cables. La empresa de energía reporta 4.200 usuarios sin servicio.',
      },
      {
        at: '6:05 a. m.',
        text: 'Cuarenta y tres familias dejaron sus casas en Lleras Camargo y Brisas de Mayo. La evacuación fue preventiva y la guio la red de vigías de la ladera.',
      },
      {
        at: '5:20 a. m.',
        text: 'Alerta amarilla en toda la ciudad. La lluvia comenzó a las dos y diez en la parte alta de los Farallones. El pronóstico habla de intervalos hasta la noche.',
      },
    ],
  },
  {
    brand: 'daily',
    slug: 'final-femenina-valle-tolima-minuto-a-minuto',
    sections: ['/deportes', '/live'],
    kicker: 'Minuto a minuto',
    headline: 'Así fue la final: las azucareras ganaron en los penaltis con dos atajadas',
    standfirst:
      'El relato completo del partido en el Pascual, con 28.400 personas en las tribunas: los goles, el penalti que el video devolvió y la tanda que se definió en el séptimo cobro.',
    by: [],
    ago: 1570,
    tags: ['Fútbol femenino', 'Deportes'],
    picture: {
      id: 'arquero',
      caption: 'La tanda se definió en el séptimo cobro, en el arco norte.',
      credit: 'Wílmar Ordóñez / El Diario',
    },
    live: {
      daysAgo: 1,
      ended: true,
      summary: [
        'El partido terminó 2 a 2 y la tanda de penaltis, 5 a 4.',
        'Es el segundo título de las azucareras y el primero que ganan en casa.',
      ],
    },
    body: [
      'La final de vuelta comenzó con la serie igualada. Este relato conserva las notas como se publicaron desde el estadio.',
      {
        at: '10:48 p. m.',
        text: 'La vuelta olímpica se hace con las luces a medias. El equipo invita al campo a las recogebolas, que tienen entre once y catorce años. Gracias por leernos: aquí termina esta cobertura.',
      },
      {
        at: '10:21 p. m.',
        text: '¡Campeonas! La arquera Yuliana Balanta ataja abajo, a su izquierda, el séptimo cobro de las visitantes. Es su segunda atajada de la noche.',
        key: true,
      },
      {
        at: '10:06 p. m.',
        text: 'Final de los noventa: 2 a 2. No hay alargue y la copa se define desde el punto blanco. El arco elegido es el norte.',
      },
      {
        at: '9:58 p. m.',
        text: 'Empate de Karen Lucumí, de cabeza, en el minuto 86. El centro vino de un saque de esquina corto que el equipo había intentado tres veces sin suerte.',
        key: true,
      },
      {
        at: '9:41 p. m.',
        text: 'El video le quita un penalti a las locales. La jueza central revisa durante dos minutos y concluye que la falta comenzó fuera del área. Sigue 1 a 2.',
      },
      {
        at: '9:30 p. m.',
        text: 'Gol de las visitantes, 1 a 2. Contragolpe de cuarenta metros y definición cruzada. El Pascual queda en silencio por primera vez.',
        key: true,
      },
      {
        at: '9:12 p. m.',
        text: 'Comienza el segundo tiempo sin cambios. El técnico adelanta a Lucumí, que jugó la primera parte como volante.',
      },
      {
        at: '8:54 p. m.',
        text: 'Descanso: 1 a 1. La posesión fue pareja, pero las locales remataron siete veces y las visitantes, tres.',
      },
      {
        at: '8:37 p. m.',
        text: 'Igualan las visitantes de tiro libre. La barrera se abre y la pelota pica antes de llegar al arco.',
      },
      {
        at: '8:19 p. m.',
        text: 'Gol de Daniela Riascos en el minuto 14. Recibe de espaldas, gira y le pega con la zurda desde fuera del área. Uno a cero.',
        key: true,
      },
      {
        at: '8:05 p. m.',
        text: 'Rueda el balón. Hay 28.400 personas, la mejor asistencia del campeonato.',
      },
      {
        at: '7:20 p. m.',
        text: 'Las puertas de oriental se abren con veinte minutos de retraso. La fila llega hasta la carrera 36.',
      },
    ],
  },
] satisfies SeedStory[];
