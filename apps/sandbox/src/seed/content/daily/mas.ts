import type { SeedStory } from '../../types.ts';

/** The sections of the daily's menu beyond Cali and the Valle. */
export const MAS = [
  {
    brand: 'daily',
    slug: 'licita-obras-escuelas-comedores-convocatoria',
    sections: ['/licita', '/informacion-comercial'],
    kicker: 'Licita',
    headline:
      'Licitaciones de la semana: comedores escolares, dotación de bibliotecas y dos puentes peatonales',
    standfirst:
      'Consulta objeto, presupuesto y fecha de cierre de seis procesos abiertos en Cali y el Valle. Los pliegos se descargan gratis en la plataforma oficial.',
    by: [],
    ago: 350,
    tags: ['Licitaciones', 'Contratación'],
    picture: {
      id: 'auditorio',
      caption: 'La Cámara de Comercio dictará un taller gratuito para presentar la primera oferta.',
      credit: 'El Diario',
    },
    body: [
      'Estos son los procesos de selección que publicaron esta semana las entidades de la región. La información se toma de los avisos oficiales; verifique siempre la última adenda.',
      {
        table: {
          head: ['Entidad', 'Objeto', 'Presupuesto', 'Cierre'],
          rows: [
            ['Educación de Cali', 'Dos comedores escolares', '$4.120 millones', '4 de diciembre'],
            ['Cultura de Cali', 'Dotación de seis bibliotecas', '$890 millones', '7 de diciembre'],
            ['Infraestructura', 'Puentes peatonales de la 70', '$9.600 millones', '11 de diciembre'],
            ['Jamundí', 'Mantenimiento de vías veredales', '$2.350 millones', '9 de diciembre'],
            ['Tuluá', 'Ampliación de acueducto rural', '$5.700 millones', '15 de diciembre'],
          ],
        },
      },
      'Las micro y pequeñas empresas pueden pedir que se limite la convocatoria cuando el monto no supera el umbral. Para hacerlo necesitan presentar la solicitud un día hábil antes de la apertura.',
      'La Cámara de Comercio ofrece el próximo miércoles un taller gratuito para presentar la primera oferta. Cupos: cuarenta.',
    ],
  },
  {
    brand: 'daily',
    slug: 'colombia-via-llano-cierre-viajeros-alternativas',
    sections: ['/colombia'],
    kicker: 'Colombia',
    headline: 'Vía al Llano cerrada: qué hacer si tenía viaje este fin de semana desde el Valle',
    by: ['oscar-zuniga-palomino'],
    ago: 48,
    tags: ['Vía al Llano', 'Viajes'],
    picture: {
      id: 'derrumbe',
      caption: 'El derrumbe ocurrió en el kilómetro 58.',
      credit: 'El Diario',
    },
    body: [
      'El derrumbe que cerró esta madrugada la vía entre Bogotá y Villavicencio afecta también a los viajeros del suroccidente. La Terminal de Cali suspendió los despachos hacia el Meta y reprogramará los tiquetes sin costo durante quince días.',
      'Si su viaje es indispensable, hay dos opciones. Por carretera, la ruta Sisga y Aguaclara, que suma entre cinco y siete horas y solo admite vehículos livianos en pasos controlados. Por aire, dos vuelos diarios desde Palmira con escala, que a esta hora tienen pocas sillas.',
      'No se aventure por caminos veredales: las autoridades reportan tres cierres por creciente de quebradas. Antes de salir consulte la línea de atención vial, que actualiza el estado cada hora.',
      'Los transportadores de alimentos advierten que podrían retrasarse el arroz y el plátano. En la central de abastos de Cali no hay, por ahora, alzas.',
    ],
  },
  {
    brand: 'daily',
    slug: 'mundo-calenos-chile-restaurante-temblor',
    sections: ['/mundo'],
    kicker: 'Mundo',
    headline: 'Un caleño en Valparaíso sirve sancocho cada vez que tiembla y ya es tradición del cerro',
    by: ['edgar-tascon-rivera'],
    ago: 2860,
    tags: ['Mundo', 'Caleños'],
    picture: {
      id: 'cocina-ajiaco',
      caption: 'El sancocho del cerro, servido con mazorca y aguacate.',
      alt: 'Un plato hondo y humeante de sopa con mazorca, crema y aguacate',
      credit: 'El Diario',
    },
    body: [
      'El primer temblor lo agarró pelando yuca. Wilmer Ambuila, de Siloé, corrió a la calle con el cuchillo en la mano y se encontró con todos los vecinos en piyama. Como nadie quería volver a entrar, sacó la olla. Así empezó.',
      'Desde entonces, cada vez que el cerro se mueve más de lo normal, Wilmer prende el fogón en la vereda. El sancocho es gratis y la condición es traer la silla. Lleva nueve años y catorce sancochos. En el último fueron 160 personas y un bombero que vigilaba el fuego y repitió.',
      'En el restaurante vende almuerzos, chuleta y lulada, con lulo que le mandan congelado. “A los chilenos les enseñé a bailar y ellos me enseñaron a no asustarme. Salimos a mano”, dice.',
    ],
  },
  {
    brand: 'daily',
    slug: 'tecnologia-app-rutas-mio-estudiantes-univalle',
    sections: ['/tecnologia', '/cali'],
    kicker: 'Tecnología',
    headline: 'Tres estudiantes de Cali crean un mapa sonoro del MÍO para personas ciegas',
    standfirst:
      'La aplicación avisa con vibraciones cuándo se acerca el bus correcto y describe la estación con sonidos grabados. Es gratuita y funciona sin datos.',
    by: ['leidy-johana-ospina-garzon'],
    ago: 1210,
    tags: ['Tecnología', 'Accesibilidad', 'MÍO'],
    picture: {
      id: 'microfono',
      caption:
        'Los sonidos del mapa se grabaron en las estaciones. Veinte usuarios lo probaron durante seis meses.',
      credit: 'El Diario',
    },
    body: [
      'Doña Cielo Mosquera sabe en qué estación está por el olor: la de San Bosco huele a pan; la del Estadio, a caucho. Es ciega desde los once años y durante seis meses le enseñó a tres estudiantes de ingeniería a oír la ciudad. De esas caminatas salió un mapa.',
      'La aplicación usa el acelerómetro del teléfono y las señales de los paraderos. Cuando el bus está a cuatrocientos metros, vibra una vez; cuando abre la puerta, dos. Si la ruta se desvía, una voz describe el nuevo recorrido con referencias que sirven: “Pase el taller, después la fuente”.',
      'El mapa cubre 55 estaciones y 310 paraderos. Los autores, Juan Camilo Ante, Valeria Sandoval y Bryan Pechené, lo entregaron de manera gratuita y con el código abierto. La Alcaldía prometió incluir los desvíos de la troncal oriental antes del lunes.',
      '“Por primera vez le gané a mi sobrino a llegar”, dice doña Cielo. El sobrino ve perfectamente.',
    ],
  },
  {
    brand: 'daily',
    slug: 'loterias-valle-resultados-miercoles',
    sections: ['/loterias'],
    kicker: 'Resultados',
    headline: 'Resultados de los sorteos de anoche en el Valle y plazo para cobrar los premios',
    by: [],
    ago: 500,
    tags: ['Loterías', 'Resultados'],
    picture: {
      id: 'reloj',
      caption: 'Verifica en los puntos autorizados antes de que venza el plazo.',
      credit: 'El Diario',
    },
    body: [
      'Estos son los números ganadores de los sorteos que se jugaron anoche. La publicación es informativa; solo el acta oficial tiene validez para el cobro.',
      {
        table: {
          head: ['Sorteo', 'Número', 'Serie'],
          rows: [
            ['Lotería del Litoral', '6307', '088'],
            ['Lotería de los Farallones', '1542', '203'],
            ['Chance Brisa de la tarde', '9076', '—'],
            ['Chance Brisa de la noche', '3318', '—'],
          ],
        },
      },
      'Los premios se pagan hasta un año después del sorteo. Para montos superiores a tres salarios mínimos se pide cédula ampliada, certificación bancaria y el billete original, sin dobleces en el código.',
      'Una parte de lo recaudado financia la salud del departamento: este año van 41.200 millones de pesos.',
    ],
  },
  {
    brand: 'daily',
    slug: 'especial-rio-cauca-el-viaje-multimedia',
    sections: ['/multimedia/rio-cauca-el-viaje', '/multimedia', '/especiales'],
    kicker: 'Especial multimedia',
    headline: 'Río Cauca, el viaje: de Salvajina a La Virginia en una balsa de guadua y con una grabadora',
    standfirst:
      'Catorce días, 280 kilómetros y un archivo de sonidos para entender qué le pasa a la corriente que le da de beber al ochenta por ciento de Cali.',
    by: ['leidy-johana-ospina-garzon', 'oscar-zuniga-palomino'],
    ago: 6900,
    tags: ['Río Cauca', 'Especial', 'Medioambiente'],
    picture: {
      id: 'amazonas-rio',
      caption: 'El Cauca, visto desde el aire en la primera mitad del viaje.',
      credit: 'Wílmar Ordóñez / El Diario',
      alt: 'Un río ancho serpentea entre bosques, visto desde el aire al amanecer',
    },
    body: [
      'El primer sonido es el de la compuerta. El segundo, el de un martín pescador que no se inmuta. Con una balsa de guadua, dos remos y una grabadora, un equipo de este diario recorrió durante catorce días el Cauca desde Salvajina hasta La Virginia para hacer un retrato que no entrara por los ojos.',
      'El río se oye distinto según lo que le hacemos. Antes de Juanchito suena a piedra; después suena a espuma, que es casi no sonar. En Yotoco vuelve el rumor, porque la madrevieja de Videles filtra y devuelve. Los biólogos que acompañaron un tramo midieron el oxígeno; los números dicen lo mismo que el oído.',
      {
        table: {
          head: ['Punto', 'Oxígeno (mg/l)', 'Lo que se oye'],
          rows: [
            ['Salvajina', '7,4', 'Compuerta y viento'],
            ['La Balsa', '6,9', 'Areneros que cantan'],
            ['Juanchito', '2,1', 'Motores, nada debajo'],
            ['Yotoco', '4,8', 'Garzas y piedra'],
            ['La Virginia', '5,3', 'La confluencia, como un aplauso'],
          ],
        },
      },
      {
        pull: true,
        quote: 'Yo no sé leer el agua en los papeles. Le pego con el remo y me contesta.',
        by: 'Aníbal Carabalí, arenero de La Balsa',
      },
      {
        image: 'cali-rio',
        caption: 'El río Cali entrega sus aguas al Cauca en el norte de la ciudad.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      'En el recorrido hubo tres sustos, una invitación a un bautizo y una noche en la que el equipo durmió en el corredor de una escuela. Los niños pidieron oír lo grabado. Identificaron todo, menos un sonido: un pez saltando. El mayor tenía once años.',
      'El especial completo incluye 62 audios, un mapa y una guía para maestros. Está disponible sin costo.',
    ],
  },
  {
    brand: 'daily',
    slug: 'galeria-75-anos-portadas-cali',
    sections: ['/multimedia/cali-75-anos-en-portadas', '/multimedia', '/galerias'],
    kicker: 'Galería',
    headline: 'Cali en portadas, camino a los setenta y cinco años: seis primeras páginas de esta semana',
    by: [],
    ago: 7600,
    tags: ['75 años', 'Historia', 'Cali'],
    picture: {
      id: 'portada-daily-3',
      caption: 'La escuela pública de salsa, que abrirá en enero.',
      credit: 'El Diario',
    },
    type: 'gallery',
    images: [
      {
        id: 'portada-daily-1',
        caption: 'El plan de luces y andenes, en la primera página de la edición 27.412.',
        credit: 'El Diario',
      },
      {
        id: 'portada-daily-2',
        caption: 'La zafra récord, contada desde Palmira.',
        credit: 'El Diario',
      },
      {
        id: 'portada-daily-3',
        caption: 'La escuela pública de salsa, que abrirá en enero.',
        credit: 'El Diario',
      },
      {
        id: 'portada-daily-4',
        caption: 'El aguacero que dejó en un día la lluvia de un mes.',
        credit: 'El Diario',
      },
      { id: 'portada-daily-5', caption: 'La goleada del clásico femenino.', credit: 'El Diario' },
      { id: 'portada-daily-6', caption: 'El puerto y su marca de carga.', credit: 'El Diario' },
      {
        id: 'biblioteca',
        caption: 'El archivo guarda 27.412 ediciones empastadas.',
        credit: 'El Diario',
      },
    ],
    body: [
      'El archivo guarda 27.412 ediciones. Estas son las seis más recientes: los lectores votarán cuál entra en el libro de los setenta y cinco años.',
    ],
  },
] satisfies SeedStory[];
