import { albumStories } from './album.ts';

export const RURAL_ALBUMS = albumStories({
  brand: 'rural',
  sections: ['/galerias'],
  credit: 'Ramiro Pulido / Semanario Rural',
  ago: 17_011,
  every: 4099,
  albums: [
    {
      headline: 'El viaje de un bulto de papa: siete paradas entre Villapinzón y su mesa',
      standfirst:
        'Lo seguimos 34 horas, desde el surco hasta un plato en Bogotá. En el camino cambió cuatro veces de dueño y una de precio.',
      cover: 'cocina-ajiaco',
      sections: ['/semanariorural/precios', '/semanariorural/agricultura'],
      tags: ['Papa', 'Precios'],
      pictures: {
        'papa-cultivo':
          'Villapinzón, 5:00 a. m. Gilma Forero y sus hijos sacan 62 bultos de pastusa antes del desayuno.',
        'papa-cosecha':
          'El camión de estacas recoge cuatro lotes. El conductor paga de contado, pero descuenta dos kilos por la tierra.',
        carretera:
          'Subida al Sisga, en segunda. La carga va a 1.450 pesos el kilo y todavía faltan tres manos.',
        cabina: 'Óscar Malagón maneja de noche porque de día el peaje se come la ganancia.',
        'mercado-plaza':
          'En la central la papa se lava, se clasifica y sube a 2.100. Todo ocurre en cuarenta minutos.',
        'bogota-cerros': 'Amanece en Bogotá: la tienda de Egipto compra medio bulto y lo vende por libras.',
        'cocina-ajiaco': 'El plato de doña Rita lleva tres papas distintas. La pastusa es la que espesa.',
      },
      text: [
        'De los 3.800 pesos que paga el consumidor por kilo, Gilma recibió 1.450. El empaque lo puso ella.',
      ],
    },
    {
      headline: 'La escuela de los que se quedan: seis jóvenes que cambiaron la maleta por el lote',
      standfirst:
        'Tienen menos de treinta años, cuentas en redes y botas embarradas. Dibujos de una generación que regresó al campo con un computador y una deuda.',
      cover: 'terminal-bus',
      sections: ['/semanariorural/tecnologia', '/semanariorural/agricultura'],
      tags: ['Jóvenes', 'Relevo'],
      pictures: {
        'terminal-bus':
          'Karen Ulloa llegó a Pitalito una noche de lluvia, con una maleta y un diploma de contadora.',
        'cafe-grano': 'Su primer lote de café lavado fueron 80 kilos. Perdió plata y aprendió a fermentar.',
        apiario:
          'En Santander de Quilichao, los mellizos Peña revisan 24 colmenas antes de conectarse a clase.',
        'arrozal-dron':
          'Camilo Rey siembra arroz con dron en Yopal. El aparato es de siete vecinos y tiene turnos.',
        celular: 'La mitad de las ventas de la asociación de Fómeque entra por mensajes, con foto y peso.',
        'aguacate-arbol':
          'En Herveo, Daniela Gallego injertó 300 palos de aguacate. El banco le preguntó por su marido.',
      },
      text: ['La edad promedio del productor colombiano es de 57 años. En estas seis fincas es de 27.'],
    },
    {
      headline: 'Del río al plato: seis imágenes de la pesca que sobrevive en el Caribe y el Pacífico',
      standfirst:
        'Atarraya, canoa y paciencia. Las cooperativas que acordaron soltar al pez pequeño ya cuentan los grandes, y también los que dejaron de llegar.',
      cover: 'playa',
      sections: ['/semanariorural/agua'],
      tags: ['Pesca', 'Ciénagas'],
      pictures: {
        'pacifico-selva': 'Bajo Baudó: Wilmer Murillo revisa la trampa de jaiba con la marea de las cuatro.',
        playa: 'En San Bernardo del Viento la faena se vende antes de tocar arena, con sombrilla prestada.',
        lluvia: 'El aguacero sube la ciénaga y cambia la ley: desde hoy no se pesca en los caños de desove.',
        'mercado-plaza':
          'En Lorica el bocachico se ofrece por sarta. Marelvis Doria separa la de los mayores.',
        ceviche: 'La cooperativa de Nuquí sirve ceviche de lo que sobra: ni una aleta se devuelve.',
        'amazonas-rio': 'Aguas arriba, los biólogos miden de dónde viene el sábalo. Sospechan de un meandro.',
      },
      text: [
        'Las siete cooperativas del acuerdo devolvieron 1,1 toneladas de pesca joven en el último semestre.',
      ],
    },
    {
      headline: 'Fiesta de pueblo: siete escenas de las ferias que todavía se hacen con lo propio',
      standfirst:
        'Ni tarima alquilada ni artista de moda: reinas de la arracacha, bandas de vereda y un concurso de ordeño que se transmite por la emisora.',
      cover: 'concierto',
      sections: ['/semanariorural/mujeres-rurales'],
      tags: ['Ferias', 'Cultura campesina'],
      pictures: {
        'barranquilla-carnaval':
          'Los de Usiacurí llevaron marimonda al reinado de la iraca y ganaron por unanimidad.',
        concierto: 'En Ráquira cantó Rocío Sierra, que por la mañana había despachado 40 ollas.',
        'leche-ordeno':
          'Concurso de ordeño en Guachucal: once litros en nueve minutos. La vaca también recibió cinta.',
        'arepa-huevo':
          'El puesto de las mujeres de Palenque se quedó sin aceite a las diez y sin arepas a las once.',
        boda: 'En Jardín una pareja aprovechó la feria para casarse: ya estaban todos y había banda.',
        microfono:
          'La emisora comunitaria de Inzá transmitió dieciséis horas con un solo locutor y una olla de café.',
        'cali-salsa': 'El baile final se hizo en la bodega de la cooperativa. Los bultos sirvieron de palco.',
      },
      text: [
        'La feria más barata de las que visitamos costó cuatro millones. La más cara, setenta, y terminó antes.',
      ],
    },
    {
      headline: 'El médico, la maestra y el correo: seis servicios que llegan en mula o en moto',
      standfirst:
        'Donde termina el pavimento empieza otro Estado, hecho de personas. Los acompañamos durante una semana por trochas de cuatro departamentos.',
      cover: 'hospital',
      sections: ['/semanariorural/mujeres-rurales', '/semanariorural/tecnologia'],
      tags: ['Veredas', 'Servicios'],
      pictures: {
        hospital:
          'La doctora Lina Tique pasa consulta en Planadas tres días; los otros dos va a donde no pueden venir.',
        aula: 'En la escuela de La Punta, Sumapaz, una maestra enseña cinco grados con un tablero y once sillas.',
        motocicleta:
          'Ferney Castro reparte cartas, vacunas de aves y encargos. Lleva 180.000 kilómetros en la misma moto.',
        biblioteca: 'La biblioteca de Pesca presta libros por tres meses, lo que dura la cosecha.',
        'urna-votacion':
          'En El Encanto la mesa de votación se instala debajo de un mango y se cuenta con linterna.',
        policia: 'El puesto de Puerto Rico tiene dos patrullas y una sola llanta de repuesto. Se turnan.',
      },
      text: ['El 38 por ciento de las veredas del país queda a más de dos horas de una cabecera municipal.'],
    },
    {
      headline: 'Sierra, páramo y glaciar: seis paisajes donde el ganado le devolvió espacio al agua',
      standfirst:
        'Diez familias bajaron sus vacas del nacimiento y subieron la producción. Cuaderno de viaje por fincas que ahora cobran por cuidar.',
      cover: 'nevado',
      sections: ['/semanariorural/ganaderia', '/semanariorural/agua'],
      tags: ['Ganadería', 'Conservación'],
      pictures: {
        nevado:
          'El Cocuy, visto desde el corral de los Ibáñez. El hielo bajó de tamaño; el hato, también, y por decisión.',
        'paramo-frailejones':
          'Cerca viva en Güicán: seis kilómetros de aliso que separan el frailejón del pasto.',
        'llano-ganado':
          'En Hato Corozal, don Evelio Sarmiento mueve sus novillos cada dos días por doce potreros.',
        'ensilaje-finca':
          'El silo permitió sacar las vacas de la ladera en verano. Costó 3,2 millones entre cuatro.',
        reservorio:
          'La quebrada volvió a llenar el reservorio de Chiscas en mayo, un mes antes de lo previsto.',
        yoga: 'El mirador que era potrero recibe caminantes: la entrada vale lo de un litro y medio de leche.',
      },
      text: [
        'El pago por servicios ambientales es de 640.000 pesos por hectárea al año. Llega en dos cuotas, casi siempre.',
      ],
    },
    {
      headline: 'Fibras, ollas y agujas: seis artesanías que compran el mercado de la semana',
      standfirst:
        'Tejedoras arhuacas, zapateros de Guatavita y bordadoras de Cartago muestran cuánto tarda y cuánto vale lo que usted regatea.',
      cover: 'zapatos',
      sections: ['/semanariorural/mujeres-rurales'],
      tags: ['Artesanía', 'Mujeres'],
      pictures: {
        mochilas:
          'Una mochila como estas toma 45 días. Ati Izquierdo pide que le pregunten qué dice el dibujo.',
        zapatos:
          'Los Rodríguez, de Guatavita, cosen a mano ocho pares por semana con cuero de su propio hato.',
        costura: 'La máquina de pedal de Cartago borda camisas para tres países y una boda.',
        zurcido: 'En Nobsa remiendan ruanas viejas y cobran por el hilo: el oficio, dicen, va de regalo.',
        'flores-cultivo': 'Con las rosas que no exportan, once mujeres de Nemocón hacen papel teñido.',
        'cartagena-muralla':
          'El punto de venta más caro está en la muralla: allá la mochila vale tres veces más.',
      },
      text: ['Encontramos seis precios para la misma pieza. El más bajo fue el que recibió quien la hizo.'],
    },
    {
      headline: 'Trapiche, molino y tostadora: seis máquinas viejas que todavía ponen la comida',
      standfirst:
        'Una rueda de 1920, un horno de ladrillo y un tren que dejó la báscula: el patrimonio industrial del campo que nadie ha jubilado.',
      cover: 'fabrica',
      sections: ['/semanariorural/tecnologia', '/semanariorural/agricultura'],
      tags: ['Máquinas', 'Memoria'],
      pictures: {
        fabrica:
          'En Villeta, el taller de Evaristo Mora fabrica repuestos de trapiche que ya no figuran en ningún catálogo.',
        'valle-cana': 'La molienda de Ricaurte, Nariño, dura tres días seguidos y se releva por apellidos.',
        'tractor-campo':
          'Un tractor de 1969 ara once fincas de Sáchica. Lo arranca, cada vez, la misma persona.',
        'campero-taller':
          'El campero del acueducto de Tibaná subió tubos durante treinta años; ahora carga baterías.',
        tren: 'La báscula de la estación de La Esperanza sobrevivió al tren y pesa todavía la naranja.',
        galletas: 'El horno de leña de Florencia, Cauca, hornea los sábados con turno para quince panaderas.',
      },
      text: [
        'Un estudiante de ingeniería hizo los planos de la rueda hidráulica. Los originales se los comieron las polillas.',
      ],
    },
    {
      headline: 'Caras de la migración rural: seis caminos de los que siembran tierra ajena',
      standfirst:
        'Vienen de Táchira, de Nariño o de la vereda de al lado, y siguen la cosecha. Retrato dibujado de los jornaleros que no aparecen en el censo.',
      cover: 'migrantes',
      sections: ['/semanariorural/agricultura', '/semanariorural/cafe'],
      tags: ['Jornaleros', 'Trabajo'],
      pictures: {
        migrantes:
          'La Donjuana, 6:00 a. m. Cuatro familias caminan hacia la cosecha de durazno con la cocina a cuestas.',
        'finca-cafetera':
          'En Ciudad Bolívar, Antioquia, el cuartel de recolectores tiene ahora agua caliente. Lo pidieron ellos.',
        'limones-huerto': 'Limón en El Espinal: se paga por canasta y a las once no se puede tocar el metal.',
        cacao: 'José Gregorio Márquez aprendió a injertar cacao en Arauca. Enseña a los que llegan después.',
        'cerdos-corral': 'En Jericó, una familia cuida tres cerdos ajenos y vive en la casa de la entrada.',
        billetes: 'El jornal se paga los sábados. De 70.000 pesos diarios, 18.000 se van en comida.',
      },
      text: [
        'Un censo de la gobernación contó 46.000 recolectores en la última traviesa. Uno de cada cuatro cruzó una frontera.',
      ],
    },
  ],
});
