import { albumStories } from './album.ts';

export const DAILY_ALBUMS = albumStories({
  brand: 'daily',
  sections: ['/multimedia', '/galerias'],
  credit: 'Carmen Elisa Vivas / El Diario',
  ago: 16_007,
  every: 4133,
  albums: [
    {
      headline: 'Un vallecaucano en la capital: siete dibujos de quien fue a Bogotá a reclamar una firma',
      standfirst:
        'Nuestra ilustradora acompañó a un pensionado de Buga que viajó once horas por un certificado. Volvió con el papel, un resfriado y este cuaderno.',
      cover: 'plaza-bolivar',
      sections: ['/colombia'],
      tags: ['Trámites', 'Bogotá'],
      pictures: {
        'terminal-bus':
          'Buga, 9:30 p. m. Don Alcides Rengifo aborda el último bus con una maleta roja y tres copias de cada papel.',
        'bogota-cerros':
          'Los cerros aparecen a las ocho de la mañana. “Primero el frío, después el ruido”, anota.',
        transmilenio:
          'En la estación de la calle 26 esperó cuatro articulados antes de atreverse a subir al quinto.',
        congreso:
          'Pasó frente al Capitolio sin detenerse: la oficina que buscaba queda a dos cuadras y cierra a las once.',
        'plaza-bolivar':
          'Con la firma en el bolsillo, almorzó en las gradas de la plaza y le dio la mitad del pan a las palomas.',
        lluvia:
          'El aguacero de las tres lo agarró en la carrera Séptima, con el certificado debajo de la camisa.',
        'bogota-noche':
          'A las 8:00 p. m. la ciudad quedó atrás por la ventanilla. El trámite había costado 214.000 pesos.',
      },
      text: [
        'El certificado que buscaba don Alcides se puede pedir por internet desde marzo. Nadie se lo dijo en la ventanilla de Buga, donde había preguntado dos veces.',
      ],
    },
    {
      headline: 'Seis cocinas de la galería Alameda que abren cuando la ciudad todavía bosteza',
      standfirst:
        'Antes de las seis ya hay caldo, arepa y pandebono en los pasillos del mercado más sabroso de Cali. Recorrido dibujado, con nombres y precios.',
      cover: 'limones-huerto',
      sections: ['/entretenimiento'],
      tags: ['Gastronomía', 'Alameda'],
      pictures: {
        'mercado-plaza':
          'A las cuatro se levantan los toldos. Ligia Ararat acomoda la piña por tamaños desde hace 31 años.',
        'limones-huerto':
          'El limón de La Unión llega en costal de fique: Faustino Cobo lo vende por docena y regala el que se parte.',
        'cocina-arepa':
          'En el puesto 48 la arepa se asa sobre carbón de mangle. Cuesta tres mil pesos y la hacen dos hermanas que no se hablan.',
        'leche-ordeno':
          'La leche para el queso sale a las tres de una finca de El Saladito y viaja en la primera ruta.',
        ceviche: 'Marisol Torres sirve ceviche de chontaduro en totumo y advierte que el picante va aparte.',
        'cafe-grano':
          'El tinto del pasillo ocho es de Sevilla. Lo tuesta los martes el nieto del dueño, en una paila.',
      },
      text: [
        'La galería tiene 280 puestos y 61 cocinas. Ninguna de las seis que dibujamos recibe tarjeta; todas fían a los conocidos.',
      ],
    },
    {
      headline: 'Los cuidadores de la madrugada: ocho caleños que trabajan mientras la ciudad duerme',
      standfirst:
        'Una enfermera, un vigilante de datos, una locutora y cinco oficios más, dibujados entre la medianoche y las cinco de la mañana.',
      cover: 'centro-datos',
      sections: ['/cali'],
      tags: ['Trabajo', 'Noche'],
      pictures: {
        policia:
          'La cuadra 70 con 26, a las 12:10 a. m.: la patrulla acompaña un levantamiento y espera al fiscal de turno.',
        hospital:
          'Nury Angulo y el doctor Peláez recorren el tercer piso del hospital del oriente. Van 46 pacientes y un café.',
        'centro-datos':
          'Daniela Sarria vigila 640 servidores en el norte de Cali. Su mejor noche es aquella en la que no pasa nada.',
        microfono:
          'En la cabina de la emisora universitaria, Rocío Lenis lee mensajes de celadores y taxistas.',
        cabina:
          'Un camionero baja por el kilómetro 18 con 22 toneladas de papa y una virgen pegada al tablero.',
        'incendio-bodega':
          'Los bomberos de la estación X apagaron una bodega de espumas en San Nicolás. No hubo heridos.',
        fabrica: 'En Acopi, Yumbo, el turno tres suelda carrocerías hasta las seis y desayuna pescado frito.',
        'bus-cali':
          'El primer alimentador pasa a las 4:50 a. m. Lo conduce Jenny Balanta, que entra a las tres y media.',
      },
      text: [
        'Según la Secretaría de Desarrollo Económico, cerca de 91.000 personas trabajan de noche en la ciudad. Seis de cada diez no tienen ruta de regreso.',
      ],
    },
    {
      headline: 'Zarzal, Roldanillo y La Unión: seis paradas por el norte que siempre dejamos de largo',
      standfirst:
        'Entre viñedos, museos y trapiches, la carretera vieja al Eje Cafetero guarda razones para frenar. Estas son las que cabían en un fin de semana.',
      cover: 'aguacate-arbol',
      sections: ['/valle', '/turismo'],
      credit: 'Wílmar Ordóñez / El Diario',
      tags: ['Norte del Valle', 'Viajes'],
      pictures: {
        carretera:
          'La vía vieja sube a La Victoria en 34 curvas. Los camiones van despacio y los ciclistas se lo agradecen.',
        museo:
          'En el museo de Roldanillo una vigilante, Nelly Cardona, explica los cuadros mejor que el folleto.',
        'aguacate-arbol':
          'Más arriba, en El Dovio, la familia Giraldo cambió el tomate por el aguacate Hass y ya exporta en contenedor ajeno.',
        yoga: 'El mirador de Roldanillo, a las seis: antes que los parapentistas llegan los que solo quieren respirar.',
        restaurante: 'En La Unión se almuerza a la una en punto, con vino de la casa y ventana a la plaza.',
        'finca-cafetera':
          'La última parada es una casa de balcón rojo en Argelia, donde el café se sirve sin preguntar.',
      },
      text: [
        'El recorrido suma 142 kilómetros desde Cali y se puede hacer en bus intermunicipal, con dos transbordos.',
      ],
    },
    {
      headline: 'El arte de remendar: seis talleres de San Nicolás donde nada se bota',
      standfirst:
        'Relojeros, zapateros, sastres y una mujer que resucita balones: el barrio de las imprentas conserva los oficios de la paciencia.',
      cover: 'relojero-mesa',
      sections: ['/cali'],
      tags: ['Oficios', 'San Nicolás'],
      pictures: {
        'relojero-mesa':
          'Gerardo Muñoz tiene ochenta y un años y tres lupas. En su mesa esperan turno 112 relojes, uno de ellos desde 1998.',
        zapatos:
          'Las hormas de don Ulpiano Valdés llevan el apellido de cada cliente, incluso el de los que ya murieron.',
        zurcido:
          'Amparo Ledesma zurce a la vista: cobra por hora y deja el hilo de otro color, para que se note.',
        costura:
          'La máquina de los hermanos Piedrahíta cosió los uniformes de la banda departamental durante veinte carnavales.',
        guantes:
          'Mercedes Solís recose guantes de boxeo con hilo encerado; le llegan del coliseo en bolsas de mercado.',
        'campero-taller':
          'Al final de la calle, Luz Dary Escobar le cambió el motor a un campero de 1964 por uno eléctrico.',
      },
      text: ['La Cámara de Comercio contó 38 talleres de reparación en el barrio. En 2005 eran 127.'],
    },
    {
      headline: 'Dentro de la redacción: siete imágenes de cómo se hizo el periódico de hoy',
      standfirst:
        'Del primer consejo de la mañana a la última prueba de color, un día de trabajo dibujado por quien normalmente dibuja a los demás.',
      cover: 'estudio-tv',
      tags: ['Periodismo', 'El Diario'],
      pictures: {
        'panel-debate':
          '8:00 a. m. El consejo de redacción discute la portada: ganó el alumbrado por un voto.',
        celular:
          '9:15 a. m. Entra una denuncia por mensaje. La reportera llama a tres fuentes antes de escribir una línea.',
        juzgado:
          '11:40 a. m. La audiencia se aplazó otra vez; el cronista judicial anota la hora y el nombre de quien faltó.',
        'estudio-tv':
          '2:00 p. m. Prueba de luces del noticiero digital. La presentadora repasa cómo se pronuncia Yotoco.',
        bolsa:
          '4:30 p. m. La mesa económica cierra el gráfico del dólar con las dos cifras que importan: compra y venta.',
        libros:
          '6:20 p. m. La correctora encontró una tilde de más y una palabra de menos en la página de opinión.',
        'portada-daily-1':
          '11:55 p. m. La primera página sale a la rotativa. La siguiente reunión es en ocho horas.',
      },
      text: [
        'Ese día trabajaron 54 personas, se cambiaron cuatro titulares y se publicó una corrección, la de un apellido mal escrito.',
      ],
    },
    {
      headline: 'Cinco pueblos de agua y una ciudad sedienta: por dónde pasa lo que sale del grifo',
      standfirst:
        'Seguimos el agua de Cali desde el páramo hasta la llave de una casa en Marroquín. La última parada es la que menos presión tiene.',
      cover: 'papa-cultivo',
      sections: ['/medio-ambiente'],
      credit: 'Wílmar Ordóñez / El Diario',
      tags: ['Agua', 'Farallones'],
      pictures: {
        'paramo-frailejones':
          'Páramo del Duende, 3.600 metros: la niebla se pega a las hojas y gotea 200 litros por árbol al mes.',
        'papa-cultivo':
          'En Tenerife, El Cerrito, los cultivadores dejaron una franja de diez metros sin sembrar junto a la quebrada.',
        represa:
          'La represa de Calima estaba ayer al 68 por ciento. El operador mide el nivel cada hora, hasta en Navidad.',
        reservorio:
          'La familia Chocué, de Pance, cavó un reservorio con palas prestadas y dos mingas de domingo.',
        'cali-rio':
          'El río Cali entrega 900 litros por segundo a la planta de San Antonio, la más vieja de las cinco.',
        'techo-lluvia':
          'En Marroquín, Edelmira Caicedo recoge la lluvia en un tanque porque la presión no alcanza al segundo piso.',
      },
      text: [
        'Emcali calcula que cuatro de cada diez litros tratados se pierden antes de llegar a un contador. La reposición de redes va en el kilómetro 61 de 240.',
      ],
    },
    {
      headline: 'De gira con la orquesta de un barrio: seis noches entre Siloé y Medellín',
      standfirst:
        'Treinta y dos músicos de la ladera viajaron en un bus prestado a un festival juvenil. La cuenta de la gasolina se pagó con una rifa.',
      cover: 'medellin-ladera',
      sections: ['/cultura', '/entretenimiento'],
      tags: ['Música', 'Siloé'],
      pictures: {
        partitura:
          'La directora Yesenia Bolaños marca en azul los compases donde los trombones siempre se adelantan.',
        orquesta:
          'Último ensayo en la sede comunal: tocaron de memoria porque se fue la luz a la mitad del segundo movimiento.',
        cabina:
          'La Línea, 2:00 a. m. El conductor pidió silencio en la bajada y los más pequeños se durmieron sobre los estuches.',
        'medellin-ladera':
          'En Santo Domingo los recibió otra orquesta de ladera. Se entendieron por la pendiente.',
        concierto:
          'La noche del estreno hubo 1.800 personas y un solo apagón, que el público cubrió cantando.',
        boda: 'De regreso tocaron gratis en la boda del conductor, en Cartago. Era lo que faltaba para la cuenta del bus.',
      },
      text: [
        'La orquesta de Siloé nació en 2014 con nueve flautas dulces. Hoy tiene lista de espera y sigue sin salón propio.',
      ],
    },
    {
      headline: 'Los animales que Cali aprendió a mirar: siete vecinos con pelo, pluma o aguijón',
      standfirst:
        'Perros comunitarios, abejas de azotea y una vaca con nombre propio: retratos de los que comparten la ciudad con 2,3 millones de personas.',
      cover: 'llano-ganado',
      sections: ['/medio-ambiente', '/cali'],
      tags: ['Animales', 'Convivencia'],
      pictures: {
        'perro-gato':
          'Canelo y Mística duermen en la portería de un conjunto de El Ingenio. Los vecinos hacen colecta para la veterinaria.',
        apiario:
          'En la azotea de la Universidad del Valle, doce colmenas producen 140 kilos de miel y muchas preguntas.',
        'ensilaje-finca':
          'La finca universitaria de Meléndez alimenta a 26 vacas con el pasto que cortan en los separadores.',
        'cerdos-corral':
          'En Montebello, los hermanos Daza crían tres cerdos que se comen las sobras de un restaurante escolar.',
        'llano-ganado':
          'El último arriero de Pance baja sus novillos los miércoles, antes de que empiece el paseo de olla.',
        oso: 'Un oso de anteojos fue visto dos veces en Los Andes. Así lo imaginó el panadero al que le faltaron almojábanas.',
        'cali-ermita':
          'Al caer la tarde, las golondrinas le dan tres vueltas a La Ermita antes de dormir bajo las agujas.',
      },
      text: [
        'El Dagma recibe 34 reportes diarios de fauna silvestre. La mitad corresponde a zarigüeyas, que no muerden.',
      ],
    },
  ],
});
