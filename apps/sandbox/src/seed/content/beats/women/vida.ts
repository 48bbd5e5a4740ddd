import { manuscript, type Beat } from '../beat.ts';

export const BIENESTAR: Beat = {
  sections: ['/bienestar'],
  kicker: 'Bienestar',
  tags: ['Bienestar'],
  stories: manuscript(`
La fila del mamógrafo: once mujeres y un bus que llega donde no hay clínica
Acompañamos durante una semana la unidad móvil que recorre el sur del Tolima y encuentra a tiempo lo que nadie buscaba.
Chaparral, Tolima · hospital
El bus tiene dos cuartos, una planta eléctrica y un espejo que alguien tapó por compasión.
La técnica Lucero Yate explica cada paso antes de tocar y calienta la placa con las manos.
De trescientas pruebas, cuatro pidieron segunda cita; las cuatro fueron acompañadas por una vecina.
En la última vereda las esperaban con almuerzo y con la lista ya hecha.

Aprender a decir que no: el taller que se dicta en una plaza de Sincelejo
Cuarenta mujeres practican en voz alta negativas cortas, sin disculpa y sin diminutivo. La primera cuesta; la segunda da risa.
Sincelejo, Sucre
Se empieza por cosas pequeñas: no quiero más arroz, no puedo el sábado.
La psicóloga prohíbe la palabra pero durante dos horas, y el grupo tartamudea.
Una asistente le dijo que no a un préstamo y durmió, contó, como a los quince.
El taller cierra con un sí escogido, que se anota y se guarda en el zapato.

Caminar con otras: las madrugadoras de Envigado suman dos mil kilómetros
Empezaron tres vecinas con miedo de salir solas. Hoy son setenta, llevan pito y han cambiado el alumbrado de la ruta.
Envigado, Antioquia
Salen a las cuatro y media, cuando el barrio es todavía de los panaderos.
La que va atrás lleva chaleco y la que va adelante, chistes.
Anotaron cada bombillo fundido y entregaron el mapa en una carpeta rosada.
Ninguna corre: dicen que corriendo no se puede contar bien nada.

La menopausia en la oficina: qué cambió en tres empresas que abrieron la ventana
Horarios flexibles, ventiladores y un lenguaje sin burlas. Las renuncias de mujeres mayores de cuarenta y cinco bajaron a la mitad.
Bogotá
La propuesta fue de una gerente que se quitaba la chaqueta en las juntas y fingía revisar el techo.
Lo primero fue una charla para todos, con preguntas por escrito y respuestas sin risa.
Lo segundo, un uniforme de tela que no castiga.
Lo tercero no costó nada: permitir que alguien diga que hoy necesita silencio.

El duelo tiene horario: un grupo de madres se reúne cuando los demás ya olvidaron
Llegan al sexto mes, que es cuando dejan de preguntar. Se sientan en círculo y nadie dice que el tiempo cura.
Manizales, Caldas
La regla es una sola: no se compara.
Cada una trae un objeto que no pudo botar y lo pone en el centro.
Hay una raqueta, un uniforme, la mitad de un sándwich que vive en la nevera.
Al salir se reparten los lunes, para llamarse.

Dormir en turnos: consejos de enfermeras para quienes viven al revés
Cortina gruesa, comida a la misma hora y un letrero en la puerta que ninguna suegra respeta. Ellas lo probaron todo.
Neiva, Huila · hospital
El cuerpo no entiende de rotaciones, pero acepta sobornos.
El mejor es la rutina: ducha tibia, ningún noticiero y el teléfono en otro cuarto.
Piden no tomar decisiones después del tercer turno, sobre todo las de pelo.
El letrero dice “aquí duerme alguien que estuvo despierta por ti”.

Respirar frente al mar: terapia gratuita para mujeres pescadoras en Tolú
Los hombres salen de noche y ellas se quedan con la espera. Una instructora les enseña a soltar los hombros antes del alba.
Santiago de Tolú, Sucre · playa
La espera se acumula en el cuello, explica, y de ahí baja a los nietos.
Se sientan en la arena mojada y cuentan las olas de cuatro en cuatro.
Cuando aparece la primera luz en el agua nadie se levanta hasta que reconoce el motor.
Después se desayuna pescado, que es otra manera de respirar.

La nutricionista que empieza por preguntar quién lava los platos
Sus consultas duran una hora y casi nunca hablan de calorías. La dieta, dice, depende de quién tenga las manos ocupadas.
Ibagué, Tolima
A Clemencia Rojas le pidieron bajar de peso y ella pidió conocer la cocina.
Descubrió que comía de pie, de las sobras, con la olla en la mano.
La receta fue una silla y un plato propio, servido primero.
Perdió cuatro kilos y la costumbre de decir que no tenía hambre.

Bailar después del infarto: cardiólogos de Barranquilla recetan cumbia
Treinta minutos, tres veces por semana y con supervisión. Los pacientes vuelven, cosa que no pasaba con la banda caminadora.
Barranquilla, Atlántico
El ritmo permite subir el pulso despacio y da dónde apoyarse.
La primera sesión se hace sentada y ya ahí alguien pide que suban el volumen.
El equipo registró mejor presión y, como efecto secundario, dos noviazgos.
La música en vivo la pone un paciente que tocaba tambora y la había vendido.

Decirlo bien: una guía para acompañar a la amiga que recibió un diagnóstico
Preguntamos a veinte pacientes qué frase les sirvió y cuál las hizo colgar. Ganó un mensaje de cuatro palabras.
Bogotá · celular
El mensaje decía: voy para allá, escoge.
Perdieron “tú puedes”, “todo pasa por algo” y la historia de una prima.
Agradecen más un mercado en la puerta que una cadena de oración a medianoche.
Y piden que después, cuando el pelo vuelva, no se acabe la visita.

Los pies también envejecen: una podóloga responde lo que da vergüenza
Uñas, durezas y zapatos heredados. En su consultorio de Armenia los pacientes cuentan la vida en orden desde el talón.
Armenia, Quindío
Lo que más se ve es la costumbre de callar hasta que sangra.
La uña se corta recta, el talón se hidrata de noche y el miedo se deja en la puerta.
Ha encontrado espinas de 1980 y callos con forma de chancla.
Su recomendación más difícil de cumplir es regalar los zapatos bonitos que aprietan.

El huerto terapéutico del hospital de Facatativá receta azadón y charla
Las pacientes de salud mental siembran lechugas dos horas al día. Las jardineras aprendieron a oír y los médicos, a regar.
Facatativá, Cundinamarca
Cada surco tiene una dueña y no se visita sin permiso.
Hay días en que solo se mira la tierra, y eso también queda anotado en la historia.
La lechuga se vende a las enfermeras, y con la caja compraron guantes.
Una paciente dada de alta volvió el martes a revisar sus rábanos y se quedó de voluntaria.

Qué hacer con la rabia: boxeo, barro y una carta que no se envía
Tres terapeutas proponen maneras de sacarla sin romper nada caro. Las probamos todas y conservamos dos, una de ellas en el bolso.
Cali, Valle del Cauca · boxeo guantes
El boxeo ayudó por fuera y dejó un morado por dentro.
El barro resultó mejor: se golpea, se aplasta y al final queda un plato.
La carta debe escribirse a mano, con insultos y buena letra, y leerse dos días después.
La rabia, dicen las tres, es un aviso; el error es desconectar la alarma.
`),
};

