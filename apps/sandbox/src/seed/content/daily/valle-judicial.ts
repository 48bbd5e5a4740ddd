import type { SeedStory } from '../../types.ts';

export const VALLE = [
  {
    brand: 'daily',
    slug: 'buenaventura-muelle-pesquero-inauguracion',
    sections: ['/valle', '/economia'],
    kicker: 'Buenaventura',
    headline: 'Buenaventura estrena muelle pesquero: hielo, cuarto frío y una báscula que nadie discute',
    standfirst:
      'La obra, esperada durante dieciocho años, permitirá a 1.340 pescadores artesanales vender su producto sin depender del precio que les ponga quien presta el hielo.',
    by: ['yurany-carabali-balanta'],
    ago: 96,
    tags: ['Buenaventura', 'Pesca', 'Pacífico'],
    picture: {
      id: 'buenaventura-puerto',
      caption: 'El muelle puede recibir treinta embarcaciones al mismo tiempo.',
      credit: 'Wílmar Ordóñez / El Diario',
    },
    body: [
      'La báscula la instalaron de última, a las once de la noche, y a esa hora ya había una fila para verla. No es más grande que una mesa de comedor, pero para los pescadores artesanales de Buenaventura vale más que el resto de la obra. “Con la otra, el pescado adelgazaba entre la lancha y el papel”, dice Eusebio Riascos, que sale a faenar desde los trece años y tiene sesenta y dos.',
      'El muelle pesquero, inaugurado ayer en el barrio La Playita, incluye 140 metros de atraque, una planta que produce veinte toneladas de hielo al día, cuarto frío, zona de eviscerado y una sala donde el precio se canta en voz alta. Costó 46.300 millones de pesos y se anunció por primera vez hace dieciocho años.',
      { h: '¿Qué cambia para el pescador?' },
      'Hasta la semana pasada, el que no tenía plata para el hielo lo pedía fiado a un comerciante, que a cambio fijaba el precio de la pesca. Por una libra de pargo le pagaban entre 4.500 y 6.000 pesos; en Cali esa misma libra se vendía a 17.000. Con el muelle, el hielo se paga después de la venta y con descuento para las asociaciones.',
      {
        table: {
          head: ['Especie', 'Precio anterior (libra)', 'Primera subasta'],
          rows: [
            ['Pargo rojo', '$5.500', '$9.800'],
            ['Corvina', '$4.200', '$7.600'],
            ['Camarón tití', '$9.000', '$15.400'],
            ['Piangua (ciento)', '$18.000', '$27.000'],
          ],
        },
      },
      'Las piangüeras, que son mujeres en su mayoría, tendrán una mesa propia y un horario distinto, atado a la marea. Lo pidieron ellas. “Nosotras no llegamos a las cinco de la mañana, llegamos cuando el manglar nos suelta”, explicó Ercilia Mosquera, vocera de 212 recolectoras.',
      {
        quote:
          'Dieciocho años esperamos un muelle. Ojalá no haya que esperar otros tantos a que le cambien un bombillo.',
        by: 'Eusebio Riascos, pescador',
      },
      'La administración quedó en manos de una junta mixta: tres delegados de los pescadores, uno de las piangüeras, uno de la Alcaldía y uno de la autoridad pesquera. El primer año recibirá un aporte de 900 millones; después, deberá sostenerse con la venta de hielo y el cobro de atraque.',
      {
        image: 'mercado-plaza',
        caption: 'En la primera subasta se vendieron 4,2 toneladas de pescado.',
        credit: 'Wílmar Ordóñez / El Diario',
      },
      'Quedan pendientes. La vía de acceso tiene 400 metros sin pavimentar y los camiones de más de cinco toneladas no entran. El gobierno departamental prometió terminarla antes de la Semana Santa, la temporada de mayor consumo. Los restaurantes del puerto, por su parte, ya preguntan si pueden comprar sin intermediarios: la respuesta es sí, de seis a ocho de la mañana y con carné.',
      {
        links: {
          title: 'Más del Pacífico',
          items: [
            {
              text: 'Capturan en el mar a presunto jefe de extorsiones',
              url: '/judicial/articulo/captura-mar-extorsion-buenaventura/',
            },
          ],
        },
      },
    ],
  },
  {
    brand: 'daily',
    slug: 'palmira-aeropuerto-ampliacion-terminal',
    sections: ['/valle'],
    kicker: 'Palmira',
    headline:
      'El aeropuerto de Palmira tendrá nueve posiciones más y tren hasta la puerta, si no llueve plata',
    standfirst:
      'La ampliación subiría la capacidad a once millones de pasajeros. El tren, en cambio, depende de una vigencia futura que el Concejo votará en febrero.',
    by: ['oscar-zuniga-palomino'],
    ago: 410,
    tags: ['Palmira', 'Aeropuerto', 'Tren de cercanías'],
    picture: {
      id: 'aeropuerto',
      caption: 'La terminal atendió 8,1 millones de pasajeros en los últimos doce meses.',
      credit: 'El Diario',
    },
    body: [
      'La terminal aérea que sirve a Cali está al 96 por ciento de su capacidad y en diciembre se nota: filas de cuarenta minutos, maletas que esperan turno y aviones que también. El plan maestro presentado ayer propone nueve posiciones nuevas, un muelle internacional y una plazoleta de comidas con sazón local.',
      'La primera etapa, de 640.000 millones de pesos, la pagará el concesionario a cambio de tres años más de contrato. Debería comenzar en junio.',
      'El otro anuncio es más viejo: una estación del tren de cercanías a 180 metros de la puerta. Está dibujada y tiene nombre. Falta la plata, 210.000 millones que dependen de una vigencia futura.',
      'Los transportadores pidieron una mesa para acordar tarifas y zonas. El viaje en taxi hasta el sur de Cali cuesta hoy entre 78.000 y 95.000 pesos.',
      'Los pasajeros tienen sus prioridades. En una encuesta a 2.400 viajeros, la queja número uno no fue la fila, sino la falta de sillas con enchufe; la dos, el precio de la empanada. El concesionario prometió trescientos puntos de carga antes de febrero y dos locales con tarifa regulada. A la empanada le puso tope: 4.500 pesos.',
    ],
  },
  {
    brand: 'daily',
    slug: 'tulua-vivero-hospital-plantas-medicinales',
    sections: ['/valle', '/bienestar'],
    kicker: 'Tuluá',
    headline: 'El hospital de Tuluá que receta menta, manzanilla y visitas al vivero',
    by: ['oscar-zuniga-palomino'],
    ago: 1900,
    tags: ['Tuluá', 'Salud', 'Plantas'],
    picture: {
      id: 'flores-cultivo',
      caption: 'El vivero tiene 94 especies y once jardineros voluntarios.',
      credit: 'El Diario',
    },
    body: [
      'En el cuarto piso del hospital de Tuluá hay un vivero con 94 especies. Los pacientes de larga estancia suben dos veces por semana, riegan, trasplantan y huelen. No reemplaza ningún medicamento, aclara el director, pero la estancia promedio bajó un día y medio.',
      'La idea fue de una enfermera, Luz Dary Giraldo, que vio a un señor resucitar, según ella, frente a una mata de albahaca. El comité de ética aprobó el protocolo y una universidad mide los resultados.',
      'Don Abelardo, de 71 años, llegó por una fractura de cadera y se negaba a caminar. La terapeuta le puso la regadera a diez pasos de la cama, después a veinte, después en el cuarto piso. Hoy dirige la sección de orégano. Tiene salida médica desde el martes y pidió permiso para volver los jueves, de voluntario.',
      'Las plantas no se dan a tomar sin orden médica. Se huelen, se tocan y, al salir, cada paciente se lleva una. Hay casas en Tuluá que ya tienen cuatro.',
    ],
  },
  {
    brand: 'daily',
    slug: 'cartago-bordadoras-denominacion-origen',
    sections: ['/valle', '/cultura', '/turismo'],
    kicker: 'Cartago',
    headline: 'Las bordadoras de Cartago ganan la denominación de origen y una demanda contra la copia',
    standfirst:
      'Dos mil cien mujeres viven del calado y la randa. Desde ahora, solo lo hecho a mano en el municipio podrá llevar su nombre en la etiqueta.',
    by: ['oscar-zuniga-palomino'],
    ago: 3050,
    tags: ['Cartago', 'Bordado', 'Artesanía'],
    picture: {
      id: 'moda-pasarela',
      caption: 'Un vestido calado, en pasarela, puede haber tomado cuatrocientas horas de trabajo.',
      credit: 'El Diario',
    },
    body: [
      'La aguja entra, cuenta tres hilos y sale. Fabiola Marín lo ha hecho desde los nueve años y calcula, sin vanidad, que habrá dado unos cuarenta millones de puntadas. Desde el martes, todas tienen apellido: la denominación de origen Bordado de Cartago fue aprobada después de seis años de papeles.',
      'La decisión protege el calado, la randa y el punto de espíritu hechos a mano en el municipio. La misma semana, un juez ordenó retirar de tres almacenes unas prendas bordadas a máquina que se vendían con el nombre de la ciudad.',
      'Las 2.100 bordadoras formarán un consejo regulador y cobrarán un sello de 3.000 pesos por pieza. Con ese dinero pagarán a las maestras mayores para que enseñen.',
      'El sello vendrá con una etiqueta numerada en la que figuran la bordadora, las horas y la tela. Una diseñadora de Medellín ya encargó ochocientas blusas con plazo de un año. Antes pedía lo mismo para mes y medio. Las mujeres dijeron que sí, leyeron el contrato dos veces y agregaron a mano una cláusula: ninguna trabaja de noche con luz amarilla.',
      '“Que la máquina haga lo suyo”, dice Fabiola, “pero que no se ponga mi vestido”.',
    ],
  },
  {
    brand: 'daily',
    slug: 'cana-agua-riego-nocturno-ingenios',
    sections: ['/valle', '/economia', '/medio-ambiente'],
    kicker: 'Agro',
    headline: 'Regar de noche y medir cada surco: la caña del Valle quiere gastar un tercio menos de agua',
    standfirst:
      'Trescientos cultivadores instalaron sensores en el suelo y cambiaron el horario de los turnos. El ahorro equivale al consumo anual de Palmira.',
    by: ['oscar-zuniga-palomino', 'leidy-johana-ospina-garzon'],
    ago: 880,
    tags: ['Caña', 'Agua', 'Valle'],
    picture: {
      id: 'reservorio',
      caption: 'El agua del turno se guarda: los sensores avisan cuando la humedad baja de un nivel crítico.',
      credit: 'El Diario',
    },
    body: [
      'A las diez de la noche, cuando los demás apagan el televisor, don Aldemar Pulgarín prende la bomba. Tiene 34 hectáreas de caña en El Cerrito y hace un año descubrió que regar a mediodía era como llenar un balde roto: el 40 por ciento se evaporaba.',
      'El programa, que agrupa a 300 cultivadores, instaló 2.200 sensores de humedad y organizó los turnos por cuadrante, de modo que cada acequia tenga presión suficiente. En doce meses se dejaron de sacar del río 21 millones de metros cúbicos.',
      'El cambio incomodó a más de uno. Hubo que convencer a los regadores, que llevaban treinta años con el mismo turno, de trabajar hasta el amanecer. Se acordó un recargo, transporte y linterna de cabeza. Florencio Zamorano, que riega desde los quince, descubrió que la noche tiene una ventaja: “De día el agua se ve; de noche se oye, y oída rinde más”.',
      'La inversión fue de 1,6 millones por hectárea y se recupera en tres cosechas. Los más jóvenes manejan todo desde el celular; los mayores desconfían y van a tocar la tierra. “Yo le creo al aparato”, dice Aldemar, “pero le creo más después de meter el dedo”.',
      'La meta es llegar a 900 fincas antes del próximo verano.',
    ],
  },
] satisfies SeedStory[];

