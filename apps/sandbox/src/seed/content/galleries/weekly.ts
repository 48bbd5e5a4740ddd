import { albumStories } from './album.ts';

const ROJAS = 'Esteban Rojas / Semanario';
const ECHANDIA = 'Pilar Echandía / Semanario';

export const WEEKLY_ALBUMS = albumStories({
  brand: 'weekly',
  sections: ['/galerias', '/fotos'],
  credit: 'Laura Cárdenas / Semanario',
  ago: 15_047,
  every: 2677,
  albums: [
    {
      headline: 'El arroz desde el aire: siete imágenes de una siembra que ya no moja los pies',
      standfirst:
        'En Casanare y Tolima los drones hacen en una hora lo que una cuadrilla hacía en dos días. Quién gana, quién pierde y qué aprenden a reparar.',
      cover: 'arrozal-dron',
      sections: ['/economia'],
      tags: ['Agro', 'Tecnología'],
      pictures: {
        'arrozal-dron':
          'Aguazul: Rubiel Chaparro siembra 22 hectáreas por día desde el lomo, sin quitarse el sombrero.',
        celular: 'El mapa de humedad llega al teléfono a las cinco. Si el cuadro sale rojo, no se vuela.',
        'centro-datos':
          'Los datos duermen en Funza. El contrato dice que son de la finca; la letra pequeña duda.',
        'tractor-campo':
          'El tractor sigue haciendo lo pesado. Héctor Niño lo maneja desde 1994 y no piensa venderlo.',
        represa: 'El distrito de riego del Saldaña repartió el agua por turnos de seis horas.',
        'mercado-plaza':
          'En la plaza de Ibagué el bulto bajó 4.000 pesos. Ninguno de los tenderos lo notó en la venta.',
        migrantes:
          'La cuadrilla de los Guependo se fue a la cosecha de café. Eran catorce; quedaron tres, con el dron.',
      },
      text: ['La federación contó 610 drones agrícolas registrados. En 2021 eran 38.'],
    },
    {
      headline: 'Bailar para contarlo: seis noches por las pistas donde el país se pone de acuerdo',
      standfirst:
        'De un garaje de salsa en Cali a una terraza de cumbia en El Banco: crónica dibujada de lugares donde nadie pregunta por quién votó el vecino.',
      cover: 'cali-salsa',
      sections: ['/cultura'],
      credit: ROJAS,
      tags: ['Música', 'Baile'],
      pictures: {
        'cali-salsa':
          'Cali, barrio Obrero. Liliana Carabalí y su padre bailan el mismo disco desde hace 26 sábados.',
        orquesta:
          'La filarmónica de Pasto ensaya un pasillo que casi nadie recuerda y todos terminan silbando.',
        concierto: 'En Valledupar, la piquería la ganó una bachiller con versos sobre el precio del pasaje.',
        'copa-bar': 'Pausa obligada en El Banco: el hielo se sirve antes que el ron, por el calor.',
        boda: 'En Suaita la fiesta era de matrimonio, pero el bambuco lo pidieron los suegros.',
        'bogota-noche':
          'La última pista estaba en un sexto piso de Chapinero. Se apagó a las tres y dos, por una denuncia.',
      },
      text: ['Se gastaron dos pares de zapatos y un cuaderno de noventa páginas.'],
    },
    {
      headline: 'Última salida: siete estampas de los terminales donde el país espera bus',
      standfirst:
        'Cada noche, 61.000 personas duermen sentadas en un terminal. Visitamos cinco, con sus maletas, sus santos y sus despedidas.',
      cover: 'terminal-bus',
      sections: ['/nacion'],
      tags: ['Transporte', 'Viajes'],
      pictures: {
        'terminal-bus':
          'Ipiales, 11:50 p. m. La maleta roja era de una profesora que se trasladaba por octava vez.',
        migrantes:
          'Cúcuta: las familias que no alcanzaron cupo siguen a pie hasta el peaje, en fila y por la berma.',
        cabina: 'El relevo se hace en La Lizama. El conductor que entra prueba la silla y cambia la emisora.',
        carretera: 'El alto de Minas, con neblina. El ayudante camina delante del bus con una linterna.',
        'bus-cali': 'A Cali se llega por el norte, y lo primero que se ve es la fila del alimentador.',
        lluvia: 'Aguacero en Montería: nadie baja hasta que escampa y nadie dice cuándo será eso.',
        aeropuerto: 'Enfrente, la otra fila. Cuesta tres veces más y también sale tarde.',
      },
      text: [
        'La superintendencia recibió 9.400 quejas por retrasos este año. La respuesta promedio tarda 41 días.',
      ],
    },
    {
      headline: 'Del árbol a la barra: el cacao colombiano en seis imágenes y cuatro precios',
      standfirst:
        'El grano triplicó su valor en dos años y la riqueza alcanzó para arreglar techos, comprar motos y estrenar peleas. Viaje por Arauca y Tumaco.',
      cover: 'cacao',
      sections: ['/economia'],
      credit: ECHANDIA,
      tags: ['Cacao', 'Precios'],
      pictures: {
        cacao:
          'Arauquita: las mazorcas de Graciela Parra alcanzaron este año para pagar el colegio completo.',
        'pacifico-selva': 'En Tumaco el cacao sale en canoa. El flete por el Mira vale lo mismo que en 2015.',
        billetes:
          'El comprador pesa, descuenta y paga en efectivo. En diciembre, explica, la libreta se hace de memoria.',
        fabrica: 'La planta de Saravena tuesta 900 kilos por turno y tiene pedidos hasta abril.',
        laboratorio: 'Un equipo de Palmira busca cadmio en cada lote. De eso depende la puerta de Europa.',
        galletas:
          'La barra final cuesta 18.000 pesos en Bogotá. Graciela la probó por primera vez en una feria.',
      },
      text: ['Del precio de una tableta fina, el productor recibe entre el 9 y el 14 por ciento.'],
    },
    {
      headline: 'La noche de las voces: seis instantes de una cantante antes y después del aplauso',
      standfirst:
        'La ilustradora acompañó a Sara Quiñones en su primera gira nacional. Aquí no están las canciones, sino lo que pasa mientras no suenan.',
      cover: 'concierto',
      sections: ['/cultura'],
      tags: ['Música', 'Gira'],
      pictures: {
        partitura: 'Las marcas azules son suyas. Las rojas, de su madre, que le enseñó a respirar.',
        'belleza-tocador': 'Camerino de Manizales: quince minutos en silencio y una vela que no se enciende.',
        teatro: 'Prueba de sonido en el Municipal. Cantó para las sillas y las sillas se portaron bien.',
        concierto: 'Medellín, 9:20 p. m. El público cantó el segundo coro completo y ella bajó el micrófono.',
        carretera: 'La camioneta cruza Letras. Nadie habla para cuidar la voz de la que duerme.',
        restaurante: 'Última cena de la gira, en Popayán. Brindaron con aguapanela.',
      },
      text: ['La gira tuvo once fechas y un disco que todavía no tiene nombre.'],
    },
    {
      headline: 'Los museos que nadie visita: seis salas abiertas para un público de tres personas',
      standfirst:
        'Hay 714 museos registrados en el país y una tercera parte recibe menos de diez visitantes al día. Fuimos, contamos y nos quedamos hasta el cierre.',
      cover: 'museo',
      sections: ['/cultura'],
      credit: ROJAS,
      tags: ['Museos', 'Patrimonio'],
      pictures: {
        museo:
          'Honda: la visitante de las once se quedó 38 minutos frente a un solo cuadro. Era de su abuelo.',
        libros:
          'En el museo de la imprenta de Socorro se puede leer; la única condición es devolver el separador.',
        'relojero-mesa':
          'El de los relojes de Jericó funciona con una lupa prestada y un guía de ochenta años.',
        tren: 'El museo ferroviario de Facatativá abre cuando llega el tren, es decir, los domingos.',
        mochilas: 'En Nabusímake las piezas se prestan para ceremonias. Por eso a veces el muro está vacío.',
        'perro-gato':
          'La planta de personal de la casa museo de Sopetrán incluye un gato, con carné y vacunas.',
      },
      text: [
        'Cuatro de los seis museos no cobran la entrada. Ninguno tiene presupuesto para un aviso en la carretera.',
      ],
    },
    {
      headline: 'Una finca, tres generaciones: siete escenas de la familia que no vendió',
      standfirst:
        'Les ofrecieron un condominio, un hotel y una mina. Los Arboleda siguen en Filandia, con el café más caro de la vereda y una discusión diaria.',
      cover: 'finca-cafetera',
      sections: ['/nacion'],
      credit: ECHANDIA,
      tags: ['Café', 'Familia'],
      pictures: {
        'finca-cafetera': 'La casa se pintó de rojo en 1952 y nadie se ha atrevido a proponer otro color.',
        'cafe-grano':
          'Marta, la nieta, separa los lotes por altura. El abuelo los separa por memoria; casi siempre coinciden.',
        'leche-ordeno': 'La madrugada es de Ofir, la menor, que ordeña con audífonos.',
        'cocina-arepa': 'El desayuno es la junta directiva: se vota con arepa en la mano.',
        'madre-hija': 'Doña Aura tiene 88 años y la última palabra. La guarda para las escrituras.',
        'aguacate-arbol': 'En el lote bajo sembraron aguacate, por si acaso. El café se dio por enterado.',
        yoga: 'El mirador que quería el hotel. Los domingos lo usa una vecina para estirar la espalda.',
      },
      text: ['La última oferta fue de 4.900 millones de pesos. La contestaron con una libra de café.'],
    },
    {
      headline: 'Aprender a recoger la lluvia: seis casas que se desconectaron del acueducto que nunca llegó',
      standfirst:
        'Canales, tanques y filtros de arena en La Guajira, el Chocó y el sur de Bolívar. Las soluciones cuestan menos que el estudio que las aplaza.',
      cover: 'techo-lluvia',
      sections: ['/nacion', '/sostenible'],
      tags: ['Agua', 'Comunidades'],
      pictures: {
        'techo-lluvia':
          'Istmina: Eufemia Rentería llena un tanque de mil litros en un aguacero de cuarenta minutos.',
        reservorio:
          'La familia Tapia, de Simití, cavó el suyo a pala, con un plano dibujado en una caja de leche.',
        'energia-eolica':
          'En Uribia el viento mueve la bomba de una ranchería. El parque vecino exporta su energía.',
        lluvia: 'Bogotá, cuando llueve, se moja y se inunda. Nadie guarda esa agua.',
        hospital:
          'El médico rural de Riosucio lleva la cuenta: tres diarreas infantiles este mes, contra diecinueve hace un año.',
        aula: 'La escuela de Unión Chocó enseña a limpiar el filtro como quien enseña a sumar.',
      },
      text: [
        'Un sistema familiar vale 1,9 millones de pesos. El diseño del acueducto regional ha costado 6.200.',
      ],
    },
    {
      headline: 'Seis portadas y un año: así dibujó Semanario las semanas que cambiaron la conversación',
      standfirst:
        'La editora de arte reunió los bocetos y las razones de las seis cubiertas más recientes. Una se cambió a la medianoche; otra, en la imprenta.',
      cover: 'portada-weekly-2',
      sections: ['/especiales'],
      tags: ['Portadas', 'Semanario'],
      pictures: {
        'portada-weekly-1':
          '“La última plenaria” se resolvió a las 11:20 p. m., cuando la votación dejó de ser predecible.',
        'portada-weekly-2':
          'Para el hombre del tren se hicieron nueve versiones del mismo riel; se publicó la más torcida.',
        'portada-weekly-3':
          'El fuego de “Arde el páramo” es aguado a propósito: la ilustradora no quería que fuera bonito.',
        'portada-weekly-4': 'La pregunta por la plata iba en letra pequeña. La agrandó la correctora.',
        'portada-weekly-5':
          'En “El camino de vuelta” todas las figuras miran a la izquierda, que es por donde se regresa.',
        'portada-weekly-6':
          'Para la elección se descartaron las urnas: ya había demasiadas en los demás kioscos.',
      },
      text: [
        'Cada portada pasa por cinco manos. La decisión final se toma de pie y, por lo general, sin café.',
      ],
    },
    {
      headline: 'Cuando suena la batuta: seis orquestas de provincia que no caben en un teatro',
      standfirst:
        'Ensayan en canchas, iglesias y casas de la cultura con goteras. Recorrido por los municipios donde la música clásica se oye con las puertas abiertas.',
      cover: 'orquesta',
      sections: ['/cultura'],
      credit: ROJAS,
      tags: ['Orquestas', 'Regiones'],
      pictures: {
        orquesta:
          'Ginebra, Valle: María del Mar Tascón dirige a 44 jóvenes. El más pequeño necesita dos cojines.',
        partitura: 'En Paipa las partituras se copian a mano desde que se dañó la impresora, en 2017.',
        auditorio: 'El coliseo de San Gil, convertido en sala. La acústica mejora si viene la gente.',
        microfono:
          'La emisora de Mompox transmite el ensayo general y los oyentes llaman a pedir repetición.',
        lluvia: 'Quibdó: se suspendió el segundo movimiento hasta que el techo de zinc dejó oír.',
        aula: 'En Silvia, la profesora de solfeo usa el tablero del colegio los sábados y lo devuelve sin borrar.',
      },
      text: [
        'El país tiene 1.064 bandas y orquestas juveniles inscritas. La mitad comparte instrumentos entre tres.',
      ],
    },
    {
      headline: 'Tierra recién arada: siete imágenes de las familias que recibieron un título este año',
      standfirst:
        'Esperaron entre nueve y cuarenta años por un papel. Lo primero que hicieron con él fue plastificarlo; lo segundo, sembrar.',
      cover: 'tractor-campo',
      sections: ['/nacion', '/economia'],
      tags: ['Tierras', 'Campo'],
      pictures: {
        'tractor-campo':
          'María La Baja: el tractor comunitario abrió el primer surco con banda y tres discursos.',
        migrantes: 'Los Pertuz salieron de El Salado en 2000. Regresaron a pie, con las mismas maletas.',
        'mercado-plaza': 'La primera cosecha de ñame se vendió en Carmen de Bolívar, a nombre propio.',
        juzgado: 'La jueza de restitución leyó 214 folios y una carta que le mandó un niño.',
        'papa-cosecha': 'En Tuta, cuatro hermanas cargan el camión que antes cargaban para otros.',
        billetes: 'El banco les ofreció un crédito a la semana. Lo rechazaron: “primero que rinda”.',
        'perro-gato': 'Capitán y Muñeca llegaron con la familia Arrieta. Fueron los únicos que no firmaron.',
      },
      text: ['La agencia entregó 18.300 títulos. Faltan, según su propio inventario, 311.000.'],
    },
    {
      headline: 'La última banca del bus: seis ciudades vistas desde donde se sientan los que van lejos',
      standfirst:
        'Dos horas de ida y dos de vuelta. Dibujamos el trayecto de una aseadora, un aprendiz y cuatro pasajeros más que cruzan su ciudad cada día.',
      cover: 'bus-cali',
      sections: ['/nacion'],
      credit: ROJAS,
      tags: ['Movilidad', 'Ciudades'],
      pictures: {
        'bus-cali':
          'Cali, 4:55 a. m. Luz Neida Cortés hace tres transbordos entre Potrero Grande y la clínica.',
        'medellin-ladera':
          'En Medellín, Yeison baja del cable con la lonchera y el uniforme puesto al revés.',
        transmilenio:
          'Bogotá: el señor Hernández cuenta los articulados por deporte. Ayer pasaron nueve llenos.',
        'cartagena-muralla': 'La empleada del hotel ve la muralla dos veces al día y no ha subido nunca.',
        'barranquilla-carnaval': 'En Barranquilla el disfraz viaja de pie y paga un solo pasaje.',
        'bogota-noche':
          'El regreso se hace sin luz adentro. Por la ventana, la ciudad parece de otra persona.',
      },
      text: ['El tiempo promedio de viaje del quintil más pobre aumentó once minutos en una década.'],
    },
    {
      headline: 'La sed también tiene mapa: seis reservas de agua hechas por quienes no podían esperar',
      standfirst:
        'En el sur del Tolima y en el Cesar, cincuenta familias construyeron su propia represa en miniatura. Cuánto cabe, cuánto cuesta y cómo se reparte.',
      cover: 'reservorio',
      sections: ['/nacion', '/sostenible'],
      credit: ECHANDIA,
      tags: ['Agua', 'Sequía'],
      pictures: {
        reservorio: 'Natagaima: la familia Yara cavó durante 41 días. El domingo once empezó a llenarse.',
        'llano-ganado': 'En Pailitas, el ganado cambió de camino y el camino se hizo quebrada.',
        'paramo-frailejones': 'Los mayores de Planadas subieron a pedirle permiso al nacimiento.',
        represa: 'La represa grande, la de verdad, estaba ese mes al 29 por ciento.',
        'limones-huerto':
          'Con riego por goteo, Anatolia Bocanegra cosecha limón en enero y se ríe del calendario.',
        'cocina-ajiaco': 'El agua alcanzó hasta para el sancocho de inauguración, que terminó siendo ajiaco.',
      },
      text: [
        'Cada reservorio guarda 180.000 litros. Las familias lo abren con dos llaves que nunca están en la misma casa.',
      ],
    },
    {
      headline: 'Oro verde, cuentas rojas: el auge del aguacate visto en siete estaciones',
      standfirst:
        'El Hass cubre ya más montaña que la papa en tres municipios. Trae empleo y carreteras, y una pelea por la sombra y por la quebrada.',
      cover: 'aguacate-arbol',
      sections: ['/economia'],
      tags: ['Aguacate', 'Exportaciones'],
      pictures: {
        'aguacate-arbol':
          'Sonsón: Gabriel Ocampo poda bajo para cosechar sin escalera. Su padre le critica la altura.',
        carretera:
          'La vía se pavimentó en once meses. Durante treinta años no había fruta suficiente para pedirlo.',
        laboratorio: 'Cada lote se analiza: un residuo de más y el contenedor se devuelve.',
        'buenaventura-puerto': 'El barco tarda quince días. El aguacate, que no perdona, veintiocho.',
        reservorio: 'La pelea es aquí: el acueducto de Nariño midió un tercio menos de caudal.',
        apiario: 'Los apicultores de Argelia cobran por polinizar y por avisar cuándo no fumigar.',
        bolsa: 'Una firma bogotana abrió un fondo para invertir en árboles. Nadie en la vereda lo conoce.',
      },
      text: [
        'Las exportaciones llegaron a 240 millones de dólares. El jornal subió 9 por ciento; el arriendo de la tierra, 70.',
      ],
    },
    {
      headline: 'El desayuno de un país: seis mesas que no se parecen y una arepa de por medio',
      standfirst:
        'Changua, caldo, suero, tapado: lo que come Colombia antes de las ocho dice más que una encuesta. Nos invitaron a seis cocinas.',
      cover: 'cocina-arepa',
      sections: ['/cocina', '/cultura'],
      credit: ECHANDIA,
      tags: ['Cocina', 'Regiones'],
      pictures: {
        'cocina-arepa':
          'Marinilla: Elvia Gómez voltea la arepa con los dedos y no se quema, porque no lo piensa.',
        'arepa-huevo': 'En Luruaco se desayuna en la carretera, con un ojo en el sartén y otro en el bus.',
        'leche-ordeno': 'Sopó, 4:40 a. m. La leche va de la ubre al chocolate en doce minutos.',
        ceviche: 'Tumaco no distingue horas. El ceviche de la señora Cuama se sirve desde las seis.',
        'cafe-grano': 'En Concordia, el primer tinto lo hace el que menos durmió.',
        restaurante: 'Bogotá, mesa de hotel: dos empresarios piden huevos y firman una fusión.',
      },
      text: ['Ninguna de las seis familias mira el teléfono en la mesa. En una de ellas la multa es lavar.'],
    },
    {
      headline: 'Obras sin estrenar: seis estampas de lo que se construyó y sigue esperando uso',
      standfirst:
        'Un hospital sin energía, una troncal a medio abrir, una estación sin tren. La Contraloría contó 1.360; nosotros dibujamos seis.',
      cover: 'obra-troncal',
      sections: ['/nacion', '/politica'],
      tags: ['Obras', 'Contraloría'],
      pictures: {
        'obra-troncal':
          'Cali: la troncal oriental completa siete años en obra. La cuadrilla ya conoce a los hijos de los vecinos.',
        'metro-obra': 'El viaducto avanza; la estación de abajo, en cambio, cambió de contratista dos veces.',
        hospital: 'El de Caucasia tiene 62 camas con el plástico puesto. Los médicos atienden al frente.',
        tren: 'La estación de Puerto Berrío fue restaurada por tercera vez. Abre los domingos, sin rieles.',
        estadio: 'En Sincelejo el estadio estrenó luces y no ha tenido partido: falta la póliza.',
        derrumbe: 'La vía de Dabeiba se inauguró y cuarenta días después la montaña pidió la palabra.',
      },
      text: [
        'El valor de lo paralizado suma 15,3 billones de pesos, más de lo que se invertirá en agua potable en cuatro años.',
      ],
    },
  ],
});