export const CULTURA: Beat = {
  sections: ['/cultura'],
  kicker: 'Cultura',
  tags: ['Cultura'],
  stories: manuscript(`
La directora de cine que filma solo con luz de cocina y ganó en un festival
Su película transcurre en tres metros y dura lo que tarda en hacerse un sancocho. El jurado salió con hambre y en silencio.
Barranquilla, Atlántico · cine
No tenía presupuesto para focos, así que escribió todas las escenas entre las seis y las ocho.
La protagonista es su tía, que exigió cocinar de verdad y repetir las tomas con yuca nueva.
El sonido del hervor se grabó aparte, en once ollas.
En el festival la premiaron por la atmósfera, que en la casa llaman vapor.

Novelas por entregas en el salón de uñas: la escritora que lee mientras secan
Cada sábado, Ingrid Lloreda entrega un capítulo a clientas que no pueden mover las manos. Ya tiene editorial.
Tuluá, Valle del Cauca · libros
El capítulo dura ocho minutos, lo que tarda el secado rápido.
Si se aburren, mueven los dedos de los pies, y ella corrige.
A la mala la salvaron por votación y al galán lo mandaron a estudiar.
La editora que la descubrió había entrado por un simple cambio de color.

El archivo de las modistas: cuatro mil patrones en papel periódico
En una casa de Pamplona se guarda el cuerpo de un pueblo entero, con nombre, fecha y lo que fue ensanchando.
Pamplona, Norte de Santander · costura
Cada patrón está recortado de un diario distinto y se puede leer en la cintura qué presidente había.
La modista Berta Villamizar medía con los ojos y después comprobaba.
Una historiadora encontró ahí la única crónica de una hambruna: dos centímetros menos en todas.
El museo quiere comprarlos; las familias, primero, quieren probarse.

La soprano que canta en ambulancias y ensaya con sirenas
Trabaja como paramédica y estudia ópera en las noches. Descubrió que una nota larga calma mejor que un discurso.
Medellín, Antioquia
La primera vez fue con un niño que no soltaba la puerta.
Escogió una canción de cuna italiana y el conductor bajó la velocidad sin darse cuenta.
Ahora sus compañeros le piden repertorio según el tipo de emergencia.
En el examen final afinó en la bemol, que es la nota del freno.

Ellas también pintaron la guerra: hallan acuarelas de campamento en Tunja
Una enfermera de 1901 retrató a los heridos por el revés de los partes médicos. El museo las exhibe por ambos lados.
Tunja, Boyacá · museo
En el frente dice fractura y en el reverso hay unos ojos.
Se las regalaba a las madres y se quedaba con una copia pequeñita.
La letra permitió identificarla: era la hija del boticario, que nunca volvió a pintar.
Los visitantes caminan alrededor de las vitrinas y leen, sin querer, las dos historias.

Clase de marionetas para abuelas que tienen algo que decirle a su pueblo
En Aracataca construyen muñecos de totumo que hablan por ellas de lo que en la casa no se toca.
Aracataca, Magdalena · teatro
La marioneta de Eneida se llama Yo No Fui y contesta todo.
Los nietos van a la función y se enteran de amores, mudanzas y un nombre cambiado.
La titiritera que enseña asegura que nadie miente con el brazo en alto.
La gira incluyó dos veredas, un ancianato y la puerta de la alcaldía.

La orquesta de mujeres que afina en si bemol y se pelea por los bombos
Treinta y dos músicas tocan repertorio de banda en los pueblos donde no las dejaban cargar el instrumento.
San Pelayo, Córdoba · orquesta
La excusa era el peso; la tuba la lleva ahora una de cincuenta kilos.
En cada pueblo invitan a las que tocaron a escondidas y les prestan la silla.
Una señora de setenta años subió con el bombardino de su difunto y no erró una nota.
Las peleas por los bombos siguen y se resuelven con monedas.

La poeta wayuu que escribe en la arena y deja que el viento edite
Sus textos duran lo que dura la tarde. Una fotógrafa la siguió dos meses y el libro no tiene páginas sino postales.
Uribia, La Guajira
Escribe con un palo de trupillo, despacio, en dos lenguas que se turnan.
Las cabras han corregido algunos versos y ella les reconoce el gusto.
Cuando el viento deja una sola palabra, esa es la que copia.
La primera postal dice únicamente: agua.

Un museo para los cuadernos de tareas: la caligrafía de cien niñas de 1930
El colegio de Ocaña los encontró en un entretecho. Hay dictados, dibujos prohibidos y una protesta escrita con sinónimos.
Ocaña, Norte de Santander
El dictado decía obediencia y alguien puso, catorce veces, su contrario.
La maestra no la castigó: le corrigió una tilde y le puso nueve.
La autora vive, tiene noventa y seis años y pidió ver la nota.
El museo abre los sábados y presta pluma para quien quiera intentarlo.

Las traductoras de telenovelas turcas que trabajan en un garaje de Bello
Cuatro amigas ponen en español lágrimas de ciento veinte capítulos. Inventaron un diccionario de suspiros, con once entradas y ningún diminutivo.
Bello, Antioquia · estudio-tv
El suspiro corto se traduce; el largo se deja, porque todo el mundo lo entiende.
Aprendieron turco con recetas y lo perfeccionaron con chismes de actores.
Cuando muere un personaje paran media hora y prenden una vela por contrato.
Una productora de Estambul vino a conocerlas y lloró, por fin, en el idioma original.

El libro que se lee en la ducha: poesía impresa en azulejos
Una ceramista de Ráquira y doce escritoras instalaron versos en baños públicos. Hay gente que se baña dos veces.
Ráquira, Boyacá
El primero está en un terminal de buses y trata sobre llegar.
Se imprimen con óxido y aguantan jabón, vapor y comentarios.
Los comentarios también se publicaron, en un azulejo aparte.
El más leído tiene tres líneas y está, según su autora, sin terminar.

Una dramaturga escribe obras de diez minutos para la sala de espera
Se representan en tres hospitales, entre el turno ochenta y el noventa. El público no puede irse y nadie se quiere ir.
Bogotá · hospital teatro
La primera actriz se sentó entre los pacientes y empezó a hablar sola.
Cuando la llamaron por el altavoz se levantó, y ahí entendieron.
Una señora dejó pasar su turno para saber el final.
La obra nueva transcurre en una fila y tiene, por fin, enfermera.
`),
};

