import type { SeedStory } from '../../types.ts';

export const CAMPO = [
  {
    brand: 'rural',
    slug: 'aguacate-hass-sonson-poda-calibre',
    sections: ['/semanariorural/agricultura'],
    kicker: 'Aguacate',
    headline: 'Podar sin miedo: el aguacatero de Sonsón que bajó los árboles y subió el calibre',
    standfirst:
      'A cuatro metros la fruta se coge con la mano, entra el sol y se caen menos flores. En dos cosechas, su exportable pasó del 54 al 79 por ciento.',
    by: ['efrain-buitrago-cuervo'],
    ago: 240,
    tags: ['Aguacate', 'Poda', 'Antioquia'],
    picture: {
      id: 'aguacate-arbol',
      caption: 'La altura ideal del árbol es la del brazo extendido más una escalera corta.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'A don Gildardo Ocampo los vecinos le dijeron que estaba loco. Metió motosierra en plena floración y le quitó metro y medio a cuatrocientos árboles. “Lloré el primero, me dolió el segundo y el tercero ya lo corté silbando”, cuenta. Dos cosechas después, los vecinos hacen fila para aprender.',
      'El problema de muchos cultivos de hass es que se fueron para arriba buscando luz. A siete metros la fruta queda lejos de la mano y cerca del viento, la copa tapa el centro y la mitad de las flores se cae. Al bajar los árboles a cuatro metros y abrirles el corazón, como un vaso, entró el sol.',
      { h: 'El paso a paso' },
      {
        list: [
          'Escoja la época: después de cosechar y antes del segundo brote.',
          'Quite primero lo seco, lo cruzado y los chupones del centro.',
          'Rebaje un tercio de la copa, nunca más de una vez por año.',
          'Selle los cortes con cicatrizante o pintura de agua.',
          'Pique las ramas y déjelas de cobertura a un metro del tronco.',
        ],
        ordered: true,
      },
      {
        table: {
          head: ['Medición', 'Antes', 'Después'],
          rows: [
            ['Fruta exportable', '54 %', '79 %'],
            ['Kilos por árbol', '38', '46'],
            ['Costo de recolección por kilo', '$310', '$190'],
            ['Accidentes en escalera', '4', '0'],
          ],
        },
      },
      'El primer año la producción bajó un 12 por ciento y hay que tener con qué aguantar. Don Gildardo lo resolvió por lotes: podó un tercio cada temporada.',
      {
        pull: true,
        quote: 'El árbol alto es para las torcazas. El mío lo miro a los ojos.',
        by: 'Gildardo Ocampo, Sonsón',
      },
      'La asociación de Sonsón presta la herramienta y un podador certificado por 85.000 pesos el jornal. Si quiere intentarlo, empiece por los veinte árboles más feos: son los que mejor enseñan.',
    ],
  },
  {
    brand: 'rural',
    slug: 'limon-tahiti-tolima-riego-goteo',
    sections: ['/semanariorural/agricultura', '/semanariorural/agua'],
    kicker: 'Limón',
    headline: 'Limón en el norte del Tolima: cuánto vale sembrar una hectárea y cuándo se recupera',
    by: ['catalina-orozco-zea', 'efrain-buitrago-cuervo'],
    ago: 1780,
    tags: ['Limón', 'Costos', 'Tolima'],
    picture: {
      id: 'limones-huerto',
      caption: 'Con riego por goteo la primera cosecha llega a los 20 meses.',
      credit: 'Semanario Rural',
    },
    body: [
      'La pregunta la hacen en todas las reuniones: ¿sí da el limón? En Armero Guayabal y Honda hicimos las cuentas con tres productores que llevan libro, y la respuesta es que sí, si hay agua y paciencia.',
      {
        table: {
          head: ['Rubro por hectárea', 'Valor'],
          rows: [
            ['Plántulas injertadas (400)', '$4.800.000'],
            ['Preparación y ahoyado', '$2.900.000'],
            ['Goteo y tanque', '$7.600.000'],
            ['Mantenimiento primer año', '$5.200.000'],
            ['Mantenimiento segundo año', '$6.100.000'],
            ['Total antes de vender', '$26.600.000'],
          ],
        },
      },
      'La producción empieza a los veinte meses y se estabiliza al cuarto año, en unas 28 toneladas. A un precio promedio de 1.350 pesos el kilo en finca, y descontando la recolección, la inversión se recupera a mediados del tercer año. Si el precio cae por debajo de 800, se demora uno más.',
      'El error más costoso es sembrar sin contrato en época de sobreproducción, entre mayo y julio. Con goteo se puede forzar la floración para cosechar en diciembre y enero, cuando el bulto llega a doblarse.',
      'Y un aviso: compre las plántulas en vivero registrado. El ahorro de 4.000 pesos por palo sale carísimo si viene con dragón amarillo.',
    ],
  },
  {
    brand: 'rural',
    slug: 'silvopastoril-caqueta-sombra-litros',
    sections: ['/semanariorural/ganaderia'],
    kicker: 'Ganadería',
    headline: 'Sombra que da leche: el potrero con árboles que ya se paga solo en el Caquetá',
    standfirst:
      'Con botón de oro y leucaena en franjas, una finca de Belén de los Andaquíes pasó de 4,1 a 6,8 litros por vaca y le devolvió nueve hectáreas al monte.',
    by: ['efrain-buitrago-cuervo'],
    ago: 410,
    tags: ['Ganadería', 'Silvopastoril', 'Caquetá'],
    picture: {
      id: 'llano-ganado',
      caption: 'La temperatura bajo las franjas es hasta siete grados menor.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    contentCode: '3',
    body: [
      'En la finca La Esperanza las vacas hacen fila para la sombra. A mediodía, cuando el potrero del vecino marca 37 grados, debajo de la leucaena hay 30 y un rumor de rumia. “La vaca con calor jadea, y la que jadea no come”, explica Nubia Trujillo, que heredó de su padre 62 hectáreas peladas y hoy tiene 41 con árboles y nueve que volvieron a ser monte.',
      'Hace seis años ordeñaba 28 vacas y le salían 4,1 litros por cada una. Ahora ordeña 31, en menos tierra, y el promedio es de 6,8. No cambió de raza ni compró concentrado: cambió el techo.',
      'El monte que volvió es lo que más la emociona. En las nueve hectáreas que cercó no sembró nada: dejó que los murciélagos y las guacharacas hicieran su oficio. A los tres años había yarumos de seis metros; a los cinco, un venado. “Me lo mostró la cámara que puso la universidad. Yo le había quitado la plata a esa tierra y ella me contestó con un venado”, cuenta. Hoy recibe 780.000 pesos al año por hectárea conservada.',
      { h: 'El arreglo' },
      {
        list: [
          'Franjas de leucaena cada ocho metros, de oriente a occidente.',
          'Botón de oro en las orillas, para corte.',
          'Brachiaria en el piso, con descanso de 32 días.',
          'Divisiones con cinta eléctrica y batería solar.',
          'Bebederos en cada lote: la vaca que camina al caño pierde medio litro.',
        ],
      },
      {
        table: {
          head: ['Costo por hectárea', 'Valor'],
          rows: [
            ['Semilla y vivero', '$1.150.000'],
            ['Mano de obra', '$980.000'],
            ['Cerca y bebedero', '$1.420.000'],
            ['Mantenimiento (año)', '$380.000'],
          ],
        },
      },
      'La plata se recuperó en 31 meses, con un crédito a tasa preferencial y un incentivo por conservación. La parte difícil es el primer año: hay que cerrar los lotes para que el árbol agarre y buscar dónde poner los animales. Nubia pagó pastaje en dos fincas y vendió cinco novillas.',
      {
        quote: 'Mi papá tumbó para que yo comiera. Yo siembro para que él descanse.',
        by: 'Nubia Trujillo, ganadera',
      },
      'La visitan cuarenta ganaderos al mes. A todos les muestra primero el caño, que se había secado y corre otra vez, y después los números, que tiene pegados con imán en la nevera.',
    ],
  },
  {
    brand: 'rural',
    slug: 'cerdos-camas-profundas-sin-olor',
    sections: ['/semanariorural/ganaderia'],
    kicker: 'Porcicultura',
    headline: 'Cerdos en cama profunda: menos agua, menos olor y abono para vender',
    by: ['efrain-buitrago-cuervo'],
    ago: 2950,
    tags: ['Cerdos', 'Abono'],
    picture: {
      id: 'cerdos-corral',
      caption: 'El sistema ahorra hasta 18 litros de agua por animal al día.',
      credit: 'Semanario Rural',
    },
    body: [
      'La cama es de cascarilla y tamo de arroz, tiene cincuenta centímetros y no se lava. Los cerdos escarban, revuelven y hacen el compost ellos mismos. En Fuente de Oro, la familia Rey engorda sesenta animales por ciclo y no gasta más agua que la que beben.',
      'Necesita 1,4 metros cuadrados por animal, techo alto, buena brisa y cascarilla seca. La temperatura de la cama sube a 45 grados a los diez días: eso la sanea. Si huele a amoniaco, le falta volteo o le sobran cerdos.',
      {
        list: [
          'Costo de la cama: 46.000 pesos por animal y ciclo.',
          'Abono obtenido: 9 bultos por cerdo.',
          'Precio del bulto: entre 9.000 y 13.000 pesos.',
          'Agua ahorrada en 120 días: unos 2.100 litros por animal.',
        ],
      },
      'A doña Nelcy Rey los vecinos la demandaron hace cinco años por los olores. Con la cama profunda retiró las lagunas, sembró heliconias alrededor y mandó a cada demandante un bulto de abono con moño. Dos se volvieron socios. El tercero sigue bravo, pero compra tocino.',
      'El abono se deja madurar cuarenta días más antes de usarlo en huerta. Y ojo con los lechones de menos de quince kilos: la cama los enfría.',
    ],
  },
  {
    brand: 'rural',
    slug: 'roya-variedades-renovar-cafetal-cuando',
    sections: ['/semanariorural/cafe'],
    kicker: 'Café',
    headline: '¿Renovar o aguantar? La cuenta que debe hacer antes de zoquear su cafetal este semestre',
    standfirst:
      'Con la carga cerca de los tres millones, muchos aplazan el corte. Un caficultor explica por qué esperar un año puede costar más que perder una cosecha.',
    by: ['hector-guevara-majin'],
    ago: 960,
    tags: ['Café', 'Renovación', 'Roya'],
    picture: {
      id: 'cafe-grano',
      caption: 'Un cafetal de más de nueve años pierde hasta la tercera parte de su producción.',
      credit: 'Ramiro Pulido / Semanario Rural',
    },
    body: [
      'Cuando el precio está bueno nadie quiere cortar un palo. Yo tampoco. Pero el cafetal no sabe a cómo está la carga: sabe cuántos años tiene. Un lote de nueve produce 30 por ciento menos que uno de cinco y le cuesta lo mismo desyerbarlo.',
      'Haga la cuenta en una hoja. Arriba, lo que le da hoy el lote viejo. Abajo, lo que deja de recibir dieciocho meses si lo zoquea. Divida por los cinco años buenos que vienen. En mi finca la renovación se pagó en la segunda cosecha, incluso con precios un quinto más bajos.',
      {
        table: {
          head: ['Edad del lote', 'Arrobas por hectárea', 'Costo por arroba'],
          rows: [
            ['4 a 6 años', '148', '$92.000'],
            ['7 a 8 años', '121', '$108.000'],
            ['9 a 10 años', '97', '$131.000'],
            ['Más de 11 años', '70', '$168.000'],
          ],
        },
      },
      {
        list: [
          'Renueve por lotes: nunca más de la cuarta parte de la finca.',
          'Zoquee en menguante, a treinta centímetros y en bisel.',
          'Proteja el corte el mismo día.',
          'Siembre maíz o fríjol entre surcos el primer año.',
          'Escoja variedad resistente: la roya no perdona dos inviernos.',
        ],
        ordered: true,
      },
      'Sobre la luna hay discusión. Yo corto en menguante porque así lo hacía mi mamá y porque los chupones me salen más sanos. La ciencia todavía no le ha dado la razón, pero tampoco la ha visitado.',
    ],
  },
  {
    brand: 'rural',
    slug: 'acueducto-veredal-cuotas-medidores',
    sections: ['/semanariorural/agua'],
    kicker: 'Agua',
    headline: 'El acueducto veredal que puso medidores, perdió amigos y ganó agua para todos',
    standfirst:
      'En La Vega, Cauca, 212 familias pasaron de pagar lo mismo a pagar por lo que gastan. El consumo bajó 38 por ciento y ya nadie se queda seco en agosto.',
    by: ['rosalba-almendra-ussa'],
    ago: 1220,
    tags: ['Acueductos', 'Agua', 'Cauca'],
    picture: {
      id: 'paramo-frailejones',
      caption:
        'El agua nace en el páramo: la bocatoma está a 2.940 metros, en tierras que la comunidad compró en 1996.',
      credit: 'Semanario Rural',
    },
    body: [
      'La asamblea duró siete horas y hubo dos sombreros pisados. Poner medidores significaba que el del lavadero de papa iba a pagar más que la viuda de la esquina, y el del lavadero no estaba de acuerdo. La presidenta de la junta, Fanny Anacona, esperó a que se cansaran y preguntó: “¿Quién se quedó sin agua en agosto?”. Levantaron la mano los de abajo, que son los que siempre la levantan.',
      'Eso fue hace tres años. Hoy 212 familias tienen medidor, pagan una cuota básica de 6.500 pesos por doce metros cúbicos y, de ahí en adelante, 1.200 por cada uno. El consumo bajó 38 por ciento. Encontraron once fugas y dos conexiones que alimentaban una laguna de truchas.',
      {
        list: [
          'Primero el censo y el plano de la red, después los aparatos.',
          'Compre medidores iguales: los repuestos sirven para todos.',
          'Capacite a dos personas de la vereda en lectura y reparación.',
          'Fije la tarifa en asamblea y revísela cada año.',
          'Publique las cuentas en la tienda.',
        ],
        ordered: true,
      },
      'Con los ahorros cercaron el nacimiento y pagan a cuatro jóvenes que siembran yarumos. La cuota del que no puede se cambia por jornales.',
      'El del lavadero instaló un filtro para recircular y ahora gasta la mitad. En la última asamblea llevó los tamales.',
    ],
  },
  {
    brand: 'rural',
    slug: 'precios-insumos-fertilizantes-comparacion',
    sections: ['/semanariorural/precios'],
    kicker: 'Insumos',
    headline: 'A cómo está el bulto: urea, DAP y cloruro de potasio en doce municipios',
    by: ['gloria-chaparro-nino'],
    ago: 130,
    tags: ['Precios', 'Insumos', 'Fertilizantes'],
    picture: {
      id: 'tractor-campo',
      caption: 'El reporte compara almacenes, cooperativas y compra en grupo.',
      credit: 'Semanario Rural',
    },
    body: [
      'La urea bajó por tercera semana y el cloruro de potasio sigue quieto. Llamamos a cuarenta almacenes de doce municipios y pedimos el precio de contado, sin factura amarrada a otra compra.',
      {
        table: {
          head: ['Producto (50 kg)', 'Más barato', 'Más caro', 'Promedio'],
          rows: [
            ['Urea', '$98.000 (Espinal)', '$129.000 (Mocoa)', '$109.500'],
            ['DAP', '$148.000 (Buga)', '$187.000 (Arauca)', '$163.200'],
            ['Cloruro de potasio', '$112.000 (Cereté)', '$141.000 (Leticia)', '$124.800'],
            ['Cal dolomita', '$14.500 (Nobsa)', '$29.000 (Pasto)', '$19.700'],
          ],
        },
      },
      'Comprando entre diez vecinos, con un solo flete, el descuento llega al 11 por ciento. En Cereté una cooperativa consiguió 16 por hacer el pedido en septiembre.',
      'En la tabla faltan los orgánicos, que cada semana nos piden. La gallinaza compostada está entre 11.000 y 16.000 pesos el bulto puesto en finca; el humus de lombriz, a 28.000. Exija registro y huela: si pica en la nariz, no está maduro y le va a quemar la raíz.',
      'Antes de comprar, haga el análisis de suelo. Vale 95.000 pesos y le puede ahorrar el doble. Nueve de cada diez lotes que midió un laboratorio de Tunja tenían fósforo de sobra y les faltaba cal.',
    ],
  },
] satisfies SeedStory[];
