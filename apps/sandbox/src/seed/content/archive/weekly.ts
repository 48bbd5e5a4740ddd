import type { ArchiveTheme } from './theme.ts';

export const WEEKLY_ARCHIVE: readonly ArchiveTheme[] = [
  {
    sections: ['/politica'],
    kicker: 'Concejos',
    tags: ['Concejos', 'Regiones'],
    pictures: ['policia', 'techo-lluvia', 'bus-cali'],
    angles: [
      [
        'El concejo de {lugar} aprobó su presupuesto a la una de la mañana y sin luz',
        'La sesión duró {n} horas y terminó con linternas. La oposición pide revisar {m} millones que aparecieron en el último anexo, entre dos páginas repetidas.',
      ],
      [
        'Los {n} votos de {lugar} que nadie contó hasta el tercer intento',
        'Una mesa instalada en el patio de una escuela dejó las actas bajo la lluvia. La comisión las secó, las leyó en voz alta y cambió una curul.',
        'aula',
      ],
      [
        'En {lugar} la consulta sobre {agua} se ganó por {m} votos',
        'El resultado obliga al municipio a pedir permiso a los vecinos antes de cualquier obra en la orilla. Tres alcaldes de {depto} quieren copiar la pregunta.',
        'pacifico-selva',
      ],
      [
        'La concejal más joven de {lugar} llegó a la sesión en bicicleta y con calculadora',
        'Tiene veintidós años, estudia estadística y en {n} semanas encontró tres contratos pagados dos veces. Sus colegas ya le piden que revise los suyos.',
      ],
    ],
    paragraphs: [
      'El recinto de {lugar} tiene once sillas y un ventilador. Allí se discute cada noviembre de qué vivirá el municipio al año siguiente, casi siempre delante de {n} vecinos que llevan su propio asiento.',
      'La cifra que desató la discusión ocupa una línea: {m} millones para “imprevistos de la ribera”. El secretario de Hacienda explicó que son obras pequeñas sobre {agua} que no alcanzan a tener proyecto propio.',
      'La personería anunció que publicará las actas completas en la cartelera y en la emisora. “Un acta que no se lee es un papel mojado”, dijo la funcionaria al cerrar el debate.',
      'En {depto} no es un caso aislado: otros {n} municipios revisan este año la manera de votar sus cuentas, después de que un tribunal devolviera dos presupuestos por errores de suma.',
    ],
  },
  {
    sections: ['/nacion'],
    kicker: 'Regiones',
    tags: ['Regiones', 'Obras'],
    pictures: ['cocina-arepa', 'terminal-bus', 'obra-troncal', 'reservorio'],
    angles: [
      [
        'El puente de {lugar} que se inauguró tres veces y todavía no llega a la otra orilla',
        'Faltan {n} metros sobre {agua}. Los vecinos cruzan en planchón mientras dos entidades discuten a cuál de ellas le corresponde la última viga.',
      ],
      [
        'En {lugar} los niños llevan {n} días sin perder la lancha de la escuela',
        'Una asociación de padres organizó turnos, chalecos y un silbato. La deserción bajó a la mitad en las veredas que dependen de {agua} para llegar a clase.',
      ],
      [
        'Así se despertó {lugar} después de la noche en que creció {agua}',
        'No hubo víctimas gracias a una alarma hecha con una olla y un flotador. La cuenta de los daños va en {m} viviendas y una biblioteca.',
        'amazonas-rio',
      ],
      [
        'La partera de {lugar} que enseña a escribir la historia clínica a lápiz',
        'Atendió {m} nacimientos en cuatro décadas y ahora acompaña a las enfermeras recién llegadas. El hospital de {depto} le pidió un cuaderno de instrucciones.',
        'madre-hija',
      ],
    ],
    paragraphs: [
      'En {lugar} la noticia corrió primero por la emisora y después por los altavoces del mercado. A las seis de la mañana ya había {n} personas preguntando qué hacía falta y quién tenía una pala.',
      'La ingeniera encargada reconoce que el cálculo se hizo con la altura de {agua} de hace veinte años. “El mapa decía una cosa y la orilla, otra”, resume, con los planos doblados bajo el brazo.',
      'La Gobernación de {depto} prometió {m} millones, que los comerciantes esperan con prudencia: en la ferretería de la plaza guardan recortes de cuatro promesas anteriores, todas con fecha.',
      'Mientras tanto, la vida sigue por donde puede. Don Aurelio, que vende {cultivo} en la esquina, mudó su puesto ocho pasos hacia arriba y asegura que desde allí se ve mejor la gente.',
    ],
  },
  {
    sections: ['/economia'],
    kicker: 'Empresas',
    tags: ['Empresas', 'Empleo'],
    pictures: [
      'tractor-campo',
      'cacao',
      'finca-cafetera',
      'aguacate-arbol',
      'motocicleta',
      'aeropuerto',
      'zapatos',
    ],
    angles: [
      [
        'La fábrica de {lugar} que exporta {cultivo} en frascos de vidrio devueltos',
        'Con {n} empleados y una máquina armada en el pueblo, la empresa vende a tres países. Su mayor gasto no es la materia prima, sino el transporte.',
      ],
      [
        'El crédito de {lugar} que se paga después de la cosecha y casi nadie incumple',
        'Una cooperativa prestó {m} millones sin pedir escrituras. La garantía es la palabra de dos vecinos, y la mora no llega al dos por ciento.',
        'limones-huerto',
      ],
      [
        'Cuánto cuesta llevar una caja de {cultivo} desde {lugar} hasta la capital',
        'El viaje tiene {n} paradas y siete cobros distintos. Seguimos una caja durante dos días para saber en qué kilómetro se encarece lo que llega a la mesa.',
        'mercado-plaza',
      ],
      [
        'Los jóvenes que volvieron a {lugar} para trabajar a distancia y se quedaron a sembrar',
        'Llegaron con computador y contrato. Hoy {n} de ellos tienen además una parcela de {cultivo} y una sociedad que les paga a sus antiguos vecinos.',
        'casa-interior',
      ],
    ],
    paragraphs: [
      'La cuenta está escrita con tiza en la pared de la bodega: {m} cajas al mes, {n} familias y una deuda que termina en marzo. Debajo, otra mano añadió: “y un mecánico que sepa de frío”.',
      'El gremio de {depto} calcula que por cada peso que gana el productor de {cultivo}, otros tres se quedan en peajes, empaques y esperas. Las esperas, dicen, son las más caras.',
      'El banco de la plaza cerró su ventanilla hace dos años. Desde entonces los pagos de {lugar} se hacen en la droguería, que abre más temprano y presta el esfero.',
      'El próximo paso es una planta propia junto a {agua}. El estudio ya está hecho; falta que la licencia salga antes que las lluvias, que suelen ser más puntuales.',
    ],
  },
  {
    sections: ['/cultura'],
    kicker: 'Patrimonio',
    tags: ['Patrimonio', 'Música'],
    pictures: [
      'cali-salsa',
      'concierto',
      'museo',
      'orquesta',
      'partitura',
      'comediante',
      'relojero-mesa',
      'paramo-frailejones',
    ],
    angles: [
      [
        'La banda de {lugar} que ensaya en la cancha porque la escuela les quedó pequeña',
        'Son {n} músicos de entre nueve y setenta años. Preparan un repertorio escrito en el pueblo hace un siglo y rescatado de un baúl con comején.',
        'partitura',
      ],
      [
        'El cine al aire libre que volvió a {lugar} con una sábana y un proyector prestado',
        'Cada viernes llegan {m} personas con su propia silla. La película la eligen los niños y la última función terminó bajo un aguacero que nadie quiso evitar.',
      ],
      [
        'Un cuaderno hallado en {lugar} guarda las canciones que se cantaban junto a {agua}',
        'Tiene {n} letras sin firma y una lista de deudas. Dos investigadoras reconstruyeron las melodías con la memoria de las abuelas del barrio.',
      ],
      [
        'El museo de {lugar} que cabe en un zaguán y presta sus piezas por una noche',
        'Una silla, una máquina de coser y {m} fotografías viajan de casa en casa. Quien las recibe debe contar una historia para devolverlas.',
        'reloj',
      ],
    ],
    paragraphs: [
      'En {lugar} todo el mundo sabe quién tiene la llave del salón y a qué hora almuerza. Esa información, que no está en ningún archivo, fue la que permitió encontrar las {n} piezas que se daban por perdidas.',
      '“No queríamos un monumento, queríamos un martes”, explica la directora, que convirtió el ensayo en la única cita fija del pueblo. Los domingos hay demasiado ruido y demasiada competencia.',
      'El Ministerio aprobó {m} millones para restaurar el techo. La junta pidió que una parte se usara en sillas, con el argumento de que un techo sin gente debajo no protege nada.',
      'De {depto} han llegado otras cuatro comunidades a preguntar cómo se hace. La respuesta es una hoja con once pasos; el primero dice “preguntar” y el último, “barrer”.',
    ],
  },
];