export const OPINION: Beat = {
  sections: ['/opinion-fucsia'],
  kicker: 'Opinión',
  tags: ['Opinión', 'Mujeres'],
  by: 'carolina-benedetti-puche',
  stories: manuscript(`
La lista del mercado es un género literario
Encontré una en el carrito y supe de esa mujer más que de mis primas. Decía leche, velas, perdonar a Nora y jabón.
—
La letra bajaba hacia la derecha, como cuando una escribe apoyada en la rodilla.
Busqué a Nora con la vista en toda la sección de granos.
Imaginé que primero compraría las velas, por si el perdón tomaba tiempo.
Guardé el papel; en casa agregué, al final, preguntar cómo le fue.

Mi abuela no era fuerte
La llamaban así porque nunca la vieron sentarse. Cansada estaba desde 1950, y nadie le trajo una silla.
—
La fortaleza fue el nombre elegante que la familia le puso a su falta de ayuda.
Cargó once hijos, tres negocios y una pena que se murió con ella.
A mí me quisieron heredar la palabra y la devolví con recibo.
No quiero que digan que fui fuerte; quiero que digan que tuve dónde acostarme.

El grupo del colegio
Somos cuarenta y dos madres y ningún padre. Hablamos de piojos, disfraces y, a las once de la noche, del sentido de la vida.
—
Todo empezó con una cartulina fosforescente que se necesitaba para el día siguiente.
A la una de la mañana alguien confesó que no sabía quién era desde hacía seis años.
Le contestaron diecinueve mensajes, ninguno con consejo y todos con café.
La cartulina apareció; lo otro lo seguimos buscando, con turnos.

Las que llegamos tarde
Estudié a los cuarenta, amé a los cincuenta y aprendí a nadar la semana pasada. No me esperaban en ninguna parte y fue un descanso.
—
La que llega temprano tiene que sostener la puerta.
La que llega tarde encuentra sillas libres, gente relajada y el vino ya abierto.
En la piscina me tocó con niños de seis años, que me aplaudieron la primera burbuja.
Que nadie nos apure; al fin y al cabo la fiesta, por lo visto, también era después.

Pedir prestado un vestido
Hubo una época en que las amigas se prestaban la ropa y con ella la valentía. Volvamos a pasarla de mano en mano.
—
El azul de Marcela consiguió tres empleos y un divorcio.
Llegaba planchado, con una nota en la percha y un pañuelo en la manga.
Ahora cada una compra el suyo y lo usa una vez, sin que nadie le haya dado suerte.
Lo busqué para una entrevista; me quedaba apretado, pero entré de su brazo.

Contra los consejos de las once
Después de cierta hora todas sabemos cómo debe vivir la otra. Propongo que lo dicho con pijama no pueda usarse en nuestra contra.
—
Anoche arreglé dos matrimonios y una herencia desde mi cama.
Por la mañana no fui capaz de escoger entre el café y el té.
El consejo nocturno tiene la claridad de los faros y su misma utilidad en tierra firme.
Si de verdad quieres ayudarme, mándame una foto de tu desorden.

La vergüenza es un idioma
Lo hablamos con fluidez desde los nueve años. Últimamente intento olvidarlo, como se olvida un himno, estrofa por estrofa.
—
La primera palabra fue tápate, y la segunda, así no.
Con ellas construimos frases larguísimas delante del espejo.
Mi hija lo habla poco y con acento, lo cual me parece un avance.
Ayer se miró, encogió los hombros y siguió de largo; casi aplaudo.

El cuarto de los trastos
Virginia Woolf pidió uno propio y a mí me tocó el de la plancha. Desde ahí escribo, con olor a almidón.
—
Hay una bicicleta sin cadena, dos árboles de Navidad y el escritorio.
Nadie golpea porque creen que adentro no hay nadie importante.
Esa es la ventaja: la gente no interrumpe a los objetos guardados.
Si algún día me dan un estudio con ventana, pediré que me dejen la plancha.

Volver a la casa de los padres
Se vuelve con maleta pequeña y se duerme en la cama de antes, que ya no cree en una. El techo, en cambio, se acuerda.
—
Mi mamá ha empezado a preguntarme lo que yo le preguntaba.
En la alacena encontré los vasos de mi infancia, más bajitos y más sabios.
Por la noche oí a mi papá cerrar la puerta dos veces, por si yo no había llegado.
Tenía cuarenta y siete años y las llaves en la mano.

Lo que cabe en una siesta
Veinte minutos robados al reloj me han dado más ideas que tres diplomados. No pienso justificarlo ante nadie que use agenda.
—
La siesta tiene mala prensa porque no factura y porque se parece demasiado a la felicidad.
Mi madre la hacía sentada, con el tejido en la mano, para que pareciera oficio.
Yo me acuesto con todas las de la ley, zapatos afuera y teléfono boca abajo.
Al despertar sé qué quitarle al párrafo, que es lo único que hay que saber.

El novio de mi amiga
Nos cayó mal a todas el mismo día y ninguna lo dijo. Diez años después, en su segunda boda, por fin brindamos con la verdad.
—
Callamos por cariño, que es también una manera de ser cobardes con buena ortografía.
Ella nos contó después que esperaba una señal y que nosotras sonreíamos.
Desde entonces tenemos un código: si alguna pide aguardiente en el almuerzo, hay que hablar.
Se ha usado dos veces y una fue por sed.

Mi hija no quiere mi collar
Es de filigrana, lo compré en Mompox con mi primer sueldo y ella me pidió, a cambio, la receta de los fríjoles.
—
Yo lo había guardado en terciopelo durante treinta años, para este momento.
Me explicó con dulzura que no se lo pondría y que, en cambio, comería todas las semanas.
Tardé en entender que me estaba pidiendo lo que más usé.
Le escribí la receta y se la envolví en el terciopelo.

La voz en el contestador
No he podido borrar el mensaje en que mi hermano me pide que compre pan. Lo oigo una vez por año, y voy por el pan.
—
No dice nada importante, y por eso está entero.
Al fondo se oye un perro que también se murió y una olla que pita.
La compañía de teléfonos me avisó que el buzón se vence.
Lo grabé en otro aparato; sonó la olla y apagué, por instinto, la estufa.
`),
};

