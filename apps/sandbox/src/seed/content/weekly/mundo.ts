import type { SeedStory } from '../../types.ts';

export const MUNDO = [
  {
    brand: 'weekly',
    slug: 'canal-seco-america-central-rivales',
    sections: ['/mundo'],
    kicker: 'Comercio',
    headline: 'Tres trenes compiten por unir dos océanos y la sequía decide quién gana',
    standfirst:
      'La falta de agua en los canales revivió viejos proyectos ferroviarios en América Central. Colombia mira el mapa y duda entre competir, esperar o asociarse.',
    by: ['tomas-vergara-lloreda'],
    ago: 310,
    tags: ['Comercio', 'América Central', 'Trenes'],
    picture: {
      id: 'tren',
      caption: 'Un tren de prueba en uno de los corredores interoceánicos en construcción.',
      credit: 'Pilar Echandía / Semanario',
    },
    body: [
      'El barco llevaba once días anclado frente a la bahía cuando el capitán ordenó abrir un contenedor de mangos. La tripulación comió fruta a la espera de un turno que dependía, literalmente, de una nube. Ese mismo martes, a quinientos kilómetros de allí, un tren de prueba cruzó la cintura del continente en siete horas y cuarenta minutos con 84 contenedores. Nadie lo vio pasar, salvo los inversionistas.',
      'La sequía de los últimos años redujo a dos tercios el número de tránsitos diarios por la ruta marítima más conocida de la región. El costo de un turno preferente llegó a multiplicarse por cuatro. En ese hueco entraron tres proyectos ferroviarios que dormían desde el siglo XIX y que ahora tienen rieles, deuda y una prisa evidente.',
      { h: 'Los tres corredores' },
      {
        table: {
          head: ['Corredor', 'Longitud', 'Avance', 'Capacidad anual'],
          rows: [
            ['Istmo norte', '303 km', 'En pruebas', '1,4 millones de contenedores'],
            ['Golfo a golfo', '371 km', '42 %', '900.000'],
            ['Cordillera central', '287 km', 'Estudios', 'Sin definir'],
          ],
        },
      },
      'Ninguno reemplazará a un canal. Un solo buque grande lleva la carga de ochenta trenes y el trasbordo duplica el costo. Pero los dueños de la mercancía no buscan un sustituto: buscan una póliza. “Un diez por ciento de la carga pagaría gustoso por no depender de la lluvia”, explica la economista portuaria Ingrid Solera, que ha asesorado a dos de los consorcios.',
      {
        quote:
          'El comercio mundial descubrió que tiene un cuello de botella y que ese cuello es, además, de agua dulce.',
        by: 'Ingrid Solera, economista portuaria',
      },
      'En Bogotá el asunto se discute en tono menor. Un estudio oficial de 2022 propuso un corredor entre el Pacífico norte y el golfo de Urabá, de 220 kilómetros, que atraviesa zonas de reserva y territorios colectivos. El documento nunca pasó a factibilidad. Los gobernadores de la zona lo volvieron a pedir este mes; los consejos comunitarios pidieron, a su vez, que los inviten antes de dibujar la línea.',
      {
        image: 'pacifico-selva',
        caption:
          'El trazado del estudio colombiano cruza bosques con una de las mayores diversidades del planeta.',
        credit: 'Semanario',
      },
      'Hay una alternativa modesta: usar los puertos que ya existen. Buenaventura y Cartagena podrían conectarse por carretera y tren en treinta horas si se terminan cuatro obras contratadas. No sería una hazaña y no saldría en los mapas escolares. Costaría, según los cálculos del gremio, la novena parte.',
      {
        interstitial: 'Buenaventura: un año sin fronteras invisibles',
        url: '/nacion/articulo/buenaventura-tregua-bandas-ano/',
      },
      'Mientras tanto llueve. Las lagunas que alimentan el canal recuperaron tres metros y los turnos volvieron a bajar de precio. Los trenes siguen probando de noche. Lo que ninguno de los ingenieros sabe decir es cuánto durará el agua, y por eso los rieles se siguen tendiendo.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'cumbre-amazonica-belem-compromisos',
    sections: ['/mundo', '/sostenible', '/especiales'],
    kicker: 'Amazonia',
    headline: 'Ocho países acuerdan un precio mínimo para el bosque en pie y discuten quién lo paga',
    standfirst:
      'La cumbre terminó con una declaración de 41 puntos y un fondo que arranca con apenas la cuarta parte de lo prometido. Brasil y Colombia cedieron; otros no.',
    by: ['lucia-penaloza-rangel', 'tomas-vergara-lloreda'],
    ago: 1150,
    tags: ['Amazonia', 'Diplomacia', 'Clima'],
    picture: {
      id: 'amazonas-rio',
      caption: 'Las delegaciones navegaron el río antes de firmar la declaración.',
      credit: 'Pilar Echandía / Semanario',
    },
    body: [
      'Después de cuatro noches de negociación, los ocho países de la cuenca amazónica acordaron que una hectárea de bosque conservado vale, al menos, doce dólares al año. La cifra quedó en el punto 17 de una declaración de 41 y es, para los científicos, a la vez histórica e insuficiente.',
      'El fondo que debe pagarla nació con 310 millones de dólares, la cuarta parte de lo que se había prometido. Tres donantes europeos condicionaron su aporte a un sistema de verificación por satélite que dos gobiernos consideran una intromisión.',
      'La negociación estuvo a punto de romperse la tercera noche, por una palabra. Cuatro delegaciones querían que el texto hablara de “compensar” a quien conserva; las demás exigían “pagar”. Un intérprete tikuna propuso una tercera, que en su lengua significa a la vez agradecer y devolver. No tiene traducción exacta. Quedó en nota al pie, sin equivalente, y fue lo único que se aprobó por aclamación.',
      'Colombia aceptó frenar nuevas concesiones de hidrocarburos en la cuenca durante diez años. Brasil se comprometió a regularizar 14 millones de hectáreas. Los pueblos indígenas consiguieron, por primera vez, un asiento con voto en el comité que reparte los recursos.',
      '“No vinimos a vender aire. Vinimos a cobrar el arriendo”, dijo una delegada del Caquetá al salir de la última plenaria, a las 4:12 de la mañana.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'frontera-puente-tienditas-comercio-record',
    sections: ['/mundo', '/nacion', '/especiales'],
    kicker: 'Frontera',
    headline: 'La frontera despierta a las cuatro: crónica de un puente que volvió a mover camiones',
    by: ['lucia-penaloza-rangel'],
    ago: 2150,
    tags: ['Frontera', 'Cúcuta', 'Comercio'],
    picture: {
      id: 'migrantes',
      caption: 'Cerca de 38.000 personas cruzan cada día por los puentes habilitados.',
      credit: 'Semanario',
    },
    body: [
      'A las cuatro de la mañana el puente huele a pan y a diésel. Los maleteros, que antes cargaban remesas al hombro por las trochas, esperan ahora con chaleco numerado y carretilla metálica. Yo crecí a doce cuadras de aquí y nunca había visto una fila de camiones que avanzara.',
      'El comercio legal entre los dos países llegó a 1.120 millones de dólares en los primeros diez meses, todavía un sexto de lo que fue, pero el triple que hace dos años. Pasan cerámica, medicinas, cuadernos y huevos en una dirección; hierro, ron y fertilizante, en la otra.',
      'Quedan trochas abiertas y grupos que las cobran. También quedan familias partidas que hicieron de la frontera su cocina: duermen de un lado y almuerzan del otro. Una señora me mostró dos llaves colgadas del cuello. “Esta es de mi casa y esta también”, dijo.',
      'El puente cierra a las nueve de la noche. A esa hora, un vigilante recoge los conos y los cuenta. Faltan dos. Siempre faltan dos, me explica, y nadie sabe de qué lado se quedan.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'elecciones-europeas-abstencion-jovenes',
    sections: ['/mundo'],
    kicker: 'Europa',
    headline: 'El país que bajó la edad de votar a los dieciséis y se encontró con una sorpresa',
    standfirst:
      'Los nuevos electores no votaron en bloque ni por los extremos: preguntaron por el precio de los arriendos y cambiaron la agenda de todos los partidos.',
    by: ['tomas-vergara-lloreda'],
    ago: 6100,
    tags: ['Europa', 'Elecciones', 'Jóvenes'],
    picture: {
      id: 'auditorio',
      caption:
        'Los colegios dictaron el curso electoral en sus auditorios: el 61 por ciento de los electores de 16 y 17 años acudió a las urnas.',
      credit: 'Pilar Echandía / Semanario',
    },
    body: [
      'Los estrategas habían preparado videos de quince segundos, canciones y un muñeco. A los electores de dieciséis años no les interesó el muñeco. En las plazas de aquel pequeño país del norte preguntaron, con insistencia de notarios, por el precio de los arriendos en las ciudades universitarias.',
      'El 61 por ciento votó, once puntos más que los de veinte a veinticuatro. Y lo hizo de manera dispersa: cinco partidos recibieron entre el 12 y el 23 por ciento. La teoría de que los jóvenes votarían por los extremos no sobrevivió a la primera mesa.',
      'En una escuela técnica de la capital, la maestra de historia convirtió el salón en comisión de vivienda. Los alumnos llamaron a cuarenta arrendadores, tabularon los precios y mandaron los resultados a los candidatos. Tres respondieron. Uno visitó la clase y le corrigieron una cifra en público. Ganó, con el compromiso, firmado en el tablero, de construir dos mil cuartos universitarios.',
      'Los politólogos creen que la clave está en que a los dieciséis todavía viven con sus padres y en el mismo municipio, de modo que el primer voto se vuelve un asunto de familia y de colegio. Quien vota la primera vez, repite.',
      'Tres parlamentos de América Latina estudian propuestas parecidas. En Colombia hay un proyecto que espera turno desde hace dos años; su ponente, dicen, tiene una hija de quince.',
    ],
  },
] satisfies SeedStory[];
