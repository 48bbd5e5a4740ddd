import type { SeedStory } from '../../types.ts';

export const OPINION = [
  {
    brand: 'daily',
    slug: 'elogio-del-anden-con-sombra',
    sections: ['/opinion'],
    kicker: 'Columna',
    headline: 'Elogio del andén con sombra',
    standfirst:
      'A Cali no le falta cemento ni le sobra calor: le falta la costumbre de pensar en el que camina a las dos de la tarde con bolsas.',
    by: ['isabel-holguin-caicedo'],
    ago: 185,
    tags: ['Urbanismo', 'Cali', 'Opinión'],
    picture: { id: 'retrato-53', caption: 'Isabel Holguín Caicedo, columnista.', credit: 'El Diario' },
    body: [
      'Haga la prueba. Salga a las dos de la tarde, con dos bolsas de mercado, y camine ocho cuadras. Anote en cuántas hubo sombra, en cuántas tuvo que bajar a la calle y en cuántas un carro estaba parqueado en su vida. Esa libreta vale más que cualquier plan de ordenamiento.',
      'Fui secretaria de Planeación y confieso un pecado: aprobé andenes anchos, lisos y sin un solo árbol. Quedaban preciosos en los planos. En los planos no hace calor.',
      'Me dirán que hay urgencias mayores. Las hay. Pero la sombra es la más democrática de las obras públicas: no pide carné, no cierra a las seis y no se inaugura dos veces. Un samán trabaja ochenta años sin contrato. Yo he conocido alcaldes que no aguantan ocho meses.',
      'Por eso celebro los 1.200 árboles del centro, aunque lleguen cincuenta años tarde. Una ciudad se conoce por lo que le ofrece al que no tiene afán ni tiene carro. El brisón de las cinco es gratuito; la sombra hay que sembrarla.',
      'Ojalá los cuidemos. Ya sabemos cómo se seca un buen propósito: con una placa, un discurso y ninguna manguera.',
    ],
  },
  {
    brand: 'daily',
    slug: 'el-agua-que-presta-la-tierra',
    sections: ['/opinion'],
    kicker: 'Columna',
    headline: 'El agua que presta la tierra',
    standfirst:
      'Sembré caña cuarenta años y la regué como si el río fuera mío. Mi hija quiere devolverle los nacimientos a la finca.',
    by: ['guillermo-caicedo-velez'],
    ago: 1270,
    tags: ['Agua', 'Caña', 'Opinión'],
    picture: { id: 'retrato-22', caption: 'Guillermo Caicedo Vélez, columnista.', credit: 'El Diario' },
    body: [
      'Sembré caña cuarenta años y la regué como si el río fuera mío. No lo digo con vergüenza, sino con memoria: así nos enseñaron. El agua llegaba, uno abría la compuerta y dormía la siesta.',
      'Hoy visito a los muchachos que miden la humedad con un aparatico enterrado y riegan de noche. Gastan un tercio menos y cosechan lo mismo. Uno de ellos, nieto de un compadre, me preguntó por qué no lo hacíamos antes. Le di tres razones técnicas y me guardé la verdadera: porque no nos tocaba pagar.',
      'El próximo año entregaré la finca a mi hija, que es ingeniera y me mira la libreta con lástima. Ya me pidió los planos de los tres nacimientos que desequé en 1987 para ganar nueve hectáreas. Quiere volver a encharcarlos. Le dije que estaba loca y le di los planos. Los tenía guardados. Uno guarda lo que sabe que va a tener que devolver.',
      'La ley que discute el Congreso le pone precio al metro cúbico. Mis colegas están furiosos. Yo también lo estuve, una tarde. Después hice la cuenta: la subida me costaría menos que el vino de las reuniones en que nos quejamos de ella.',
      'El agua no es nuestra. Nos la presta la tierra, y la tierra lleva cuaderno.',
    ],
  },
  {
    brand: 'daily',
    slug: 'carta-a-un-parlante',
    sections: ['/opinion'],
    kicker: 'Columna',
    headline: 'Carta a un parlante en una terraza de la ciudad',
    standfirst:
      'Usted, que desde el viernes suena sin descanso, debe saber que la salsa no se inventó para tapar las conversaciones, sino para que valiera la pena interrumpirlas.',
    by: ['edgar-tascon-rivera'],
    ago: 2480,
    tags: ['Salsa', 'Convivencia', 'Opinión'],
    picture: {
      id: 'retrato-23',
      caption: 'Édgar Tascón Rivera, cronista y columnista.',
      credit: 'El Diario',
    },
    body: [
      'Estimado parlante: nos conocemos desde las seis de la tarde del viernes. Usted sonaba y yo trataba de leer. A las once ya no leía; a las dos ya lo tarareaba. No tengo nada contra su repertorio, que es bueno. Tengo contra su soledad: usted toca para nadie.',
      'Yo vi bailar en esta ciudad a gente que se callaba cuando entraba un trombón. En las viejas discotecas, el que ponía los discos miraba los pies. Si el piso dudaba, cambiaba. Usted no mira. Usted es un chorro abierto.',
      'He hablado con su dueño. Me explicó que lo prende para no sentirse solo. Lo entendí tanto que casi le pido que le suba. Después le propuse otra cosa: que baje el sábado con dos sillas. Yo pongo los discos y él pone la cara. Prometió pensarlo. Usted, mientras tanto, seguía.',
      'Dicen que en la Feria volverán las orquestas a los barrios. Ojalá lo inviten y lo apaguen. Verá lo que pasa cuando un timbalero respira entre golpe y golpe: los vecinos también respiramos.',
      'Hasta entonces, bájele dos rayitas. No por mí, que ya estoy sordo del oído izquierdo, sino por el silencio, que también es de los buenos compositores.',
    ],
  },
  {
    brand: 'daily',
    slug: 'editorial-clasico-dos-hinchadas',
    sections: ['/opinion', '/deportes'],
    kicker: 'Editorial',
    headline: 'Una prueba para la ciudad que se juega en las tribunas',
    standfirst:
      'Vuelven las dos hinchadas después de cuatro años. Un papel firmado no reemplaza a un adulto que dé ejemplo.',
    by: [],
    ago: 300,
    tags: ['Editorial', 'Clásico', 'Convivencia'],
    picture: {
      id: 'perro-gato',
      caption: 'Perro y gato comparten la ventana; el domingo, el estadio tendrá dos colores.',
      credit: 'El Diario',
    },
    body: [
      'El domingo no solo juegan dos equipos. Juega la confianza. Durante cuatro años la ciudad aceptó que, para evitar la violencia, media tribuna debía quedarse en la casa. La medida funcionó como funcionan los torniquetes: detuvo la sangre y durmió el brazo.',
      'Este periódico apoya el regreso de las dos hinchadas y reconoce el trabajo silencioso de las barras, la Policía y los gestores que lo hicieron posible. También advierte que un papel firmado no reemplaza a un adulto que dé ejemplo.',
      'Hay razones para la prudencia. Los gestores de convivencia han pasado de veinte a sesenta, pero siguen trabajando con contratos de tres meses. La capacitación de los conductores de bus comenzó apenas la semana pasada. Y el transporte de regreso a la ladera, el momento más delicado, depende de que los doce vehículos prometidos estén a la hora. Lo que se cumpla el domingo se le podrá exigir a febrero.',
      'A los dirigentes les corresponde no calentar el micrófono; a los jugadores, celebrar sin señalar; a los padres, explicar que el rival es la mitad de la fiesta.',
      'Si el lunes amanecemos hablando de goles, habrá ganado Cali. Cualquiera de los dos.',
    ],
  },
] satisfies SeedStory[];