export const GASTRONOMIA: Beat = {
  sections: ['/gastronomia', '/estilo-de-vida'],
  kicker: 'Cocina',
  tags: ['Cocina'],
  stories: manuscript(`
El tamal de Mutiscua lleva trucha y una discusión de tres siglos
Unas lo envuelven en chisgua y otras en bijao. La feria del pueblo sentó a las dos familias en la misma mesa.
Mutiscua, Norte de Santander
La chisgua da aroma y el bijao, elegancia; de ahí nadie se mueve.
La trucha entra entera, sin espinas, y el arroz se muele con agua de páramo.
El jurado comió diecisiete y se declaró incompetente por unanimidad.
El año que viene concursarán con los ojos vendados y la hoja retirada.

La sopa que cura desamores se sirve en Santa Rosa a las tres de la mañana
Es caldo de raíz con huevo y cilantro. La cocinera no pregunta, pero calcula por la cara cuánta sal.
Santa Rosa de Cabal, Risaralda
El local tiene cuatro mesas y una campana para cuando alguien se ríe por primera vez.
Doña Fanny empezó vendiendo a los camioneros y terminó oyendo a los novios.
El secreto es un hueso tostado y ningún afán.
Repiten dos de cada tres; el tercero, dice, vuelve acompañado.

Siete maneras de cocinar un plátano que creíamos conocer
Verde, pintón, maduro y pasado: en la Mojana cada punto tiene nombre y plato. Los probamos en orden y pedimos siesta.
San Marcos, Sucre
El cayeye se hace con el más duro y con el queso más salado.
El pintón sirve para sopa, porque se deshace sin desaparecer.
Cuando ya está negro se vuelve cabeza de gato dulce, y ahí se acaba la modestia.
La cáscara también entra: picada, con ají, sabe a carne desmechada.

Pan de masa madre en Pamplona: la levadura tiene ciento treinta años y nombre
Se llama Encarnación, vive en una olla de peltre y ha sobrevivido a dos terremotos y a una mudanza en mula.
Pamplona, Norte de Santander
La alimentan todos los días a las cinco, incluso el Viernes Santo.
El pan sale ácido, con corteza gruesa, y dura lo que dura la semana.
Cuando se casa una hija le entregan un pedazo en un frasco.
Hay Encarnaciones en Bogotá, en Caracas y, desde abril, en Toronto.

Cocinar sin ver: la chef de Popayán que sazona con los oídos
Perdió la vista a los veintiocho. En su cocina cada olla suena distinto y nadie puede mover el salero un centímetro.
Popayán, Cauca · restaurante
La cebolla, dice, canta más agudo cuando está lista.
El equipo aprendió a avisar con la voz y a caminar siempre por la derecha.
Los comensales comen el segundo plato con la luz apagada y lo describen.
La crítica más precisa la hizo un niño: sabe a que alguien estaba poniendo atención.

El arroz con coco frito dos veces y la cocinera que lo rescató de un cuaderno
En la isla de Tierrabomba la receta se había perdido con una bisabuela. Apareció escrita detrás de una cuenta de velas.
Tierrabomba, Bolívar
El titoté se deja dorar hasta que huela a nuez, y no un minuto más.
La segunda fritura, que nadie hacía, separa el grano y le da un crujido leve.
Elodia Cortés la ensayó diecinueve veces antes de servirla en un bautizo.
Una vecina de noventa años la probó, soltó la cuchara y preguntó quién había vuelto.

Los quesos de Belén se maduran en una cárcel del siglo XIX
Cuatro socias alquilaron las celdas por su temperatura. El más cotizado pasa seis meses en el calabozo, a oscuras y sin que nadie le hable.
Belén, Boyacá
Los muros mantienen doce grados y una humedad que ningún equipo había logrado.
Cada rueda lleva número y se voltea los martes, con guantes y saludo.
Los turistas preguntan por los fantasmas; las dueñas, por la corteza.
Al queso del calabozo le pusieron Absuelto y se vende por libras.

Mercado de noche en Leticia: peces, hormigas y una salsa que hace llorar
Recorrimos los puestos con una cocinera tikuna que explica cada bocado y el nombre de quien se lo enseñó.
Leticia, Amazonas · amazonas-rio
El gamitana se asa envuelto en hoja, sin quitarle la grasa.
La hormiga sabe a limón y se come antes de pensarlo.
El tucupí negro hierve tres días hasta que deja de ser veneno y se vuelve costumbre.
Lloramos con la salsa; ella también, pero de risa.

Recetas de huelga: la olla que alimentó a trescientas maestras durante un mes
Las cocineras del paro anotaron cantidades, donantes y turnos. Ahora es un libro que se usa en comedores de barrio.
Montería, Córdoba
La primera noche hubo café para ochenta y lo repartieron por tapas.
A la semana ya sabían que el arroz rinde más si se canta mientras reposa.
El libro no tiene postres, salvo uno, del día en que firmaron.
La olla está en el sindicato, abollada, y se presta con carta.

Vino de arazá y otras bebidas que nacieron porque la fruta no espera
En el Guaviare, siete mujeres fermentan lo que el camino no deja vender fresco. Ya exportaron cien botellas.
San José del Guaviare, Guaviare · copa-bar
El arazá aguanta dos días y la trocha, con suerte, tarda tres.
Empezaron en canecas de pintura lavadas y explotaron la primera.
Un enólogo mendocino les mandó levadura por correo y una carta larguísima.
La etiqueta la dibujó la hija de una: es un camión enterrado hasta las luces.
`),
};