export const JUDICIAL = [
  {
    brand: 'daily',
    slug: 'captura-mar-extorsion-buenaventura',
    sections: ['/judicial', '/valle'],
    kicker: 'Operativo',
    headline: 'Capturan en altamar a alias Marea, señalado de dirigir extorsiones por radio desde una lancha',
    standfirst:
      'La Armada lo interceptó a once millas de Buenaventura. Según la Fiscalía, cobraba a pescadores y comerciantes con una frecuencia que cambiaba con la luna.',
    by: ['yurany-carabali-balanta'],
    ago: 22,
    tags: ['Buenaventura', 'Extorsión', 'Armada'],
    picture: {
      id: 'policia',
      caption: 'La Policía acordonó la calle del muelle por la que fue llevado el capturado.',
      credit: 'El Diario',
    },
    body: [
      'No tenía oficina ni dirección fija. Según la Fiscalía, alias Marea dirigía una red de extorsión desde una lancha de doce metros que nunca amarraba dos noches en el mismo estero. La Armada lo capturó ayer a las 3:20 de la madrugada, a once millas de Buenaventura, con cuatro radios, dos tablas de mareas y un cuaderno.',
      'La investigación comenzó en marzo, cuando una vendedora de chontaduro grabó una de las llamadas. Los cobros iban de 20.000 pesos semanales a los vendedores hasta cuatro millones mensuales a los dueños de bodegas.',
      'Las autoridades creen que la red tenía once colaboradores en tierra, seis de ellos menores de edad, que recibían los pagos en puestos de jugo y los entregaban en bolsas de hielo. Tres se presentaron de manera voluntaria con sus familias y están en un programa de protección. La Personería pidió que se les garantice cupo escolar en otro municipio.',
      'El cuaderno, escrito con símbolos de pesca, tiene 186 registros. Los investigadores creen que cada especie corresponde a un sector: los pargos serían tiendas; las corvinas, talleres.',
      'En la audiencia, el hombre no aceptó los cargos. El juez decidirá hoy si lo envía a prisión. La Policía pidió a las víctimas que denuncien en la línea gratuita, con reserva de identidad.',
    ],
  },
  {
    brand: 'daily',
    slug: 'robo-bicicletas-mapa-cali-recuperadas',
    sections: ['/judicial', '/cali'],
    kicker: 'Seguridad',
    headline:
      'El mapa del robo de bicicletas en Cali: siete puntos, dos horarios y 214 recuperadas sin dueño',
    by: ['yurany-carabali-balanta', 'leidy-johana-ospina-garzon'],
    ago: 290,
    tags: ['Seguridad', 'Bicicletas', 'Cali'],
    picture: {
      id: 'bogota-ciclovia',
      caption: 'Los domingos de ciclovía son el día con menos robos, según el mapa.',
      alt: 'Ciclistas y familias pasean en bicicleta entre árboles y edificios de ladrillo',
      credit: 'El Diario',
    },
    body: [
      'En una bodega del norte de Cali hay 214 bicicletas recuperadas. Nadie las ha reclamado. Entre ellas, una tándem, una con silla de bebé y una azul, pequeña, con un timbre en forma de abeja.',
      'En lo que va del año se denunciaron 1.092 hurtos, 9 por ciento menos que en el anterior. El 58 por ciento ocurre en siete puntos: la calle Quinta con 66, los alrededores de tres universidades, el puente de los Mil Días, el bulevar del río y la entrada a Pance.',
      {
        list: [
          'Horarios críticos: de 5:30 a 7:00 a. m. y de 6:00 a 8:00 p. m.',
          'Registre el serial en la plataforma de la Policía; toma tres minutos.',
          'Use dos candados de distinto tipo.',
          'Si va a reclamar, lleve factura o una foto con usted encima.',
        ],
      },
      'La Alcaldía habilitará el sábado una jornada de entrega en el estadio, de ocho a una. Las que no tengan dueño en seis meses se donarán a colegios rurales. La del timbre de abeja tiene ya diecisiete candidatos.',
    ],
  },
  {
    brand: 'daily',
    slug: 'juzgado-movil-ladera-conciliaciones',
    sections: ['/judicial', '/servicios'],
    kicker: 'Justicia',
    headline: 'Un juzgado en una buseta resuelve en Siloé pleitos que llevaban nueve años',
    standfirst:
      'El despacho móvil atiende dos días por semana y ha logrado 311 acuerdos por linderos, arriendos, alimentos y un gallo que canta demasiado temprano.',
    by: ['adriana-quintana-mosquera'],
    ago: 2240,
    tags: ['Justicia', 'Conciliación', 'Cali'],
    picture: {
      id: 'juzgado',
      caption: 'En una sala de audiencias, un pleito como estos puede tardar nueve años.',
      credit: 'El Diario',
    },
    body: [
      'El pleito del gallo fue el más difícil. Cantaba a las 2:40 de la mañana y tenía a dos familias sin hablarse desde hacía nueve años. La jueza de paz Stella Ocoró subió a la buseta, escuchó una grabación y propuso una caja oscura con rejilla. Hoy el gallo canta a las seis y los vecinos comparten el café.',
      'El juzgado móvil recorre la ladera los martes y los jueves. En diez meses ha firmado 311 conciliaciones, con un tiempo promedio de cuarenta minutos. Los casos más comunes son arriendos, cuotas de alimentos y linderos.',
      'La jueza Ocoró es enfermera jubilada y estudió derecho a los cincuenta y dos años. Dice que el primer trabajo le sirve más que el segundo, porque enseña a preguntar dónde duele. Tiene una sola regla: cada parte debe repetir lo que dijo la otra antes de contestar. “La mitad de los pleitos se acaba ahí, cuando descubren que no habían oído”.',
      'El servicio es gratuito y no requiere abogado. Para agendar basta acercarse con la cédula y, si se puede, con el vecino.',
    ],
  },
  {
    brand: 'daily',
    slug: 'incendio-bodega-reciclaje-san-nicolas',
    sections: ['/judicial', '/cali'],
    kicker: 'Emergencia',
    headline: 'Controlado el incendio en una bodega de San Nicolás: 31 familias evacuadas y ningún herido',
    standfirst:
      'Setenta bomberos trabajaron durante seis horas. El humo obligó a cerrar cuatro calles del centro y a suspender las clases en dos colegios vecinos.',
    by: [],
    ago: 55,
    tags: ['Incendio', 'Bomberos', 'San Nicolás'],
    picture: {
      id: 'incendio-bodega',
      caption: 'Las llamas comenzaron en una pila de cartón, según los vecinos.',
      credit: 'Carmen Elisa Vivas / El Diario',
    },
    developing: true,
    body: [
      'Un incendio consumió esta madrugada una bodega de reciclaje en la carrera Quinta con calle 20, en el barrio San Nicolás. Los bomberos recibieron la llamada a las 3:12 y lo declararon controlado a las 9:05. No hubo heridos.',
      'Treinta y una familias fueron evacuadas y permanecen en el coliseo del sector, con desayuno y atención psicosocial. Una tipografía vecina, fundada en 1948, perdió parte del techo, pero salvó sus máquinas.',
      'Los vecinos formaron una cadena para sacar los muebles de las casas más cercanas. Doña Elvia Montaño, de 83 años, se negó a salir hasta que le bajaran la máquina de coser y un canario. Le bajaron las dos cosas. El canario, informó un bombero por radio, presentaba buen estado de salud y mal genio.',
      'Siguen cerradas las calles 19 y 20 entre carreras Cuarta y Sexta. El MÍO desvía tres rutas por la carrera Octava.',
      'La causa está por establecerse. El dueño dijo que la bodega tenía permiso y extintores vigentes. En la tarde habrá un nuevo balance.',
    ],
  },
] satisfies SeedStory[];
