import type { FamilyKey } from 'rotativa/themes';
import type { ArchiveTheme } from './theme.ts';

const columns = (
  section: string,
  tags: readonly string[],
  texts: Pick<ArchiveTheme, 'angles' | 'paragraphs'>,
): ArchiveTheme => ({ sections: [section], kicker: 'Opinión', tags, pictures: [], ...texts });

/** The older columns of the brands that have columnists, who take turns. */
export const COLUMNS: Partial<Record<FamilyKey, ArchiveTheme>> = {
  weekly: columns('/opinion', ['Opinión', 'Debate público'], {
    angles: [
      [
        'El país que se firma en diciembre',
        'Dejamos para el último mes lo que tuvo once. Después llamamos afán a lo que era pereza. Y en enero volvemos a empezar la lista por el final.',
      ],
      [
        'Contra el comité',
        'Cada problema nacional produce una mesa, cada mesa un acta y cada acta otro problema. Propongo que la próxima se instale de pie y sin tinto.',
      ],
      [
        'Lo que {lugar} le enseña a la capital sobre esperar',
        'Allá nadie confunde la paciencia con la resignación. Acá las nombramos en el mismo decreto. Convendría viajar más y firmar menos.',
      ],
      [
        'La frontera no es una línea, es un horario',
        'Abre a las seis y cierra cuando alguien se cansa. Ninguna política exterior la ha mirado a esa hora. Ahí se decide casi todo.',
      ],
      [
        'Las cuentas que no dan y las que no se hacen',
        'Un presupuesto no es una intención con ceros: es la única promesa que se puede sumar. Hagamos la suma antes del aplauso.',
      ],
      [
        'Elogio de la segunda instancia',
        'Equivocarse dos veces es más difícil. En eso consiste, sin latines, el debido proceso. Por eso incomoda tanto a los que ya decidieron.',
      ],
      [
        'La rectora que cerró la puerta del salón y abrió la del patio',
        'En {lugar} una maestra resolvió con sombra lo que el ministerio quería resolver con pantallas. Fui a verla y salí con tareas.',
      ],
      [
        'El río que fue autopista y hoy es paisaje',
        'Por {agua} llegaron los pianos y los periódicos. Ahora solo llegan fotógrafos. El puerto espera, con una paciencia que ya parece costumbre.',
      ],
      [
        'Yo también leí la letra pequeña',
        'Confieso que la entendí. Ese debería ser el escándalo. Para lograrlo necesité dos abogados, una lupa y el resto de la tarde.',
      ],
      [
        'El derecho a no tener opinión antes del almuerzo',
        'Hay mañanas en que el silencio es la forma más seria de la ciudadanía. El tinto, en cambio, no admite aplazamientos.',
      ],
      [
        'Una carretera de {n} kilómetros y cuatro gobiernos',
        'La vía a {lugar} cumplió años. Le llevaron torta, cinta y otro anuncio. Lo que no le llevaron fue el pavimento.',
      ],
      [
        'Quién cuida al que vota en blanco',
        'No es indeciso ni indiferente: es el elector que leyó todos los programas. Merece algo mejor que un regaño cada cuatro años.',
      ],
      [
        'La subasta de los adjetivos',
        'Histórico, profundo, integral. Propongo un impuesto y que se destine a los verbos. Con lo recaudado alcanzaría para hacer, terminar y entregar.',
      ],
      [
        'Diplomacia de mercado',
        'En {lugar} dos países se pelean en los comunicados y se fían en la plaza. La cancillería debería mandar a alguien con canasto y buena memoria.',
      ],
      [
        'La tutela cumple años y nadie le lleva flores',
        'Sigue siendo el papel más corto y más temido de la República. La llevan en bolsas de plástico quienes ya tocaron todas las otras puertas.',
      ],
      [
        'Los museos vacíos de los martes',
        'La entrada libre no basta si nadie explica a qué se está entrando. Un guía con ganas vale más que una fachada recién pintada.',
      ],
    ],
    paragraphs: [
      'Conviene empezar por el principio, que en este país casi siempre está en un anexo. Allí se lee, sin maquillaje, cuánto cuesta lo que se anuncia y quién responde cuando no llega.',
      'Hace {n} años me tocó ver la misma discusión con otros nombres. Los argumentos eran idénticos, hasta en los errores de concordancia, y el resultado también: una comisión de seguimiento que nunca se siguió.',
      'Se me dirá que hay asuntos más urgentes. Siempre los hay. La urgencia es el argumento de quien no quiere explicar la importancia.',
      'En {lugar}, {depto}, pregunté qué esperaban del Estado. Una mujer me respondió que puntualidad. No pidió plata ni discursos: pidió que el que dijo martes llegara un martes.',
      'No pretendo que la ley resuelva las costumbres. Me bastaría con que no las empeore, y con que alguien, antes de firmar, lea en voz alta lo que va a firmar.',
      'La respuesta corta es que no sabemos. La larga ocupa {m} páginas y termina diciendo lo mismo, con bibliografía. Entre las dos prefiero la que cabe en una conversación.',
    ],
  }),
  daily: columns('/opinion', ['Opinión', 'Cali'], {
    angles: [
      [
        'El andén de {barrio} y la democracia',
        'Donde no caben dos personas caminando tampoco cabe un debate. La ciudad que queremos empieza a un metro con cincuenta de la puerta.',
      ],
      [
        'La sombra también es obra pública',
        'Un samán tarda cuarenta años. Una alcaldía, cuatro. Ahí está el problema. Hay que sembrar para quien todavía no vota.',
      ],
      [
        'Lo que baja por {agua} cuando nadie mira',
        'El agua tiene memoria de dónde la dejamos entrar y de dónde la sacamos. Cada aguacero nos pasa la misma factura.',
      ],
      [
        'Defensa del domingo en {barrio}',
        'La ciclovía es el único lugar donde la ciudad se saluda sin pitar. Quitarle una hora sería quitarle un barrio.',
      ],
      [
        'La caña, el agua y los que vienen',
        'Mi generación aprendió a producir. La que llega tendrá que aprender a compartir el turno. De eso depende el valle que entreguemos.',
      ],
      [
        'Carta a un melómano que se mudó',
        'Aquí sigue la esquina. Lo que cambió es quién paga la luz del bafle. Y los vecinos, que ahora piden la canción completa.',
      ],
      [
        'El semáforo que nos educa',
        'Noventa segundos al día de convivencia obligatoria. Deberíamos aprovecharlos mejor. Yo propongo empezar por mirar al de al lado sin apretar la bocina.',
      ],
      [
        'Veinte cuadras para llegar a la biblioteca',
        'En {barrio} los libros quedan lejos y la tienda cerca. Juntémoslos. Un estante, una silla y alguien que sepa prestar bastan para comenzar.',
      ],
      [
        'La feria de los que trabajan en la feria',
        'Detrás de cada baile hay alguien que barre, cocina y cobra el jueves. También para ellos debería haber tarima, descanso y un contrato.',
      ],
    ],
    paragraphs: [
      'Salí a caminar temprano, antes del calor, y conté {n} postes en medio del andén. Ninguno nació ahí: todos los puso alguien con un plano en la mano.',
      'No es nostalgia. La Cali de antes también tenía huecos y madrugones. Lo que tenía, y perdimos, era la costumbre de reclamar entre vecinos y no entre pantallas.',
      'La cifra es sencilla: {m} familias, un parque, dos tableros de baloncesto. Lo demás lo ha hecho la gente, con rifas, con guadua y con una paciencia que no está en ningún plan de desarrollo.',
      'Quien gobierne debería hacer el recorrido en bus, sin escolta y con una bolsa de mercado. Aprendería en una hora lo que un diagnóstico tarda un año en no decir.',
      'Termino con una propuesta modesta: terminar lo que está empezado antes de inaugurar lo que sigue.',
    ],
  }),
  women: columns('/opinion-fucsia', ['Opinión', 'Vida'], {
    angles: [
      [
        'La silla de la cabecera',
        'Nadie la reservó y, sin embargo, todas sabemos quién se sienta ahí. Este diciembre decidimos cambiarla de sitio.',
      ],
      [
        'Amigas de antes, amigas de turno',
        'Hay amistades que duran lo que dura una oficina. Ninguna es menos verdadera. Aprender a despedirlas sin reproche también es una forma de la lealtad.',
      ],
      [
        'La casa de {lugar} que heredamos entre cinco',
        'Una casa no se reparte: se conversa, se pinta y a veces se suelta. Nosotras vamos en la segunda mano de pintura.',
      ],
      [
        'Pedir perdón en la cocina',
        'Las disculpas importantes no se dicen de frente. Se dicen pelando papas. Mi madre nunca pidió una en voz alta y nadie quedó sin la suya.',
      ],
      [
        'Lo que callo cuando digo que estoy bien',
        'Dos palabras que cierran puertas con mucha educación. En la mesa de mi casa eran ley, y todavía me cuesta desobedecerlas.',
      ],
      [
        'El arte de irse de las fiestas',
        'Sin excusas, sin despedida larga y con los zapatos todavía puestos. Quien lo domina llega a casa con la alegría entera.',
      ],
    ],
    paragraphs: [
      'Mi abuela tenía una frase para cada silencio. Yo heredé los silencios y tardé {n} años en encontrarles las frases.',
      'En la consulta, cuando una mujer dice «no es nada», suelo acercar la caja de pañuelos. Casi siempre es algo, y casi siempre tiene nombre propio.',
      'Aprendí tarde que cuidar no es adivinar. Se puede preguntar, y la pregunta también es una forma del cariño.',
      'Aquella tarde en {lugar} nos reímos hasta que se fue la luz. Después seguimos riéndonos, porque a oscuras se oye mejor quién está.',
    ],
  }),
  rural: columns('/semanariorural/opinion', ['Opinión', 'Campo'], {
    angles: [
      [
        'La lluvia no pide permiso, pero avisa',
        'En {lugar} los viejos la leen en las hormigas. El pronóstico llega después, por mensaje. Entre las dos cosas está la diferencia entre perder y guardar.',
      ],
      [
        'Fiar es sembrar',
        'La tienda de la vereda financia más cosechas que el banco, y no pide escritura. Pide, eso sí, que uno salude y vuelva.',
      ],
      [
        'La semilla que prestó {lugar}',
        'Devolver el doble era la regla. Nadie la escribió y nadie la ha incumplido. Ojalá los ministerios guardaran así lo que se les confía.',
      ],
      [
        'Un precio justo cabe en una libreta',
        'Si el que compra anota y el que vende también, la conversación empieza pareja. Lo demás lo arregla un tinto bien servido.',
      ],
      [
        'La sombra del cafetal no es pereza',
        'Es agua guardada, es pájaro, es almuerzo. Que vengan a medirla. Aquí los esperamos con botas prestadas y sin afán.',
      ],
      [
        'Los hijos que vuelven con celular',
        'Se fueron por la carretera y regresaron por la señal. Hay que hacerles surco. Si no, se nos vuelven a ir con lo que aprendieron.',
      ],
    ],
    paragraphs: [
      'Esta columna la escribo de noche, porque de día hay que trabajar. A esa hora la finca suena distinta y uno oye lo que de día no oye: el agua corriendo donde no debía.',
      'Me preguntan desde la ciudad por qué no sembramos otra cosa. Les mando una foto del camino y otra del recibo del flete. Con {m} pesos por kilo, la respuesta cabe en el puro empaque.',
      'La palabra empeñada era el contrato de mis mayores. Hoy también firmamos, y está bien, pero conviene que el papel no reemplace la vergüenza.',
      'El que quiera entender el campo que venga a {lugar} un lunes, no un domingo. El domingo somos folclor; el lunes somos oficio.',
    ],
  }),
};
