import { manuscript, type Beat } from '../beat.ts';

/** Pilar Echavarría's columns about the State as it is met at a counter, in a plenary and in the official gazette. */
export const PILAR_ESTADO: Beat = {
  sections: ['/opinion'],
  kicker: 'Opinión',
  tags: ['Opinión', 'Estado'],
  by: 'pilar-echavarria-lince',
  stories: manuscript(`
El ministerio de las cosas pequeñas
Propongo una cartera dedicada a lo que no da votos: el bombillo, la silla coja, el timbre de la escuela. Su presupuesto cabría en un cajón.
—
En Chaparral visité un juzgado donde el magistrado sostiene el escritorio con dos tomos de la gaceta. Lleva así cuatro años. La carpintería pidió tres cotizaciones, la oficina de compras pidió cinco, y entre unas y otras el roble fue perdiendo una pata más.
No hay titular en eso. Los periodistas preferimos el contrato de los mil millones, que al menos tiene villano. Pero el ciudadano no se encuentra con el villano: se encuentra con el baño cerrado, con el ventilador que no gira y con la hoja que dice “no hay sistema” escrita a mano en 2016.
Imagino a esa ministra. No inauguraría nada. Llegaría sin escolta, con un destornillador en la cartera, y preguntaría en la portería qué es lo que más estorba. Lo arreglaría antes de las once. Por la tarde firmaría, si le queda tiempo.
Se me objetará que el Estado está para lo grande. Así nos ha ido. Lo grande se contrata, se adiciona y se suspende; lo pequeño, en cambio, se queda hecho.
A la salida el magistrado me acompañó hasta la puerta. Hubo que levantarla un poco para que abriera.

Cómo se cuenta una derrota
El Gobierno perdió por tres votos y emitió un comunicado de victoria. Lo leí dos veces. A la segunda entendí que también la sintaxis puede hacer quórum.
—
“La iniciativa inicia una nueva etapa de socialización”, decía el primer párrafo. Traduzco: la hundieron. El segundo celebraba el debate democrático, que es lo que se celebra cuando no hay otra cosa. El tercero anunciaba una mesa técnica.
He coleccionado partes de derrota desde que entré a este oficio. Los mejores son los de los directores técnicos, que por lo menos mencionan el marcador. Los peores son los de los partidos, donde nadie pierde: todos “consolidan una base” y “abren un horizonte”.
Una vez, en 2009, un alcalde de Santander salió al balcón la noche de la consulta y dijo seis palabras: me equivoqué, ustedes no, gracias, buenas noches. Lo silbaron los suyos y lo aplaudieron los otros. Dos años después lo eligieron gobernador.
No doy el ejemplo como receta, porque la franqueza deja de servir cuando se calcula. Lo doy porque me sigo acordando.
Del comunicado de esta semana no recuerdo ya ni una palabra, salvo “horizonte”, que estaba mal usada.

La fe notarial
Fui a autenticar que sigo viva. El funcionario me miró, miró mi cédula y pidió un tercero que diera fe.
—
El tercero fue el señor de las empanadas, que me conoce de vista y a quien le pareció una pregunta razonable. “Yo la vi el martes”, declaró. Le tomaron la huella, aceitosa, y quedó registrada como la mejor de la mañana.
Seiscientos mil pensionados hacen ese trámite cada semestre. Los hay que viajan tres horas en chiva para demostrar que todavía pueden viajar tres horas en chiva. La entidad lo explica con una cifra: descubre cuarenta suplantaciones al año. Es decir, desconfía de todos para atrapar a cuarenta.
La prueba de supervivencia podría invertirse. El Estado sabe cuándo morimos, porque cobra el certificado. Bastaría con que una oficina le contara a la otra. Pero eso exigiría que se hablaran, y aquí las oficinas solo se escriben, con copia.
Me devolvieron la cédula y un papel con sello. Según él, estuve viva el catorce de mayo a las 10:42.
Del resto del día no tengo pruebas.

Los días que no cuentan
El calendario oficial tiene semanas enteras en que no corren términos, no se notifica y no se responde. En alguna de ellas vive la mitad del país.
—
La ley los llama inhábiles, como si el tiempo pudiera lesionarse. Entre el veinte de diciembre y el once de enero no se vence nada, salvo los arriendos, los créditos, la paciencia y la leche.
Una señora de Soledad me escribió hace poco. Su tutela por un medicamento entró un viernes, víspera de puente. El martes era vacancia del municipio; el miércoles, día de la Rama; el jueves, paro. Cuando alguien abrió el sobre, ella ya había vendido la nevera para comprar las ampollas.
Los jueces tienen derecho a descansar, y conozco a varios que no lo hacen. El problema no es su reposo sino nuestra costumbre de diseñar los plazos mirando al que responde y no al que espera.
Se puede corregir sin reforma constitucional: turnos, una lista pública, un teléfono que conteste. Los hospitales lo inventaron hace siglos y no han pedido patente.
Mientras tanto, recomiendo enfermarse un lunes hábil, temprano y con fotocopias.

Contra el aplauso preventivo
En los actos públicos se aplaude ahora antes de que hablen. Es comprensible: después habría que haber escuchado.
—
Asistí a la presentación de un plan nacional que todavía no estaba escrito. El auditorio lo ovacionó de pie. La ministra agradeció el respaldo y anunció que el documento se conocería en noventa días, momento para el cual ya estaba citado otro aplauso.
Antes se aplaudía lo hecho; luego, lo prometido; vamos por la intención. No falta mucho para que ovacionemos al que esté pensándolo.
Hay una tribu a la que admiro: los sordos. En sus asambleas el aplauso se hace agitando las manos en el aire, y nadie puede fingirlo mirando el celular. Pasé una tarde en una y salí con los brazos cansados y la sospecha de haber entendido más que en el Congreso.
Guardemos el ruido. Que cada cinta cortada reciba un silencio de seis meses y que, si el puente sigue en pie, volvamos todos con las palmas descansadas.
Será un estruendo breve, me temo. Pero de los que no se olvidan.

El asesor del asesor
Hay un nivel de la administración que no firma, no decide y nunca ha dejado de existir. He almorzado con él y es simpatiquísimo.
—
Se llama enlace, delegado, articulador o, en los casos avanzados, dinamizador. Su función es recordarle al asesor lo que el ministro le dijo al viceministro. Para ello lleva una libreta, que nadie le ha pedido jamás, y un chaleco.
Según el observatorio de una universidad pública, por cada diez funcionarios de carrera hay hoy catorce contratistas de apoyo. No es culpa de ellos. Muchos son abogados de veintiséis años que saben más derecho que su jefe y duermen menos que sus padres. El Estado los renueva en enero, los olvida en junio y les pide en diciembre que demuestren afinidad.
Un país que terceriza la memoria está condenado a explicarse todo desde cero. Cada cambio de gabinete es un incendio de bibliotecas, con la diferencia de que aquí a los bibliotecarios les piden la tarjeta de acceso.
Mi contertulio pagó su parte de la cuenta y guardó el recibo. Tiene que legalizarlo.
Cuando le pregunté quién se lo aprobaba, señaló hacia arriba con mucho respeto, y los dos miramos el techo.

Breve elogio del concejal de pueblo
No sale en televisión, cobra por sesión y su esposa le guarda el discurso en la nevera, para que no se caliente. La democracia también es él.
—
Lo vi en Guamal, Magdalena, defender durante hora y media una alcantarilla. No la alcantarilla en general, como concepto, sino esa, la de la esquina de la señora Petrona, que devuelve en octubre lo que recibe en mayo. Trajo fotos, un metro y a la señora Petrona.
Perdió la votación nueve a cuatro. La plata estaba destinada a un letrero con el nombre del municipio, en letras de dos metros, para que los visitantes se tomen la foto. El letrero quedó muy bonito y se inunda.
Al día siguiente lo encontré con una pala. “Tocará por lo civil”, me dijo, y no supe si hablaba del código o de los vecinos, que iban llegando con botas.
Solemos medir la salud de la república por lo que pasa en la plaza de Bolívar. Es un termómetro que marca siempre fiebre. Habría que ponerlo también bajo el brazo de estos mil cien concejos.
Ahí la temperatura es otra: tibia, desigual, viva.

El país de las siglas huérfanas
Desaparecen las entidades y quedan sus iniciales en los muros, en los formularios y en la boca de los porteros. Son nuestros verdaderos fantasmas.
—
Todavía hay quien va al Inderena a preguntar por un permiso, y quien recibe cartas con membrete de un instituto liquidado cuando el remitente era niño. En Arauca vi un aviso nuevo, con pintura fresca, de una corporación que se extinguió en 2003. El pintor no sabía; nadie lo había derogado.
Cada reforma entierra media docena de siglas y alumbra una entera. Las recién nacidas llegan con logo, misión, visión y un encargado de comunicaciones. Lo que no llega es la plata del archivo, y así las historias laborales quedan en un sótano de Fontibón, ordenadas por humedad.
Allí busqué los papeles de mi padre, que trabajó en una empresa de puertos. El celador me prestó una linterna. Encontré su carné, joven y serio, dentro de una caja rotulada con las iniciales de otra cosa.
No he visto mejor definición de patria: un sótano, una linterna y alguien que ayuda a buscar.
Propongo que la próxima sigla sea esa.

La honestidad de los puentes viejos
El de Honda cumplió ciento veintiséis años sin un otrosí. Me paré en la mitad para preguntarle el secreto.
—
Se llama Navarro, lo armaron con piezas que subieron por el río, y cuentan que el ingeniero durmió debajo la noche de la prueba. No firmó una póliza: puso el cuerpo. Es una forma de interventoría que ha caído en desuso.
A los puentes de ahora los acompaña un expediente más pesado que ellos. Hay estudio, contraestudio, adición, aclaración de la adición y una sentencia del consejo. Cuando al fin se abren, el transportador pasa despacio, por las dudas, y el alcalde en helicóptero.
No idealizo el siglo antepasado, que también robaba, y con mejor letra. Pero tenía el pudor de lo definitivo: las cosas se hacían como si uno fuera a ser juzgado por sus bisnietos.
Un niño me preguntó qué miraba. Le dije que estaba esperando a que el puente me contestara.
“Tiene que poner la oreja”, explicó, y puso la suya contra el hierro.

Manual del buen indignado
La indignación es un recurso no renovable y lo quemamos en leña verde. Ofrezco algunas reglas de uso, sin ánimo de lucro.
—
Primera: espere una hora. Si la rabia sigue ahí después de lavar los platos, probablemente tiene razón. Si se fue con la espuma, era hambre.
Segunda: averigüe el verbo. Nos enfurecen los sustantivos —corrupción, despojo, negligencia— porque no comprometen a nadie. Busque quién hizo qué y cuándo. Un verbo en pretérito con sujeto propio vale por tres marchas.
Tercera: pregunte qué cuesta arreglarlo y quién tendría que ceder. En este punto se cae la mayoría, y no por cobardía: descubren que el que tendría que ceder es su cuñado, su sindicato o su parqueadero.
Cuarta: insista. El poder no le teme al grito, que dura una tarde; le teme al señor que vuelve cada martes con la misma carpeta. Conocí a uno en Sincelejo. Tardó once años en que le pavimentaran la cuadra y lo celebró sacando, ese martes, una silla.
Quinta, y última: conserve un asunto por el que no valga la pena indignarse. Yo escogí las banderas en los balcones.

Se busca oposición
No importa el color. Debe saber leer presupuestos, llegar a tiempo y enojarse solo por las tardes. Abstenerse intermediarios.
—
Cada Gobierno se merece la oposición que tiene, pero los ciudadanos nos merecíamos otra. La actual grita bien. Domina la transmisión en vivo, el hilo, la pancarta plegable. Lo que no domina es el artículo 47, que fue el que le metieron mientras se grababa.
Durante el último debate conté las intervenciones: ciento doce. Noventa y seis hablaron del carácter del presidente, diez de la historia universal y seis del proyecto. Una sola, de una representante del Vichada a quien nadie enfocaba, preguntó cuánto valía la garantía y quién la pagaba si llovía.
Esa pregunta tumbó el inciso. Lo tumbó en silencio, a las dos de la mañana, y los noticieros abrieron con el pellizco que se dieron dos senadores en el pasillo.
Oponerse es un oficio de cerrajero: hay que conocer la puerta mejor que el dueño.
Si la representante me lee, que sepa que aquí hay un voto, una grabadora y un café.

Aprender a perder el tiempo
Me invitaron a un taller de productividad para funcionarios. Salimos tarde, porque hubo que explicar la metodología de la puntualidad.
—
El tallerista proyectó un reloj y nos pidió clasificar nuestras tareas en urgentes, importantes, delegables y eliminables. Una secretaria de Tunja levantó la mano: todas las suyas eran de otro. Hubo un silencio productivo.
He pensado mucho en ella. El Estado funciona gracias a miles de personas que hacen lo ajeno a deshoras, y que no caben en el cuadrante. Son las que guardan el tóner, conocen la clave y le avisan al pensionado que vuelva el jueves, cuando esté la que sí sabe.
Esa mujer, me contó después, dedica media hora diaria a contestar llamadas que no le corresponden. Perder el tiempo, lo llama su jefe. Ella lo llama contestar.
Si la eficiencia consistiera en hacer menos cosas inútiles, la primera en irse sería la diapositiva del reloj.
Al final nos dieron un certificado. El mío dice que asistí cuarenta horas, y fueron tres.

El derecho a cambiar de opinión
Un senador votó distinto de como había hablado y le dijeron traidor. Yo lo había visto leer, la noche anterior, hasta las cuatro.
—
En este país cambiar de partido es un trámite, y cambiar de opinión, un delito. Lo primero se hace con notario y desayuno; lo segundo, con vergüenza, a solas, frente a una cifra que no cuadra con lo que uno venía diciendo.
El hombre no es un santo. Había defendido la norma durante dos años, con gráficos. Esa noche leyó el anexo del catastro, encontró que en su propia provincia el impuesto caería sobre los que menos tierra tienen, y a la mañana pidió la palabra para decir una frase rara: “me faltaba este dato”.
Lo abuchearon los de un lado por llegar tarde y los del otro por irse. Nadie le preguntó cuál era el dato.
Confieso que yo he sostenido en esta página cosas que hoy no firmaría. Están ahí, con fecha, y de vez en cuando un lector amable me las devuelve subrayadas.
Las guardo. Son, de todo lo que he escrito, lo que más me sirve.

La ventanilla de quejas cierra a las tres
Quise quejarme de que nadie recibe las quejas. Me dieron un turno, un número de radicado y una encuesta sobre la calidad del servicio.
—
La sala era amplia, con materas, y una pantalla que alternaba los turnos con un video sobre la felicidad laboral. Éramos veinte. A mi derecha, un señor venía por un cobro de alumbrado en una vereda sin postes. A mi izquierda, una estudiante traía impreso un correo donde le pedían imprimir el correo.
A las tres menos cinco apagaron la pantalla. La joven del mostrador, que tenía una voz bonita y los ojos cansados, explicó que el sistema se cierra solo. “Si por mí fuera”, dijo, y no terminó. En ese condicional cabe la historia de la administración pública.
La encuesta tenía cinco caritas, de la furiosa a la dichosa. Marqué la del medio, por solidaridad con la joven, y me respondió una máquina: gracias por ayudarnos a mejorar.
El señor del alumbrado se quedó sentado un rato, mirando las materas.
Eran de plástico. Él, que sabe de eso, fue el único que lo notó.

Lo que no se privatiza
Vendimos los teléfonos, los puertos y la energía. Sugiero conservar la sombra de los palos de mango, que ha dado mejores dividendos.
—
En Mompox hay uno bajo el cual se han firmado tres acuerdos, dos matrimonios y una tregua. Tiene sillas desparejas y un reglamento oral: el que llega saluda, el que se va no interrumpe. Ningún consultor lo ha valorado.
La discusión sobre lo público suele ser contable. Se habla de activos, de participaciones, de puntos básicos, y quien no maneja el idioma se calla. Pero lo público era otra cosa antes de los balances: aquello que uno cuida sin que le paguen, porque si se daña no hay a dónde ir.
Hice la prueba con mis vecinos. Les pedí que nombraran algo que fuera de todos. Dijeron el parque, la acera, la banda, el aire; una niña dijo “la lluvia”. Ninguno mencionó una empresa.
No sostengo que el Estado deba administrarlo todo. Apenas pido que, al hacer el inventario de lo que se vende, alguien se acuerde de lo que no tiene precio y ponga, al lado, una cruz.
O una silla, que es más útil.
`),
};
