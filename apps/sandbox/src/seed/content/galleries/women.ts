import { albumStories } from './album.ts';

export const WOMEN_ALBUMS = albumStories({
  brand: 'women',
  sections: ['/galerias'],
  credit: 'Inés Laverde para Fucsia',
  ago: 15_013,
  every: 4211,
  albums: [
    {
      headline: 'Mujeres que se toman la palabra: siete escenas entre el cabildo y la plenaria',
      standfirst:
        'Una concejala que aprendió a hablar sin micrófono, una jueza que lee en voz alta y cinco momentos más en los que una voz cambió la sala.',
      cover: 'senado',
      sections: ['/mujeres'],
      tags: ['Mujeres', 'Política'],
      pictures: {
        'plaza-bolivar':
          'Bogotá, 7:40 a. m.: las delegadas de Nariño desayunan en las gradas, con la carpeta sobre las rodillas.',
        senado:
          'La senadora Aura Estela Guzmán habló doce minutos sobre parteras. Nadie se levantó a contestar el teléfono.',
        'tribuna-foro':
          'En Montería, Luz Marina Pacheco dejó el discurso escrito en la silla y contó cómo se pierde una cosecha.',
        'panel-debate':
          'La moderadora, Camila Ortiz, repartió el tiempo con un reloj de cocina. Sonó tres veces, siempre para el mismo.',
        juzgado: 'La jueza que lee sus fallos despacio: “Si no se entiende, no es justicia, es latín”.',
        'urna-votacion':
          'En Bosconia votó por primera vez una mujer de 94 años. Llevaba la cédula envuelta en un pañuelo.',
        'estudio-tv':
          'Por la noche lo resumió otra mujer, en el noticiero de las nueve y en menos de un minuto.',
      },
      text: [
        'Inés Laverde siguió esta ruta durante un mes. Pidió permiso para dibujar en todas partes; solo en una se lo negaron.',
      ],
    },
    {
      headline: 'El Pacífico en una maleta pequeña: seis paradas entre el estero y la mesa',
      standfirst:
        'Una lancha, dos cocineras y una selva que empieza donde termina el muelle. Apuntes de un viaje en el que llovió todos los días, y qué bien.',
      cover: 'pacifico-selva',
      sections: ['/estilo-de-vida'],
      tags: ['Viajes', 'Pacífico'],
      pictures: {
        'pacifico-selva': 'Guapi, marea alta: Teófila Grueso rema de pie y reconoce los esteros por el olor.',
        'buenaventura-puerto':
          'El viaje comienza en el muelle turístico, con los buques de fondo y un tinto en vaso de plástico.',
        lluvia: 'Hay cuatro palabras para nombrar la lluvia en Timbiquí. Esta era la más suave.',
        ceviche:
          'Ceviche de piangua en la casa de las Riascos, con limón recién cortado y tostada de papachina.',
        'cali-salsa': 'En Cali, la última noche, la cadera confirma lo que el mar ya había dicho.',
        mochilas:
          'De regreso, en el aeropuerto, tres mochilas nuevas y ninguna fotografía: todo quedó en el cuaderno.',
      },
      text: [
        'La mejor época es entre enero y marzo, cuando llueve menos. Menos, aquí, quiere decir por la tarde.',
      ],
    },
    {
      headline: 'La casa de noche: seis rincones que encienden la calma cuando baja el ruido',
      standfirst:
        'Una lámpara baja, una silla junto a la ventana, la última taza. Dibujos para quienes creen que la decoración empieza cuando se apaga la pantalla.',
      cover: 'celular',
      sections: ['/casa'],
      tags: ['Casa', 'Descanso'],
      pictures: {
        'casa-interior':
          'La sala de Mónica Jaramillo, en Envigado, sin lámpara de techo desde hace cuatro años.',
        celular:
          'A las nueve, los teléfonos de la familia Vélez duermen boca abajo sobre la mesa del comedor.',
        libros:
          'En la mesa de noche de Clara Inés caben tres libros: el que lee, el que espera y el que nunca termina.',
        'perro-gato': 'Benito y Lola ocuparon el mejor rincón. Nadie ha logrado negociar el traslado.',
        'madre-hija':
          'La ventana de la abuela Leonor, a la hora en que se cuenta lo que no se dijo en el almuerzo.',
        'bogota-noche': 'Y afuera la ciudad, que desde un piso once parece otra lámpara encendida.',
      },
      text: [
        'La arquitecta Sara Bonnett recomienda bombillos de 2.700 kelvin y una sola regla: que la luz quede por debajo de los ojos.',
      ],
    },
    {
      headline: 'Las que mueven el deporte: seis retratos de disciplina lejos del podio',
      standfirst:
        'Entrenadoras, aguateras, costureras de guantes y una árbitra: el esfuerzo que no sale en la foto de la medalla, dibujado donde ocurre.',
      cover: 'estadio',
      sections: ['/mujeres', '/bienestar'],
      tags: ['Deporte', 'Mujeres'],
      pictures: {
        nadadoras:
          'El grupo de Guatavita nada a las 5:30 a. m. La mayor, Stella Prieto, cumplió setenta y no pide ventaja.',
        trote: 'Kilómetro 18 de la vía a Puerto Colombia: Yadira Ariza corre antes de abrir la tienda.',
        'futbol-gol':
          'La volea de Leicy Mosquera en el minuto 88. Su entrenadora no celebró: ya estaba cambiando el esquema.',
        estadio:
          'El estadio de Ibagué, lleno para una final femenina. Las boletas se acabaron en cuarenta minutos.',
        guantes: 'En Turbaco, Edith Cassiani cose los guantes con los que entrenan sus tres nietas.',
        'ciclista-montana':
          'La subida a Minas, en Antioquia: Lina Betancur reparte agua en moto y lleva los tiempos en la mano.',
      },
      text: [
        'De los 312 clubes que consultamos, 41 tienen una mujer como directora técnica. Hace diez años eran siete.',
      ],
    },
    {
      headline: 'Café, cacao y panela: seis manos detrás de lo que endulza la tarde',
      standfirst:
        'Seguimos una onza de chocolate y una taza de café hasta las mujeres que las hicieron posibles, de Planadas a San Vicente de Chucurí.',
      cover: 'cafe-grano',
      sections: ['/gastronomia'],
      tags: ['Café', 'Cacao'],
      pictures: {
        'cafe-grano':
          'Planadas, Tolima: Nidia Tafur recoge solo el grano rojo, aunque eso le cueste media jornada más.',
        cacao: 'En San Vicente de Chucurí el cacao se abre con mazo de madera, para no herir la semilla.',
        'finca-cafetera': 'La casa de los Arango, en Salento, con el corredor donde se seca el mejor lote.',
        galletas:
          'Galletas de panela y cardamomo: la receta que doña Berenice cambió por una docena de huevos.',
        'mercado-plaza':
          'Cada sábado, en la plaza de Chaparral, la libra se vende con el nombre de quien la cultivó.',
        restaurante:
          'Y a las cinco, en una mesa de Bogotá, dos amigas discuten si el postre se parte o se pide doble.',
      },
      text: ['Las seis asociaciones que visitamos están dirigidas por mujeres y suman 430 familias.'],
    },
    {
      headline: 'Vestuario para la ópera: seis pasos entre la primera puntada y el telón',
      standfirst:
        'Durante tres semanas dibujamos el taller que vistió a sesenta cantantes en el Teatro Colón. Hubo alfileres, lágrimas y una crinolina imposible.',
      cover: 'auditorio',
      sections: ['/moda', '/cultura'],
      tags: ['Vestuario', 'Ópera'],
      pictures: {
        costura:
          'La máquina de Elvira Chacón solo cose terciopelo. Para la seda usa otra, que nadie más toca.',
        zurcido:
          'El abrigo del barítono se rompió en el ensayo general. Este es el codo, media hora antes de la función.',
        'belleza-tocador': 'La soprano Adela Rincón se maquilla sola: dice que así empieza a ser otra.',
        zapatos: 'Sesenta pares, todos con suela de goma, para que el escenario no cruja en los silencios.',
        teatro: 'Segundo acto. El rojo se tiñó cuatro veces hasta que dejó de parecer sangre.',
        auditorio: 'La noche del estreno, vista desde la última fila, donde se sentaron las costureras.',
      },
      text: ['El vestuario viajará a Medellín en marzo. Irá en 22 baúles y con una costurera de planta.'],
    },
    {
      headline: 'Un río, seis mujeres: el Amazonas contado por las que viven en su orilla',
      standfirst:
        'Maestras, pescadoras y una ingeniera que mide el agua: Leticia y Puerto Nariño desde las voces que el turismo no alcanza a oír.',
      cover: 'amazonas-rio',
      sections: ['/mujeres', '/estilo-de-vida'],
      tags: ['Amazonas', 'Mujeres'],
      pictures: {
        'amazonas-rio':
          'Desde el aire, el río parece escrito a mano. Ruth Ahué lo navega desde los nueve años.',
        aula: 'En la escuela de San Martín, la profesora Delcy enseña a sumar con semillas de asaí.',
        laboratorio:
          'Mónica Uribe toma muestras cada lunes: busca mercurio en el agua y lo encuentra en los informes.',
        hospital: 'Dos médicas para cuatro mil personas. La ronda empieza en canoa y termina a pie.',
        'mercado-plaza':
          'Las mujeres ticunas venden casabe y fariña en Leticia, debajo de un toldo que cambia de color con la lluvia.',
        lluvia: 'A las tres se suspende todo. A las cuatro, como si nada, la vida sigue donde iba.',
      },
      text: [
        'Las comunidades del trapecio amazónico piden lo mismo desde 2019: una lancha ambulancia con motor propio.',
      ],
    },
    {
      headline: 'La tecnología tiene manos: seis ingenieras que arreglan lo que otros solo usan',
      standfirst:
        'De un aerogenerador en Uribia a un campero eléctrico en Manizales, retratos de mujeres que prefieren las herramientas a las presentaciones.',
      cover: 'energia-eolica',
      sections: ['/mujeres'],
      tags: ['Ingeniería', 'Mujeres'],
      pictures: {
        'energia-eolica':
          'Uribia: Yolima Epieyú subió noventa metros para cambiar un sensor del tamaño de una moneda.',
        'centro-datos':
          'Funza, pasillo frío número tres. Natalia Rico encontró la falla por el sonido de un ventilador.',
        'campero-taller':
          'En Manizales, Juana Zuluaga le devolvió la vida a un campero del 62 con baterías usadas.',
        represa:
          'La ingeniera de turno en Ituango revisa el vertedero dos veces al día, aunque no haya llovido.',
        'metro-obra':
          'Bogotá, viaducto de la calle 34: Paola Cárdenas dirige una grúa y once hombres que aprendieron a esperar su señal.',
        fabrica: 'Soldadora en Itagüí. Diana Marulanda firma cada pieza por dentro, donde nadie la ve.',
      },
      text: [
        'Las mujeres son el 28 por ciento de quienes se gradúan de ingeniería en el país. En mecánica, apenas el nueve.',
      ],
    },
    {
      headline: 'Cali en clave femenina: siete paradas para caminarla con las amigas',
      standfirst:
        'Un bulevar, una iglesia de cuento, una pista de baile y un desayuno largo. Ruta de sábado para recorrer sin afán y con zapatos bajos.',
      cover: 'cali-ermita',
      sections: ['/estilo-de-vida'],
      tags: ['Cali', 'Planes'],
      pictures: {
        'cocina-arepa':
          'San Antonio, 8:30 a. m. Arepa de choclo en la esquina de doña Melba, que te guarda mesa si llamas antes.',
        'cali-ermita':
          'La Ermita, a las diez, cuando el azul se ve más azul y todavía hay sombra en las bancas.',
        museo:
          'La Tertulia estrena sala para artistas jóvenes. Carolina Vernaza pinta con tierra de Jamundí.',
        'cali-rio':
          'El bulevar del río, después del almuerzo: cuatro amigas, un banco y dos horas de conversación.',
        perfume: 'En Granada, Tatiana Lora mezcla perfumes a la medida. El nuestro quedó oliendo a guayaba.',
        'copa-bar':
          'A las siete, un ron con hielo y piel de mandarina en la barra de un bar que atienden tres hermanas.',
        'bus-cali': 'Y el regreso en bus, con la brisa de los Farallones y los zapatos en la mano.',
      },
      text: [
        'Todo el recorrido suma seis kilómetros. Se puede hacer a pie, pero nadie te va a juzgar si tomas un taxi.',
      ],
    },
  ],
});
