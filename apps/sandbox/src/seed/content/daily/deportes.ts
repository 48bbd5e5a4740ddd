import type { SeedStory } from '../../types.ts';

export const DEPORTES = [
  {
    brand: 'daily',
    slug: 'clasico-dos-hinchadas-pascual-previa',
    sections: [
      '/deportes/futbol-colombiano',
      '/deportes',
      '/deportes/america-de-cali',
      '/deportes/deportivo-cali',
    ],
    kicker: 'Clásico',
    headline: 'El clásico vuelve a tener dos hinchadas: así se jugará el partido más esperado del año',
    standfirst:
      'Después de cuatro temporadas con una sola tribuna, América y Deportivo Cali comparten estadio el domingo. Habrá puertas separadas, familias en oriental y una promesa firmada.',
    by: ['jhon-jairo-mina-lucumi', 'camilo-rengifo-sanclemente'],
    ago: 40,
    tags: ['Clásico', 'América', 'Deportivo Cali', 'Fútbol'],
    picture: {
      id: 'estadio',
      caption: 'Se vendieron 33.400 boletas en menos de tres horas.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    body: [
      'En la peluquería de don Hernando, en el barrio Obrero, hay dos sillas: una roja y una verde. Durante cuatro temporadas, los domingos de clásico, una quedó vacía. “El que no podía ir al estadio no tenía ganas ni de motilarse”, recuerda. El sábado las dos están reservadas desde las siete de la mañana.',
      'El domingo, a las 5:30 de la tarde, América y Deportivo Cali volverán a enfrentarse con hinchas de ambos lados. La decisión la tomó el comité de seguridad después de catorce reuniones y de un ensayo general con equipos juveniles que terminó sin una sola silla rota.',
      { h: 'Lo que debe saber si va al estadio' },
      {
        list: [
          'Puertas abiertas desde la 1:30 p. m.',
          'Hinchas rojos: sur y occidental. Hinchas verdes: norte y occidental alta.',
          'Oriental será tribuna familiar, sin distintivos de barras.',
          'No se permite ingreso con morrales grandes ni sombrillas.',
          'El MÍO tendrá doce buses adicionales hasta las nueve de la noche.',
        ],
      },
      'En lo deportivo, América llega tercero con 34 puntos y la mejor defensa del torneo: once goles en contra. El técnico Walter Cuesta no confirmó la nómina, aunque en la práctica de ayer repitió el once que ganó en Manizales. La duda es el volante Brayan Sinisterra, con una molestia en el aductor.',
      'El Deportivo es quinto, con 31. Su fuerte está arriba, en los pies de Jáder Ordóñez, un muchacho de Candelaria que suma nueve goles y que hasta enero trabajaba en una panadería. “En el clásico me toca no pensar en la mamá, porque se me enredan las piernas”, confesó en rueda de prensa.',
      'El plan para los niños es nuevo. Doscientos alumnos de escuelas de fútbol, cien de cada camiseta, saldrán tomados de la mano con los jugadores y se sentarán mezclados en la tribuna familiar. La idea fue de una profesora de Decepaz, Yolanda Viáfara, que la ensayó en su patio. “Al principio se sentaron separados. Repartí un solo paquete de papas por cada dos. Se acabó el problema”.',
      {
        table: {
          head: ['Últimos cinco clásicos', 'Resultado', 'Asistencia'],
          rows: [
            ['Mayo', 'América 1-1 Deportivo Cali', '24.100'],
            ['Febrero', 'Deportivo Cali 2-0 América', '21.800'],
            ['Octubre', 'América 2-1 Deportivo Cali', '26.300'],
            ['Abril', 'Deportivo Cali 0-0 América', '19.500'],
            ['Noviembre', 'América 3-2 Deportivo Cali', '28.700'],
          ],
        },
      },
      {
        pull: true,
        quote: 'A mí me gana el verde y me duele. Pero me duele más jugar solo.',
        by: 'Hernando Copete, peluquero, hincha rojo',
      },
      'El compromiso lo firmaron las cuatro barras y lo leyeron en la Gobernación: no al desplazamiento armado, no al castigo por camiseta y un pasillo compartido de salida. Cada una puso cincuenta veedores con chaleco blanco. Habrá 1.100 policías y 60 gestores de convivencia.',
      { gallery: 'galeria-clasico-recuerdos-hinchas' },
      'Si todo sale bien, el modelo se repetirá en febrero. Si no, la segunda silla de don Hernando volverá a quedar vacía. Él, por si acaso, mandó a tapizar las dos.',
    ],
  },
  {
    brand: 'daily',
    slug: 'america-juvenil-debut-arquero-guachene',
    sections: ['/deportes/america-de-cali', '/deportes'],
    kicker: 'América',
    headline: 'El arquero de dieciocho años que aprendió a volar en un cañaduzal de Guachené',
    by: ['jhon-jairo-mina-lucumi'],
    ago: 365,
    tags: ['América', 'Juveniles'],
    picture: {
      id: 'valle-cana',
      caption: 'Los cañaduzales de Guachené, donde Maicol Lasso aprendió a volar.',
      credit: 'El Diario',
    },
    body: [
      'De niño, Maicol Lasso se lanzaba sobre bagazo. En Guachené, detrás de su casa, hay un cañaduzal donde los residuos forman un colchón de medio metro. “Uno caía y no dolía, entonces uno volaba más”, cuenta el arquero, que a los dieciocho años ya ataja en primera.',
      'Debutó por la lesión de los dos titulares y en su segundo partido detuvo un penal con la punta del guante. Mide 1,91, calza 46 y estudia contaduría a distancia.',
      'En el pueblo pusieron una pantalla en la caseta comunal. Cuando el delantero tomó carrera, la abuela Eudoxia cerró los ojos y contó, como contaba cuando él se lanzaba al bagazo: uno, dos, vuela. El grito le avisó lo demás. Maicol mandó los guantes de ese partido a la escuela, y los niños hacen turno para usarlos. Les quedan enormes. Nadie se queja.',
      'El entrenador de arqueros dice que su virtud es la calma. Su abuela, que lo crio, ofrece otra explicación: “Es que es lento para asustarse”.',
    ],
  },
  {
    brand: 'daily',
    slug: 'deportivo-cali-cantera-convenio-ladera',
    sections: ['/deportes/deportivo-cali', '/deportes'],
    kicker: 'Deportivo Cali',
    headline: 'La cantera verde sube a la ladera: 400 niños entrenarán en canchas recuperadas',
    standfirst:
      'El club y doce juntas de acción comunal firmaron un convenio de cinco años. La única condición es que los pequeños no pierdan el año escolar.',
    by: ['jhon-jairo-mina-lucumi'],
    ago: 1110,
    tags: ['Deportivo Cali', 'Cantera', 'Niñez'],
    picture: {
      id: 'futbol-gol',
      caption: 'Las niñas serán la mitad del cupo en cuatro de las doce sedes.',
      credit: 'El Diario',
    },
    body: [
      'La cancha de La Estrella tiene una inclinación de cuatro grados. El que ataca hacia abajo tiene ventaja, de modo que cambian de lado cada diez minutos. Allí entrenarán, desde febrero, 130 de los 400 niños que hacen parte del convenio entre el club y las juntas de la ladera.',
      'El programa incluye uniformes, refrigerio y dos profesores por sede. También un seguimiento escolar semanal: quien pierda dos materias pasa a la banca hasta que las recupere.',
      'Las niñas serán la mitad del cupo en cuatro de las doce sedes. En Brisas de Mayo, donde no había equipo femenino, se inscribieron 61 en dos días. La entrenadora será Katherine Angulo, que jugó allí mismo de niña, disfrazada con la gorra del hermano. “Esa gorra la tengo enmarcada”, cuenta. El convenio incluye baños, que no existían, y luz hasta las ocho.',
      'No habrá pruebas de selección durante los tres primeros años. “Queremos que vengan a jugar, no a ser escogidos”, dijo el coordinador Héctor Fabio Arce. “De eso se encarga el tiempo”.',
    ],
  },
  {
    brand: 'daily',
    slug: 'ciclismo-vuelta-valle-etapas-calima',
    sections: ['/deportes/ciclismo', '/deportes'],
    kicker: 'Ciclismo',
    headline: 'La Vuelta al Valle tendrá contrarreloj alrededor del lago Calima y final en Cristo Rey',
    by: ['camilo-rengifo-sanclemente'],
    ago: 1560,
    tags: ['Ciclismo', 'Vuelta al Valle'],
    picture: {
      id: 'ciclista-montana',
      caption: 'El pelotón recorrerá 612 kilómetros en cinco etapas.',
      credit: 'El Diario',
    },
    body: [
      'Cinco etapas, 612 kilómetros y una novedad que hará sufrir a los escaladores: una contrarreloj de 27 kilómetros alrededor del lago Calima, con viento de frente a la ida y de frente al regreso, como bien saben los que navegan allí.',
      'La última jornada termina en Cristo Rey, con 7,4 kilómetros al 6,8 por ciento. Se esperan dieciocho equipos, tres de ellos extranjeros, y por primera vez la carrera femenina se correrá el mismo día y con los mismos premios.',
      'El nombre a seguir es el de Sharik Villota, de Ginebra, que a sus veinte años ganó cuatro etapas este semestre y lidera la clasificación nacional de montaña. Conoce la subida final de memoria: su papá vendía jugo de caña en la curva siete. “Ahí siempre ataco, porque ahí siempre descansaba”, dice.',
      'Habrá cierres viales entre las 8:00 a. m. y la 1:00 p. m. Los detalles por municipio se publicarán la víspera de cada etapa.',
    ],
  },
] satisfies SeedStory[];
