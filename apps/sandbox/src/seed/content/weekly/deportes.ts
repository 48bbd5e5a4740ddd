import type { SeedStory } from '../../types.ts';

export const DEPORTES = [
  {
    brand: 'weekly',
    slug: 'ciclista-boyaca-vuelta-cronica-ascenso',
    sections: ['/deportes', '/especiales'],
    kicker: 'Ciclismo',
    headline:
      'Yeison Pirazán, el repartidor de leche que le sacó tres minutos a los mejores escaladores del mundo',
    standfirst:
      'Entrenaba con cantinas de cuarenta litros por las subidas de Cómbita. A los veintidós años ganó la etapa reina y pidió que el premio se lo dieran en una vaca.',
    by: ['camilo-rengifo-sanclemente'],
    ago: 440,
    tags: ['Ciclismo', 'Boyacá', 'Perfil'],
    picture: {
      id: 'ciclista-montana',
      caption: 'Pirazán atacó a 14 kilómetros de la meta, cuando escampó.',
      credit: 'Pilar Echandía / Semanario',
    },
    body: [
      'A 14 kilómetros de la cima, cuando el director le gritó por la radio que esperara, Yeison Pirazán se sacó el audífono. “No fue por desobedecer”, explicaría después, envuelto en una cobija térmica, “es que me estaba haciendo cosquillas”. Luego se puso de pie sobre los pedales, como cuando repartía leche en Cómbita, y se fue solo hacia las nubes.',
      'Detrás quedaron los nombres que salen en las cajas de cereal. El grupo de favoritos tardó dos kilómetros en entender que aquel muchacho de veintidós años, puesto 74 en la general, no iba a cansarse. Le dieron un minuto. Después, dos. En la meta fueron tres minutos y nueve segundos, la mayor diferencia en una etapa reina en once años.',
      { h: 'Cantinas de cuarenta litros' },
      'La historia ya la cuenta todo el pueblo, con versiones. La cierta es que Yeison empezó a los once a llevar la leche de cuatro fincas hasta el centro de acopio, 17 kilómetros con 900 metros de desnivel, en una bicicleta de hierro con parrilla doble. Cuando la cantina iba llena pesaba 43 kilos. Él, 38.',
      'El entrenador Rubén Tarapués lo vio un domingo desde un carro y pensó que la bicicleta tenía motor. Lo siguió hasta el acopio, levantó la cantina y le ofreció entrenar. El muchacho preguntó cuánto pagaban por litro.',
      {
        pull: true,
        quote: 'En la montaña todos sufren igual. La diferencia es a quién le parece normal.',
        by: 'Rubén Tarapués, entrenador',
      },
      'El primer año con entrenador fue un desastre. Yeison no sabía comer en carrera y bajaba con los frenos apretados. En una prueba juvenil, en Duitama, llegó último porque se detuvo a ayudar a otro a cambiar una llanta. Tarapués estuvo a punto de renunciar a él. Lo que lo convenció fue la ficha médica: después de cuatro horas de competencia, el muchacho tenía el pulso de alguien que acaba de levantarse de la siesta.',
      'La familia no veía el futuro en una bicicleta. Su madre, Ana Delia, vendió un ternero para comprar el primer uniforme y le puso una condición, que repitió delante de los vecinos para que constara: si a los veinte años no ganaba lo mismo que repartiendo leche, volvía a la leche. A los veinte firmó su primer contrato, por un mínimo y medio. Ella hizo la cuenta, descontó la gasolina que ya no gastaban y dio su aprobación.',
      {
        table: {
          head: ['Ascenso', 'Longitud', 'Pendiente', 'Tiempo de Pirazán'],
          rows: [
            ['Alto del Sote', '11,2 km', '7,1 %', '31 min 04 s'],
            ['Cómbita, por el acopio', '17 km', '5,3 %', '44 min 40 s'],
            ['Puerto final', '19,6 km', '7,8 %', '56 min 12 s'],
          ],
        },
      },
      'Sus números son raros. Genera menos vatios que los líderes, pero pierde muy poco cuando falta el oxígeno: por encima de los 2.400 metros rinde al 96 por ciento. El fisiólogo del equipo le hizo tres veces la prueba porque creía que el aparato estaba dañado.',
      'Su modo de correr desespera a los técnicos. No mira el potenciómetro ni sabe en qué puesto va; se guía por el color de la cara de los demás. En la etapa reina, según contó, esperó a que el líder se pusiera “como tomate pintón”. Cuando el tomate maduró, se fue. El comisario que viajaba en la moto asegura que en el último kilómetro iba silbando una carranga. Las cámaras lo confirman: los labios se mueven, y a veces sonríe.',
      {
        image: 'nevado',
        caption: 'La meta estuvo a 2.758 metros, casi la altura de su casa.',
        credit: 'Pilar Echandía / Semanario',
      },
      'En Cómbita pusieron una pantalla en la plaza, frente al acopio. Ese día no se entregó leche hasta las once. El gerente de la planta llamó furioso, preguntó por qué, le explicaron, y terminó viendo el final por teléfono, que alguien sostuvo contra el televisor. Al día siguiente mandó un camión extra y una nota: “Se reciben los litros con retraso y con aplausos”.',
      'El premio en efectivo lo reparten los corredores, como manda la costumbre. El otro, el del patrocinador, podía escogerse de un catálogo de relojes. Yeison pidió una vaca normanda. La empresa tardó una semana en averiguar cómo se factura y la vaca llegó el jueves, con collar. Se llama Etapa.',
      {
        interstitial: 'Galería: la subida de Pirazán, de la lluvia a la nieve',
        url: '/deportes/galeria/galeria-ascenso-pirazan/',
      },
      'Faltan tres días de carrera y está quinto, a dos minutos del podio. Le preguntaron si piensa en ganar. Dijo que piensa en el domingo, porque el lunes le toca ordeño. Nadie en la sala de prensa supo si era una broma.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'final-liga-femenina-taquilla-record',
    sections: ['/deportes', '/mujeres', '/especiales'],
    kicker: 'Fútbol femenino',
    headline: 'Treinta y dos mil personas y una deuda: la liga femenina llenó el estadio y aún no cobra',
    standfirst:
      'La final rompió el récord de asistencia y dejó 1.900 millones en taquilla. Las jugadoras, con contratos de cinco meses, piden saber cuánto les toca.',
    by: ['camilo-rengifo-sanclemente'],
    ago: 1260,
    tags: ['Fútbol femenino', 'Liga'],
    picture: {
      id: 'futbol-gol',
      caption: 'La volea que abrió la final, jugada con boletería agotada desde el jueves.',
      credit: 'Semanario',
    },
    body: [
      'El gol llegó en el minuto 93 y lo gritaron 32.104 personas, la mayor asistencia en la historia de la liga femenina. La autora, Dayana Ibargüen, se quitó los guayos en la celebración: los había comprado a cuotas y quería mostrarlos a la cámara.',
      'La taquilla dejó 1.900 millones de pesos. Según el reglamento, el 8 por ciento corresponde a las futbolistas, pero solo si el club está al día con ellas. Los dos finalistas deben, entre ambos, dos meses de salario.',
      'La historia de Ibargüen resume la de muchas. Trabajó de domiciliaria hasta julio, entrenaba a las cinco de la mañana y firmó un contrato que la dejó sin seguridad social el mismo día que se acabó el torneo. “Uno se retira once veces en la vida, una por cada diciembre”, dice. En el camerino, antes de la final, las capitanas de los dos equipos leyeron juntas una carta con siete peticiones. La primera es modesta: que haya médico en todos los partidos.',
      'El sindicato propone una liga de nueve meses y un contrato mínimo anual. Los dirigentes responden que el torneo pierde 6.000 millones por temporada. La final, contestan ellas, demuestra que falta calendario, no público.',
      'Ibargüen firmará en enero con un equipo de México. Donó los guayos al museo del club. “Todavía debo tres cuotas”, aclaró.',
    ],
  },
  {
    brand: 'weekly',
    slug: 'ajedrez-san-basilio-nina-gran-maestra',
    sections: ['/deportes', '/gente', '/especiales'],
    kicker: 'Ajedrez',
    headline: 'La niña de Palenque que le ganó a su profesor con un peón y una paciencia infinita',
    by: ['camilo-rengifo-sanclemente'],
    ago: 7200,
    tags: ['Ajedrez', 'Niñez', 'Caribe'],
    picture: {
      id: 'biblioteca',
      caption: 'Las clases se dictan en la biblioteca comunitaria de San Basilio.',
      credit: 'Semanario',
    },
    body: [
      'Luz Elenis Cásseres mueve las piezas sin mirarlas, como quien desgrana guandul. Tiene doce años, juega desde los seis y en octubre se convirtió en la maestra FIDE más joven del Caribe. Su profesor, que le enseñó con tapas de gaseosa, perdió con ella por primera vez a los ocho meses.',
      'El club de ajedrez de San Basilio de Palenque reúne a 46 niños. Estudian aperturas en español y las comentan en lengua palenquera, en la que no hay una palabra para “jaque”. Inventaron una que significa “cuidado con la sombra”.',
      'El club empezó con un tablero pintado en el piso de la plaza y treinta y dos tapas de gaseosa, marcadas con esmalte de uñas. El profesor Teófilo Salgado, que vende dulces en Cartagena de lunes a jueves, leía las jugadas de los periódicos con que envolvía las cocadas. Hoy tienen diecinueve relojes, tres computadores y una regla que inventaron ellos: el que pierde explica en voz alta por qué.',
      'Luz Elenis viajará en marzo a un torneo en Praga. Pidió llevar el tablero de tapas. “Ese conoce mis errores”, explicó.',
    ],
  },
] satisfies SeedStory[];
