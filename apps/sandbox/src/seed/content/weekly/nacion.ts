import type { SeedStory } from '../../types.ts';

export const NACION = [
  {
    brand: 'weekly',
    slug: 'guajira-pozo-once-anos',
    sections: ['/nacion', '/mujeres'],
    kicker: 'La Guajira',
    headline: 'El pozo que tardó once años: una ranchería wayúu recibe agua y no sabe si creerle',
    standfirst:
      'La obra se contrató cuatro veces y se inauguró dos. Ahora que por fin sale agua, los mayores piden algo que nadie presupuestó: una llave para cerrarla.',
    by: ['hernan-duque-tamayo'],
    ago: 520,
    tags: ['La Guajira', 'Agua', 'Pueblos indígenas'],
    picture: {
      id: 'energia-eolica',
      caption:
        'A cuatro kilómetros de la ranchería funcionan desde hace tres años los molinos de un parque eólico.',
      credit: 'Laura Cárdenas / Semanario',
    },
    body: [
      'El agua salió un miércoles a las 4:20 de la tarde. Primero fue un ruido, como de animal que tose dentro de un tubo; después, barro; después, nada. Los niños de la ranchería Juyasirain ya se devolvían a los chinchorros cuando el chorro levantó la tapa. Nadie aplaudió. Clementina Epieyú, autoridad tradicional, metió la mano, la olió, la probó con la punta de la lengua y dijo en wayuunaiki una frase que su nieto tradujo a medias: “Está dulce. Vamos a ver cuánto dura la promesa”.',
      'La promesa había durado once años. El pozo se contrató por primera vez cuando ese nieto no había nacido. Desde entonces pasaron cuatro contratistas, dos inauguraciones con papayera y 2.840 millones de pesos, de los cuales la comunidad vio, hasta esa tarde, una placa de mármol y una malla oxidada que los chivos aprendieron a saltar.',
      { h: 'Cuatro veces el mismo hueco' },
      {
        list: [
          'Primer contrato: se perforaron 60 metros de los 180 necesarios. El contratista desapareció.',
          'Segundo contrato: se compró una bomba que nunca pudo conectarse, porque no había energía.',
          'Tercer contrato: se instaló una planta desalinizadora que trabajó cuatro meses.',
          'Cuarto contrato: se perforó de nuevo, en otro lugar, donde una anciana decía que estaba el agua.',
        ],
        ordered: true,
      },
      'El último detalle no figura en el expediente. Lo cuenta el hidrogeólogo Andrés Felipe Uriana, wayúu por parte de madre, que llegó a la zona con un equipo de sísmica prestado por una universidad. Antes de desplegarlo le preguntó a Clementina dónde soñaba ella el agua. La mujer señaló un trupillo, a 340 metros de la malla oxidada. El equipo confirmó un acuífero a 174 metros de profundidad justo allí.',
      {
        pull: true,
        quote: 'La técnica no llegó a reemplazar el sueño. Llegó a medirle la hondura.',
        by: 'Andrés Felipe Uriana, hidrogeólogo',
      },
      'La diferencia entre el cuarto intento y los anteriores no fue solo geológica. Por primera vez, el contrato obligaba a que la comunidad firmara cada avance. Clementina no sabe escribir en español y dibujó, en cada acta, una cabra: una cabra por visita. Son setenta y tres. El interventor, que al principio pidió que se cambiaran por firmas, terminó por aprender a leerlas. Cuando la cabra está de espaldas, explica, es que la señora no quedó conforme y hay que volver.',
      'Ahora salen 2,1 litros por segundo, suficientes para 640 personas y sus animales. Un sistema solar de doce paneles mueve la bomba durante el día y un tanque elevado guarda el agua para la noche. La gobernación destinó 96 millones anuales para el mantenimiento, pero la comunidad exigió que el dinero lo administre un comité de cinco mujeres. “Los hombres venden la bomba”, explica una de ellas, y los hombres, sentados a la sombra, no la contradicen.',
      {
        image: 'migrantes',
        caption:
          'Familias de las rancherías vecinas caminan hacia el pozo: algunas recorren siete kilómetros.',
        credit: 'Laura Cárdenas / Semanario',
      },
      'La paradoja se ve desde el tanque. A cuatro kilómetros giran las aspas de un parque eólico que exporta energía al interior del país. Durante tres años la ranchería oyó ese zumbido a oscuras. La empresa instaló en septiembre un ramal de baja tensión, como parte de los acuerdos de consulta, y con él llegó la primera nevera comunitaria. Adentro hay vacunas, una bolsa de camarones y tres botellas de agua que nadie necesita enfriar, pero que todos van a mirar.',
      'El comité de las cinco mujeres se reúne los sábados debajo del tanque. Lleva un cuaderno de tapas rojas con tres columnas: lo que entra, lo que sale y lo que se prometió. En la tercera hay cosas que no caben en ningún presupuesto: una visita del médico cada quince días, el regreso de la profesora que se fue en marzo, una disculpa. “La plata se gasta, el agua se bebe, pero la promesa hay que escribirla, porque es lo que más se evapora”, dice Marelis Ipuana, la secretaria, de veinticuatro años, estudiante de administración a distancia con la señal que agarra subida en un cardón.',
      {
        interstitial: 'Los once contratos que pueden hundir la reforma al agua',
        url: '/politica/articulo/once-contratos-reforma-al-agua/',
      },
      'La Procuraduría mantiene abiertos dos procesos por los contratos anteriores. Uno prescribe en abril. En la ranchería no preguntan por los responsables; preguntan por la llave. La tubería termina en cuatro grifos sin registro de paso, y cuando el tanque se llena el agua corre hacia la arena. “Once años esperando y ahora se nos riega”, dice Clementina. Un funcionario apuntó el reclamo en una libreta. Ella le pidió que se lo leyera en voz alta, le corrigió una palabra y le hizo firmar la página.',
      'A las seis de la tarde, cuando baja el sol, los niños juegan a una cosa nueva. Uno se acuesta en la arena, pone la oreja y grita cuando oye venir el agua por el tubo. Los demás corren hasta el grifo para ver si adivinó. Nadie en la ranchería había visto antes ese juego, porque no había con qué jugarlo.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'derrumbe-via-llano-cierre-indefinido',
    sections: ['/nacion', '/actualidad'],
    kicker: 'Última hora',
    headline: 'Derrumbe en la vía al Llano deja cierre total y cuatro mil vehículos represados',
    standfirst:
      'El deslizamiento ocurrió en el kilómetro 58, a las 5:40 de la mañana. No hay víctimas reportadas. La ruta alterna por Sisga tiene restricción para carga.',
    by: [],
    ago: 6,
    tags: ['Vía al Llano', 'Lluvias', 'Movilidad'],
    picture: {
      id: 'derrumbe',
      caption: 'Unos 90.000 metros cúbicos de tierra cayeron sobre los dos carriles.',
      credit: 'Semanario',
    },
    developing: true,
    body: [
      'Un deslizamiento de gran tamaño obligó a cerrar por completo la vía entre Bogotá y Villavicencio. El hecho ocurrió a las 5:40 de la mañana en el kilómetro 58, en jurisdicción de Guayabetal, después de catorce horas de lluvia continua.',
      'La concesión calcula que cayeron 90.000 metros cúbicos de tierra y roca. Hasta el momento no hay reporte de personas ni vehículos atrapados, aunque los organismos de socorro revisan el sector con drones y dos perros de búsqueda.',
      'Cerca de 4.000 vehículos permanecen detenidos entre Chipaque y Pipiral. Las autoridades recomiendan no iniciar viaje y habilitaron la ruta Sisga, Aguaclara y Yopal para vehículos livianos, con paso controlado cada dos horas.',
      'En Guayabetal, el comercio abrió sus baños y la parroquia repartió aguapanela a los viajeros. Las autoridades piden no bajarse de los vehículos en los puntos donde la ladera sigue activa. Un bus con 36 estudiantes que regresaba de Villavicencio fue evacuado a pie por un sendero, con acompañamiento de la Defensa Civil. Todos están bien.',
      'La Terminal de Transporte de Bogotá suspendió los despachos hacia Meta, Guaviare y Vichada. Los pasajeros con tiquete podrán reprogramar sin costo durante los próximos quince días.',
      'Esta es una noticia en desarrollo. Semanario actualizará la información a medida que sea confirmada por las entidades.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'fiscalia-red-titulos-universitarios-falsos',
    sections: ['/nacion', '/actualidad', '/especiales'],
    kicker: 'Justicia',
    headline: 'La red que vendía diplomas por catálogo: 1.100 títulos falsos y un egresado que operaba',
    standfirst:
      'El catálogo tenía precios por carrera y descuento para grupos familiares. La investigación empezó porque un ingeniero escribió mal la palabra “hidráulica”.',
    by: ['hernan-duque-tamayo'],
    ago: 1720,
    tags: ['Fiscalía', 'Educación', 'Fraude'],
    picture: {
      id: 'juzgado',
      caption: 'Catorce personas fueron imputadas por falsedad y concierto para delinquir.',
      credit: 'Esteban Rojas / Semanario',
    },
    contentCode: '3',
    body: [
      'El de abogado costaba siete millones. El de enfermería, cuatro y medio. Por una especialización cobraban la mitad si el cliente ya había comprado el pregrado, y a los hermanos se les hacía el quince por ciento de descuento. El catálogo, impreso a color, tenía hasta una página de preguntas frecuentes. “¿Sirve para concursos públicos? Sí”.',
      'La Fiscalía imputó a catorce personas por la venta de al menos 1.100 diplomas falsos en seis departamentos. La red funcionaba desde una papelería de Soacha y contaba, según el expediente, con un empleado de una oficina de registro que insertaba los nombres en una copia de la base de datos.',
      { h: 'Una letra de menos' },
      'Todo empezó con un error. En un municipio de Cundinamarca, el supervisor de un acueducto leyó en un informe la palabra “idraúlica”. El autor era un ingeniero con tarjeta profesional. El supervisor llamó a la universidad y descubrió que la promoción en la que supuestamente se graduó no existía: ese año la facultad estuvo cerrada por un incendio.',
      'El caso más grave es el de un hombre de 34 años que hacía turnos en un centro médico y asistió en once cirugías menores. Ninguno de los pacientes sufrió complicaciones. “Tenía buena mano”, admitió ante el juez una enfermera, y la frase heló la sala.',
      'La red cuidaba los detalles. Los diplomas se imprimían en papel de algodón, con sello seco y la firma de rectores que sí habían ejercido en la fecha. Por 300.000 pesos adicionales ofrecían lo que el catálogo llamaba “paquete recuerdo”: fotografía con toga, mosaico de la promoción y una medalla. Al menos cuarenta compradores lo pidieron. En uno de los mosaicos, los investigadores contaron once veces la misma cara.',
      {
        pull: true,
        quote: 'Lo que vendían no era un papel. Era una silla que le quitaban a alguien que sí estudió.',
        by: 'Fiscal del caso',
      },
      {
        image: 'biblioteca',
        caption: 'Siete universidades revisan sus registros de los últimos quince años.',
        credit: 'Semanario',
      },
      'De los 1.100 compradores, 312 trabajan en entidades públicas. La Fiscalía ofreció beneficios a quienes entreguen el diploma y cuenten cómo lo obtuvieron antes del 15 de enero. En la primera semana llegaron noventa. Uno de ellos llevó el cartón enmarcado.',
      {
        html: '<p class="nota-metodologica"><strong>Cómo se hizo este trabajo.</strong> Semanario revisó 2.300 folios del expediente y entrevistó a once personas. Los nombres de los compradores se reservan mientras avanza el proceso.</p>',
      },
    ],
  },
  {
    brand: 'weekly',
    slug: 'buenaventura-tregua-bandas-ano',
    sections: ['/nacion', '/especiales'],
    kicker: 'Pacífico',
    headline: 'Un año sin fronteras invisibles: así sobrevive la tregua de Buenaventura',
    standfirst:
      'Los homicidios bajaron 46 por ciento y volvieron las chirimías a los barrios de bajamar. La paz, sin embargo, depende de 300 empleos que vencen en diciembre.',
    by: ['yurany-carabali-balanta'],
    ago: 2880,
    tags: ['Buenaventura', 'Paz', 'Violencia urbana'],
    picture: {
      id: 'buenaventura-puerto',
      caption: 'El puerto de Buenaventura, visto desde la bajamar: sus turnos de noche volvieron a llenarse.',
      credit: 'Wílmar Ordóñez / Semanario',
    },
    body: [
      'En la calle Piedras Cantan hay una raya blanca pintada en el piso. Durante seis años, quien la cruzaba sin permiso no volvía. Hoy sirve de línea de gol. La pintaron los mismos muchachos que antes la vigilaban, y cuando llueve, que es casi siempre, la repasan.',
      'La tregua entre las dos bandas cumple un año esta semana. En ese tiempo los homicidios pasaron de 112 a 61 y no se reportó ninguna desaparición en los barrios de la isla. Las chirimías regresaron a las novenas y una ruta de bus, suspendida desde hace tres años, volvió a llegar hasta el final.',
      'El acuerdo se sostiene sobre algo menos poético: 300 contratos de limpieza de esteros y mantenimiento de parques que firman los jóvenes de ambos lados. Terminan el 20 de diciembre y no hay certificado de disponibilidad para renovarlos. “Si en enero no hay nómina, en febrero hay raya”, advierte un mediador de la diócesis.',
      'La Alcaldía asegura que tiene aprobados 2.100 millones de pesos y que falta la firma de la Nación. En Piedras Cantan, mientras tanto, juegan dos tiempos de veinte minutos. El árbitro es una señora de setenta años que vende cocadas. Nadie le discute un fuera de lugar.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'maestra-amazonas-escuela-flotante',
    sections: ['/nacion', '/educacion', '/mejor-colombia', '/turismo', '/especiales'],
    kicker: 'La otra cara',
    headline: 'La maestra que amarra su escuela a un árbol para que no se la lleve el Amazonas',
    by: ['marta-bula-negrete'],
    ago: 4300,
    tags: ['Educación', 'Amazonas'],
    picture: {
      id: 'aula',
      caption: 'La maestra explica en el salón flotante de San Martín, que atiende a 41 niños.',
      credit: 'Laura Cárdenas / Semanario',
    },
    body: [
      'La escuela pesa nueve toneladas y está amarrada con dos lazos a un capinurí. Cuando el río sube, sube; cuando baja, los niños saltan a la playa por un tablón. La maestra Nazareth Ahué, tikuna de 36 años, revisa los nudos antes de tomar lista.',
      'Son 41 alumnos de tres comunidades. Estudian en tikuna por la mañana y en español después del almuerzo. Los mapas no sirven, dice ella, porque el río cambia de sitio; así que cada año dibujan uno nuevo, y los viejos se cuelgan en la pared para comparar.',
      'El año pasado, en la creciente más alta de la década, un lazo se reventó a las dos de la mañana. La escuela navegó sola tres kilómetros. La encontraron encallada frente a un caserío peruano, sin un vidrio roto y con la cartelera intacta. Los vecinos la devolvieron con un motor y una condición: que aceptara a seis niños de ese lado.',
      'Desde entonces la matrícula es binacional. La Secretaría de Educación no sabe cómo registrarla. Nazareth sí: “Aquí ponemos el nombre y de qué orilla es. Los dos datos son importantes”.',
    ],
  },
] satisfies SeedStory[];
