import type { SeedStory } from '../../types.ts';

export const ECONOMIA_POLITICA = [
  {
    brand: 'daily',
    slug: 'prima-diciembre-como-usarla-valle',
    sections: ['/economia', '/como-hacer'],
    kicker: 'Su bolsillo',
    headline: 'Llega la prima: cinco decisiones para que no se evapore antes de los Reyes',
    standfirst:
      'En el Valle se pagarán 1,4 billones de pesos entre el primero y el veinte de diciembre. Un asesor, una tendera y una profesora cuentan cómo la reparten.',
    by: ['adriana-quintana-mosquera'],
    ago: 160,
    tags: ['Prima', 'Finanzas personales', 'Empleo'],
    picture: {
      id: 'billetes',
      caption: 'La prima debe pagarse a más tardar el 20 de diciembre.',
      credit: 'El Diario',
    },
    body: [
      'Cerca de 780.000 trabajadores del Valle recibirán la prima de servicios en los próximos días. La ley da plazo hasta el 20 de diciembre. Equivale a quince días de salario por semestre y no se negocia ni se paga en bonos.',
      {
        list: [
          'Primero, deudas con tarjeta: ninguna inversión le rinde lo que cobra una mora.',
          'Segundo, la matrícula: págela ahora si hay descuento de enero.',
          'Tercero, un fondo de emergencia, así sean cien mil pesos.',
          'Cuarto, ponga tope al aguinaldo y llévelo en efectivo.',
          'Quinto, no cuente lo de junio.',
        ],
        ordered: true,
      },
      'Doña Marleny, tendera de Meléndez, ve la prima desde el otro lado del mostrador. “El 15 me pagan todos los fiados y el 24 me vuelven a fiar”, dice. La profesora Nancy Hurtado divide la suya en seis sobres de colores: el verde, el del viaje, no se abre hasta Semana Santa.',
      'Si su empleador no paga a tiempo, puede presentar una queja gratuita en la oficina del trabajo. La sanción es de un día de salario por cada día de retraso.',
      'Para quienes trabajan por días en casas de familia la regla es la misma: la prima se calcula sobre lo recibido en el semestre, dividido entre doce, y se paga aunque vayan un solo día a la semana. En la página del Ministerio hay una calculadora. Si le hacen firmar un recibo por más de lo que le dieron, guarde copia y consulte gratis en los consultorios jurídicos de las universidades.',
    ],
  },
  {
    brand: 'daily',
    slug: 'empleo-cali-octubre-contact-center-construccion',
    sections: ['/economia', '/cali'],
    kicker: 'Empleo',
    headline: 'El desempleo en Cali baja a 10,1 por ciento, el mejor octubre en once años',
    by: ['oscar-zuniga-palomino'],
    ago: 720,
    tags: ['Empleo', 'Cali', 'Economía'],
    picture: {
      id: 'fabrica',
      caption: 'La industria de alimentos y la construcción jalonaron el resultado.',
      credit: 'El Diario',
    },
    body: [
      'La tasa de desempleo de Cali y su área metropolitana fue de 10,1 por ciento en octubre, 1,4 puntos menos que un año atrás. Hay 1.284.000 personas ocupadas, 38.000 más. La mejora viene de la industria de alimentos, la construcción y los servicios a distancia.',
      'La informalidad, en cambio, apenas se movió: 46,7 por ciento. Y entre los jóvenes el desempleo todavía es de 17,9, con una brecha de cinco puntos en contra de las mujeres.',
      'Detrás del promedio hay historias. Paola Riascos, de 29 años, llevaba catorce meses enviando hojas de vida y consiguió puesto como soldadora después de un curso de doce semanas. Fue la única mujer del grupo. El primer día le dieron un casco grande y una careta con el nombre de otro. Al mes la ascendieron. La careta ya tiene el suyo.',
      'El centro de empleo de la caja de compensación tiene 2.300 vacantes abiertas. Las más difíciles de llenar: soldadores certificados, enfermeras y conductores con licencia de tractocamión.',
    ],
  },
  {
    brand: 'daily',
    slug: 'zona-franca-norte-cauca-empresas',
    sections: ['/economia', '/valle'],
    kicker: 'Industria',
    headline:
      'Seis empresas se instalan en el norte del Cauca y buscan 1.150 operarios con o sin experiencia',
    standfirst:
      'Las plantas producirán cosméticos, empaques y alimento para mascotas. El proceso de selección es gratuito y nadie debe pagar por un curso previo.',
    by: ['oscar-zuniga-palomino'],
    ago: 2020,
    tags: ['Industria', 'Empleo', 'Norte del Cauca'],
    picture: {
      id: 'carretera',
      caption: 'Las plantas se levantan a orillas de la vía; la primera abrirá en marzo.',
      credit: 'El Diario',
    },
    body: [
      'Seis compañías iniciaron la construcción de plantas en Puerto Tejada, Villa Rica y Caloto, con una inversión de 420.000 millones de pesos. Necesitarán 1.150 operarios, de los cuales el 70 por ciento debe residir en los municipios vecinos.',
      'La convocatoria se hace en línea y en las alcaldías. Hay formación pagada durante ocho semanas. Las autoridades advierten que circulan falsas ofertas que cobran 60.000 pesos por “apartar el cupo”: denúncielas.',
      'Los municipios preparan su parte. En Puerto Tejada se abrirá un jardín infantil con horario de turno y en Villa Rica una ruta de bicicletas hasta la entrada de las plantas. El SENA ofrecerá cursos de operación, calidad y mantenimiento a 600 personas desde el 18 de enero. Para inscribirse solo se pide noveno grado y ganas de madrugar, en ese orden.',
      'Los consejos comunitarios pidieron que haya becas técnicas y rutas de transporte nocturnas. Ambas cosas quedaron en el acta.',
    ],
  },
  {
    brand: 'daily',
    slug: 'concejo-presupuesto-cali-debate',
    sections: ['/politica', '/cali'],
    kicker: 'Concejo',
    headline: 'El Concejo aprueba 6,9 billones para Cali y deja 80.000 millones en salmuera',
    standfirst:
      'Diecisiete votos a favor y cuatro en contra. La partida de mantenimiento vial quedó condicionada a un inventario de huecos que debe entregarse en enero.',
    by: ['adriana-quintana-mosquera'],
    ago: 205,
    tags: ['Concejo', 'Presupuesto', 'Cali'],
    picture: {
      id: 'tribuna-foro',
      caption: 'La votación terminó a la 1:45 de la madrugada.',
      credit: 'El Diario',
    },
    body: [
      'A la 1:45 de la madrugada, con tres concejales cabeceando y un termo vacío, el Concejo aprobó el presupuesto de Cali para el próximo año: 6,9 billones de pesos. La mayor porción será para educación y salud, con 3,8 billones.',
      'La discusión se atascó en los huecos. La Alcaldía pidió 80.000 millones para mantenimiento vial y el cabildo los aprobó con una condición: que en enero se publique un inventario por cuadra, con foto y fecha de arreglo. “No queremos pagar dos veces el mismo cráter”, dijo la concejala Norma Viveros.',
      'También se aprobaron 24.000 millones para comedores comunitarios y 9.500 para bibliotecas, que abrirán los domingos en seis comunas.',
      'Los cuatro votos negativos fueron de la oposición, que anunció una demanda por la forma como se citó la última sesión.',
      'El debate tuvo momentos de buena oratoria y de buen humor. El concejal Ferney Lozada llevó una maqueta del hueco de la carrera Primera, hecha en plastilina por su hija, y pidió que constara en el acta. Consta. La secretaria de Hacienda respondió con otra maqueta, la del recaudo, que tenía un hueco mayor. Hubo aplausos para las dos.',
    ],
  },
  {
    brand: 'daily',
    slug: 'veedurias-ciudadanas-obras-capacitacion',
    sections: ['/politica', '/servicios'],
    kicker: 'Participación',
    headline: 'Se buscan 500 veedores: la Personería enseña a leer contratos en cuatro sábados',
    by: ['leidy-johana-ospina-garzon'],
    ago: 2700,
    tags: ['Veedurías', 'Personería', 'Participación'],
    body: [
      'No hace falta ser abogado. Basta saber sumar, tener curiosidad y no desesperarse con los anexos. La Personería de Cali abrió inscripciones para formar a 500 veedores que vigilarán obras de barrio: andenes, parques, centros de salud.',
      'El curso dura cuatro sábados y enseña a buscar contratos en línea, leer un cronograma y redactar una petición de una página. Al final, cada grupo adopta una obra.',
      'Las inscripciones están abiertas hasta el 4 de diciembre en las nueve bibliotecas y en la página de la Personería. No hay límite de edad: la veedora más joven tiene dieciséis años y el mayor, ochenta y cuatro. Entre los dos encontraron un sardinel que figuraba como construido y que era, en realidad, una sombra en la foto satelital.',
      'El año pasado, una veeduría de Floralia descubrió que un parque tenía siete bancas en el papel y cuatro en el piso. Las tres que faltaban aparecieron al mes siguiente.',
    ],
  },
] satisfies SeedStory[];