export const ENTRETENIMIENTO: Beat = {
  sections: ['/entretenimiento'],
  kicker: 'Pantalla',
  tags: ['Pantalla'],
  stories: manuscript(`
La serie sobre niñeras que filmaron sus propias protagonistas en Medellín
Ocho trabajadoras domésticas escribieron, grabaron y editaron los capítulos los domingos, su único día libre. Va por la segunda temporada.
Medellín, Antioquia · estudio-tv
El primer capítulo dura doce minutos y ocurre entero en un ascensor de servicio.
Usaron celulares prestados y un palo de escoba para el sonido.
Una de las patronas se reconoció, llamó furiosa y terminó subiendo el sueldo.
La segunda temporada tiene permiso, catering y el mismo palo.

Una actriz de doblaje revela cómo suena el llanto en cinco edades
Lleva treinta años prestándole la voz a niñas, brujas y detectives. En su casa, cuenta, casi no habla.
Bogotá · microfono
El bebé llora hacia adentro y la anciana, hacia el techo.
Nunca ve la película completa; trabaja por pedazos, como quien oye a un vecino.
Su sobrina creció peleando con una caricatura que la regañaba en su mismo tono.
El papel más difícil fue el de una mujer muda, de la que grabó solamente la respiración.

El karaoke de Girardot donde nadie canta solo
La dueña prohibió los solos después de ver salir a alguien llorando. Ahora se sube, como mínimo, de a tres.
Girardot, Cundinamarca · concierto
El reglamento está junto al micrófono y lo explica el cantinero.
Los desconocidos se asignan por mesa y por registro de voz.
De ahí salieron un matrimonio, dos coros y una sociedad de mudanzas.
La canción más pedida tiene un final que nadie alcanza y todos gritan.

La jurado de reinados que cambió las preguntas y se quedó sin trabajo
Quiso saber qué libro habían dejado a la mitad y por qué. La respuesta más honesta ganó; a ella no la volvieron a llamar.
Cartagena, Bolívar · teatro
La ganadora contestó que dejó uno porque le daba miedo parecerse.
El público tardó un segundo en aplaudir y después no paró.
La organización agradeció por escrito la frescura y cambió el formulario.
Ella dicta ahora un curso de preguntas en una biblioteca y lo llena.

Detrás del apuntador: la mujer que ha salvado ciento diez funciones
Trabaja en un hueco de un metro, con una linterna y el texto en las rodillas. Nunca ha visto una obra de frente.
Cali, Valle del Cauca · teatro
Sabe quién se va a equivocar por cómo entra el pie.
Da la primera sílaba, jamás la segunda: el resto debe llegar por orgullo.
Una noche se le apagó la linterna y dictó de memoria un acto completo.
El día de su homenaje la sentaron en platea y no supo dónde poner las manos.
`),
};
