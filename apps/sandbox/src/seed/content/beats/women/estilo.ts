import { manuscript, type Beat } from '../beat.ts';

export const MODA: Beat = {
  sections: ['/moda'],
  kicker: 'Moda',
  tags: ['Moda'],
  stories: manuscript(`
La camisa blanca que cinco diseñadoras cortaron sin ponerse de acuerdo
Les dimos la misma tela y una sola condición: que pudiera usarla una mujer real un martes cualquiera de oficina y lluvia.
Bogotá · costura
La primera devolvió un cuello que se desabotona y se vuelve bufanda; la segunda, unos puños de enfermera.
Hubo quien la hizo sin botones, pensando en una mamá con el bebé en el otro brazo.
Las probamos durante dos semanas y las lavamos juntas, para ver cuál perdía primero la compostura.
Ganó la más sencilla, que tenía un bolsillo por dentro y ninguna explicación.

Por qué las faldas de Chocontá pesan cuatro kilos y bailan como si nada
Las bordadoras de la sabana enseñan el doblez que permite mover tanta lana sin que se enrede entre las piernas.
Chocontá, Cundinamarca
El secreto son treinta y seis tablones cosidos solo hasta la cadera.
Cada falda tiene por dentro el nombre de la primera dueña y, debajo, el de quienes la heredaron.
Una diseñadora quiso aligerarla y la falda dejó de girar; pidió perdón y la volvió a cargar.
El taller recibe aprendices los sábados y no corrige con palabras, sino descosiendo.

La mujer que devolvió los bolsillos a la ropa de fiesta en Bucaramanga
Comenzó cosiéndolos a escondidas en los vestidos que alquilaba. Ahora es lo primero que le piden sus clientas, antes que el color.
Bucaramanga, Santander · costura
Una invitada le contó que había escondido el discurso del brindis en un zapato.
Mercedes Pabón abrió la costura, puso dos y no dijo nada hasta que devolvieron el vestido.
Adentro apareció una nota de agradecimiento, un pañuelo y media galleta.
Desde entonces todos sus modelos llevan espacio para un teléfono, unas llaves y una rendición elegante.

El hilo de San Jacinto que viste a tres generaciones con una sola hamaca
Cuando la tela se cansa de mecer, las artesanas la convierten en bolso, en chaleco y finalmente en forro de cojín.
San Jacinto, Bolívar
Nada se bota en un telar que tarda once días en llenar dos metros.
Leonor Carvajal recuerda la siesta de cada hamaca por el lado donde se desgastó.
Los chalecos conservan una franja más clara, que es la sombra de alguien dormido.
Las nietas venden por internet y explican esa mancha como quien habla de un diamante.

Zapatos de oficina que no duelen: probamos nueve pares durante ocho horas
Con una podóloga y una mensajera medimos presión, ruido y dignidad. El ganador no fue el más caro ni el más feo.
Medellín, Antioquia · zapatos
La podóloga puso sensores en la plantilla y la mensajera puso la calle.
Tres pares quedaron fuera antes del almuerzo, uno de ellos en un charco.
El tacón de cuatro centímetros resultó mejor que la suela plana, contra todo lo que creíamos.
La lección más útil fue gratuita: comprar por la tarde, cuando el pie ya sabe la verdad.

Una biblioteca de estampados rescata las telas que nuestras abuelas usaban de cortina
Dos mil muestras clasificadas por flor, fruta y década permiten imprimirlas otra vez, con el nombre del dibujante al borde.
Medellín, Antioquia · biblioteca
La colección nació en una fábrica que iba a quemar su archivo por falta de espacio.
Las archivistas hallaron las acuarelas originales, con correcciones a lápiz y cuentas de mercado.
Muchas llevaban firma de mujer y ninguna había cobrado derechos.
Ahora cada reimpresión paga una regalía; la primera la recibió una señora de noventa y un años.

Las sombrereras de Suaza tejen de noche porque el sol vuelve quebradiza la palma
La iraca se trabaja húmeda y con poca luz. Un concurso de diseño las animó a cambiar la copa sin tocar la técnica.
Suaza, Huila
En el corredor hay doce sillas y un solo bombillo, envuelto en papel.
Se teje de memoria, conversando, y el chisme determina la tensión de la fibra.
El modelo nuevo tiene la copa baja y un ala que se dobla para viajar.
Lo presentaron con temor; las más viejas fueron las primeras en ponérselo al revés.

El clóset de una jueza: togas, chaquetas y un vestido rojo para las absoluciones
Hablamos con seis mujeres de la rama judicial sobre lo que se ponen para que las oigan y lo que guardan para el sábado.
Cali, Valle del Cauca · juzgado
La toga iguala, dicen, pero debajo de ella siempre hay una decisión.
Una usa zapatos de cuero blando porque piensa mejor si no le aprietan.
Otra dejó los aretes cuando un abogado le habló mirándole la oreja.
El vestido rojo existe: lo estrenó el día que corrigió un error de doce años.

Ropa que crece: la marca de Pasto que suelta dobladillos durante seis años
Sus prendas infantiles traen pliegues escondidos, botones de repuesto y un registro donde cada hermano firma antes de heredar.
Pasto, Nariño · costura
La idea salió de una madre de cuatro que descosía los domingos.
Cada pantalón tiene tres costuras falsas y se alarga veintiún centímetros.
El registro va en una cinta: nombre, edad y la caída más importante.
Venden menos que antes y cobran más; las clientas, en cambio, compran una sola vez y recomiendan.

El taller que repara carteras finas con la paciencia de un quirófano
En un segundo piso de Chapinero, tres hermanas descosen, limpian y numeran piezas que otros daban por perdidas.
Bogotá
La cirugía empieza con una foto y una pregunta: qué llevas tú aquí todos los días.
Han encontrado cartas, un diente de leche y la factura de otra cartera.
El cuero se hidrata durante una semana antes de la primera puntada.
Si el daño no tiene arreglo, lo dicen con cariño y devuelven el cierre.

Vestirse para el calor: lo que las mujeres de Honda saben y las vitrinas no
Tela cruda, colores que perdonan y una enagua que refresca. Recorrimos la ciudad a cuarenta grados con una modista.
Honda, Tolima
La primera regla es que la ropa no toque donde el cuerpo respira.
La segunda es el blanco roto, porque el puro delata hasta el suspiro.
Doña Teresa Bonilla corta al hilo y nunca forra; dice que el forro es una superstición de páramo.
Terminamos la jornada con su bata prestada y sin ganas de devolverla.

La pasarela de las que nunca desfilan recorrió el mercado de Bazurto
Cuarenta vendedoras mostraron la ropa con la que trabajan y explicaron, paso a paso, por qué cada nudo está donde está.
Cartagena, Bolívar · mercado-plaza moda-pasarela
El delantal lleva dos bolsillos: el derecho para billetes, el izquierdo para monedas y penas.
Las telas se escogen por lo que esconden, que suele ser pescado.
Un fotógrafo pidió que repitieran el giro y le contestaron que había clientes.
El aplauso mayor fue para la más veterana, que cerró la caminata con un balde en la cabeza.
`),
};

export const BELLEZA: Beat = {
  sections: ['/belleza'],
  kicker: 'Belleza',
  tags: ['Belleza'],
  stories: manuscript(`
La peluquería de Cúcuta donde se llora gratis los martes por la tarde
La dueña cierra la puerta, baja el volumen y peina despacio a mujeres que están atravesando un duelo o un juicio.
Cúcuta, Norte de Santander
La primera fue una vecina que no se había lavado el pelo desde el entierro.
Yajaira Contreras le puso una toalla tibia y no le preguntó nada en dos horas.
La voz se regó y hubo que poner turnos, pañuelos y una cafetera.
Una psicóloga del barrio va de voluntaria y, antes de sentarse a oír, barre.

Jabón de tierra: la receta del Cauca que volvió a los baños de ciudad
Se hace con ceniza, sebo y paciencia. Una química explica por qué limpia sin resecar y una abuela, por qué no se tapa.
Timbío, Cauca
El secreto está en la lejía, que debe sostener un huevo a flote.
La química midió la acidez y le pareció perfecta; la abuela dijo que ella la mide con la lengua.
Los moldes son cajas de bocadillo y el secado tarda cuarenta días.
Se vende por pesadas, sin perfume, envuelto en hoja de maíz.

Una dermatóloga lee en voz alta las etiquetas que nadie lee
Escogimos doce cremas del supermercado y le pedimos que tradujera sus promesas. Hubo tres silencios y una carcajada.
Bogotá · laboratorio belleza-tocador
La carcajada fue por una que juraba rejuvenecer el espejo.
Los silencios correspondieron a ingredientes que no hacían daño ni falta.
La más barata tenía lo mismo que la más cara, en otro orden y con menos oro en la tapa.
Su consejo cabe en una línea: compra la que vas a usar todos los días.

Las manos de las arpistas: cómo cuidan lo que el llano les endurece
Cuatro músicas de joropo cuentan qué hacen con callos, uñas y grietas para seguir tocando doce horas en un festival.
Villavicencio, Meta
La uña del pulgar se deja larga y se refuerza con una gota de pegante de zapatero.
El callo no se quita: se lima por el borde, como un instrumento.
Por las noches usan grasa de res con manzanilla y guantes de algodón.
Ninguna acepta manicuras de salón, salvo para la mano que no pulsa.

El salón ambulante de Buenaventura que trenza historias de fuga
Cada peinado tiene un nombre y un mapa. Tres jóvenes los aprenden de una mujer que se los oyó a su bisabuela.
Buenaventura, Valle del Cauca
El llamado Camino Hondo lleva cinco surcos que terminan en la nuca.
Con ellos, cuentan, se guardaban semillas y se marcaban los pasos hacia el monte.
El carrito tiene toldo, espejo y un cuaderno donde se dibujan para no perderlos.
Peinar dura tres horas; quien tiene afán, dicen, todavía no está lista para irse.

Arrugas que cuentan: siete mujeres y la línea de la cara que no cambiarían
Una se la debe a la risa, otra al sol de la cosecha y la tercera a un hijo. Todas se miraron con lupa y contaron.
Manizales, Caldas · madre-hija
Graciela señaló la que le cruza la frente y dijo que es de leer sin gafas.
A Omaira le nació una en el hospital, la semana más larga, y la cuida como un documento.
La menor tiene treinta y dos y ya defiende la suya, diminuta, junto a la boca.
Ninguna habló de edad hasta que apagamos la grabadora.

Así se fabrica un esmalte que no huele en un garaje de Itagüí
Dos ingenieras cambiaron el solvente por uno de caña de azúcar. El color dura menos, pero el techo dejó de dar mareo.
Itagüí, Antioquia · laboratorio
La madre de una de ellas trabajó veinte años en manicura y perdió el olfato.
El primer lote se cuajó en el frasco y sirvió para pintar una bicicleta.
El décimo secó en cuatro minutos y resistió una vajilla completa.
Regalan una muestra a cada manicurista con una sola pregunta: si se le olvidó abrir la ventana.

El espejo y la quimio: un taller enseña a dibujarse las cejas otra vez
En un hospital de Cali, maquilladoras voluntarias acompañan a pacientes que no quieren parecer otra, sino la misma.
Cali, Valle del Cauca · belleza-tocador hospital
Se trabaja con una foto vieja al lado y un lápiz que no apriete.
La primera vez casi nadie mira el resultado; la segunda piden el espejo.
Hay quien prefiere pañoleta y quien se tatúa una flor donde estaba la línea.
La coordinadora, que pasó por lo mismo, corrige solamente si se lo piden.

Rizos sin culpa: guía de una química para dejar de pelear con la almohada
Agua, orden y menos productos. Probamos su método durante un mes con cuatro cabellos distintos y una sola ducha.
Barranquilla, Atlántico
El orden importa más que la marca: primero agua, después crema, al final paciencia.
Peinar en seco es, explica ella, como planchar una camisa sin desdoblarla.
La funda de satín ayudó a tres de las cuatro; a la última le dio risa y resbalones.
El mayor cambio no se vio en el pelo, sino en la hora de levantarse.

La perfumista que embotelló el olor de un aguacero en el Quindío
Trabajó dos años con geólogos y una nariz prestada. El frasco se abre y alguien siempre mira por la ventana.
Armenia, Quindío · perfume
La lluvia no huele a nada; huele lo que toca.
Recogió tierra de catorce patios y la destiló por separado, con sus hojas.
La fórmula final tiene cemento caliente, guadua mojada y un poco de ropa que no alcanzó a entrarse.
Se agotó en tres semanas y hubo quien la compró para no usarla nunca.

Cortes de pelo en la cárcel de mujeres: tijeras contadas y espejos de metal
El curso dura seis meses y tiene lista de espera. Las egresadas montaron, afuera, una red que se recomienda entre sí.
Bogotá
Las tijeras salen de una caja con siluetas, para saber cuál falta.
Practican con pelucas y, cuando ya saben, con las guardias.
La profesora exige hablar poco durante el corte y mucho durante el secado.
De las sesenta graduadas, cuarenta y ocho trabajan; ninguna ha vuelto, salvo de visita.

El labial rojo cumple un siglo en la cartera de las operadoras de Teléfonos
Encontramos a tres jubiladas que lo usaban para que les oyeran la sonrisa. El color, dicen, se notaba en la voz.
Medellín, Antioquia · belleza-tocador
La supervisora pasaba revista a las siete y mandaba a repasar a las pálidas.
Con el auricular puesto no se podía retocar, de modo que aprendieron a hacerlo sin espejo.
Todavía conservan el gesto: dos líneas, un beso al pañuelo y a trabajar.
La más joven, de ochenta y tres, lo sigue llevando para contestar a los nietos.

Piel y plaza de mercado: nueve ingredientes que sí sirven y tres que no
Con una farmacéutica recorrimos Paloquemao y separamos la receta útil de la alergia segura. El limón salió mal librado.
Bogotá · mercado-plaza
La avena calma, la sábila hidrata y el pepino, al menos, obliga a acostarse.
El limón quema con el sol y el bicarbonato arrasa con lo bueno.
La papa deshincha párpados, pero hay que acordarse de lavarla.
Gastamos menos que en un tarro y sobró para la ensalada.
`),
};

export const ESTILO: Beat = {
  sections: ['/estilo-de-vida'],
  kicker: 'Estilo',
  tags: ['Vida diaria'],
  stories: manuscript(`
El club de las que aprendieron a manejar después de los sesenta
Se reúnen en un parqueadero vacío los domingos. La instructora tiene cuarenta y ocho años y un freno de su lado.
Pereira, Risaralda · auto
La mayoría dejó de manejar antes de empezar, porque alguien dijo que no hacía falta.
Blanca Uribe estrenó licencia el día que cumplió sesenta y siete y se fue sola a comprar pan.
En la primera clase aprenden a ajustar la silla y el espejo; en la segunda, a ignorar los pitos.
El examen final es llevar a la instructora hasta el termal y regresar con el pelo mojado.

Una agenda de papel de 1978 y la mujer que la vive otra vez
Encontró en una venta de garaje los días anotados de una desconocida y decidió cumplirlos, cita por cita, durante un año.
Bogotá · libros
El 4 de marzo decía solamente: visillos, Elvira, no llorar.
Compró visillos, buscó una Elvira en el edificio y logró dos de las tres cosas.
A mitad de año la familia de la dueña la contactó y le llevó fotografías.
Hoy almuerzan juntas los jueves, como estaba escrito.

La nevera compartida de Envigado lleva tres años sin un solo robo
Está en la acera, tiene luz y un cartel con letra de niño: lleva lo que necesites, trae lo que te sobre, cierra bien.
Envigado, Antioquia
La idea la trajo una enfermera que había visto botar bandejas enteras.
A las seis de la tarde hay cola de portacomidas, casi siempre para entregar.
El electricista del barrio la revisa cada mes y se cobra con postre.
Lo más raro que apareció fue una torta de cumpleaños con velas y sin nombre.

Hacer maletas ligeras: el método de una azafata que dio trescientas vueltas al mundo
Siete prendas, dos zapatos y una regla: si no lo puedes cargar por una escalera, no lo quieres tanto.
Rionegro, Antioquia · aeropuerto
Todo se enrolla, menos lo que se plancha solo.
El neceser cabe en una mano y el libro se deja en el hotel para otra.
Ella viaja con una bombilla de luz cálida porque los cuartos, dice, se parecen en lo frío.
Al llegar desempaca siempre, aunque sea por una noche, para convencerse de que llegó.

Mujeres que arreglan: la ferretería de Pasto donde la fila es de clientas
La dueña dicta talleres de goteras, enchufes y bisagras. El más lleno se llama Taladro sin Miedo, y se llena en una hora.
Pasto, Nariño
La primera lección es que toda pared tiene algo adentro y conviene preguntarle.
Aura Eraso enseña con tubos transparentes para que el agua explique.
Al final del curso cada alumna lleva su propia caja, con el metro y el orgullo medidos.
Los maridos, cuenta, empezaron a llegar a preguntar por la segunda parte.

El silencio como plan: pasamos un fin de semana en un monasterio de Villa de Leyva
Sin celular, con sopa a las siete y una monja que responde solo lo importante. Regresamos hablando más bajito.
Villa de Leyva, Boyacá
La celda tiene cama, mesa y una ventana que hace de televisor.
Al segundo día una empieza a oír la madera, y al tercero, lo que venía aplazando.
La hermana Clara nos pidió desgranar arveja; en eso consistió casi toda la conversación.
La salida costó: el bus tenía radio y todas quisimos bajarnos.

Jardín en bandeja: cómo tener huerta si tu balcón mide un metro
Una agrónoma nos enseñó a sembrar en cajones de uva, qué cosas mueren siempre y cuál es imposible matar.
Bucaramanga, Santander
La cebolla larga es la imposible: crece hasta del regaño.
El cilantro, en cambio, se ofende con el trasplante y hay que sembrarlo donde va a vivir.
Basta con cuatro horas de sol y tierra que no sea de bolsa.
La primera ensalada cupo en un pocillo y la comimos entre tres, con ceremonia.

Las amigas que compraron juntas una casa para envejecer en Barichara
Son seis, no hay parientes y tienen reglamento. Lo primero que construyeron fue un baño con barandas y una mesa larga.
Barichara, Santander · casa-interior
La idea empezó como chiste en un velorio y terminó en notaría.
Cada una tiene cuarto, llave y derecho a cerrar; la cocina se discute.
Contrataron a un arquitecto de treinta años que les aguantó las escaleras con suavidad.
En el reglamento hay un artículo sobre los ronquidos y otro sobre la última en irse.

El hotel de perros viejos que funciona en una casa de Chía
Recibe animales que nadie adopta por la edad. Las huéspedes humanas pagan por pasear despacio y oír dormir.
Chía, Cundinamarca · perro-gato
El mayor tiene diecisiete, se llama Senador y vota por quedarse echado.
Hay rampas, tapetes y un veterinario que viene aunque no lo llamen.
Las visitantes llegan por una hora y terminan leyendo en el piso.
No se admite tristeza en la puerta, dice el letrero; adentro cada quien verá.

Cómo aprendí a perder: la campeona de scrabble que cuenta sus derrotas
Ganó tres torneos nacionales y recuerda mejor los otros. Escribió un manual para gente que no soporta la última ficha.
Ibagué, Tolima
Su peor partida la perdió por no querer escribir una palabra fea.
Recomienda perder una vez al mes frente a un niño y agradecerle.
El manual tiene treinta páginas y ninguna trata sobre el juego.
En la dedicatoria figura la mujer que la venció en la final, con quien ahora comparte negocio.
`),
};

export const CASA: Beat = {
  sections: ['/casa', '/estilo-de-vida'],
  kicker: 'Casa',
  tags: ['Casa'],
  stories: manuscript(`
La casa de tapia de Barichara que respira por dentro y no conoce ventilador
Una arquitecta la restauró sin cemento y midió la temperatura durante un año. Los muros, dice, trabajan de noche.
Barichara, Santander · casa-interior
Tienen ochenta centímetros de tierra apisonada y guardan el fresco hasta las cuatro.
El revoque se hizo con cal, arena y baba de cactus, como en los libros de cuentas de la iglesia.
La única intervención moderna es una claraboya que dibuja la hora en el piso.
Los vecinos vienen a tocar las paredes y se van pensando en las suyas.

Cuarenta metros y cuatro personas: una casa de Suba que se dobla
Mesas que suben, camas que bajan y un corredor que sirve de comedor. Todo lo hizo la mamá con tutoriales.
Bogotá
El truco no son los muebles, sino el horario: a las siete se convierte la sala en cuarto.
Cada quien tiene un cajón grande, con candado, que nadie abre ni para limpiar.
La mesa cuelga del techo con poleas y baja cuando huele a sopa.
Gastó lo que vale un sofá y aún le sobró madera para la casa del gato.

El color de los zócalos: Guatapé enseña a pintar lo que salpica la lluvia
Una familia de zocaleros explica por qué la franja de abajo se hace en relieve y cómo escoger el tono sin arrepentirse.
Guatapé, Antioquia
El zócalo nació para proteger del barro y de las gallinas.
Ahora cuenta la historia de cada casa: hay uno con llamas, otro con un bus y uno con la receta de la abuela.
Se pinta con cuatro capas y se repasa en enero, después de los guayabos.
El consejo del mayor es mirar la pared a las cinco; si a esa hora gusta, gustará siempre.

Doña Nohora tapiza sillas con cortinas de teatro y tiene lista de espera
Compra telones dados de baja, los limpia al sol y cose con aguja curva. Cada mueble recuerda una función distinta.
Cali, Valle del Cauca
El terciopelo rojo de una ópera quedó convertido en seis comedores.
En los pliegues aparecen lentejuelas, una carta y, una vez, un apuntador completo de Molière.
No acepta sillas flojas: primero pasan por el taller de su hermano.
Las clientas dicen que en ellas se conversa mejor, como si alguien fuera a levantarse el telón.

Plantas que perdonan: diez especies para quienes ya mataron un cactus
Una botánica del Jardín de Medellín hizo la lista más humilde del mundo. El primer lugar vive hasta con olvido.
Medellín, Antioquia
La lengua de suegra soporta la oscuridad, el viaje largo y el exceso de amor.
El error más común no es la sed, sino el plato con agua debajo.
Recomienda hablarles poco y mirarlas mucho, preferiblemente al contrario que a los hijos.
La última de la lista es el helecho: la puso, admite, para que tengamos una meta.

Vivir en una iglesia: la familia que duerme en una capilla de Mompox
El edificio estaba desconsagrado y lleno de murciélagos. Hoy tiene dos cuartos, biblioteca en el coro y eco en la ducha.
Mompox, Bolívar · libros
Al principio hablaban en voz baja, por costumbre ajena.
El altar es la cocina, cosa que al párroco le pareció, después de pensarlo, teológicamente correcta.
Los murciélagos conservan la torre y salen a las seis, en procesión.
Los domingos llega gente a preguntar por la misa y recibe tinto.

El mueble que viajó en canoa: una carpintera de Quibdó hace camas sin tornillos
Trabaja maderas que el río deja en la playa y las une con cuñas. Sus piezas se arman con un mazo y un canto.
Quibdó, Chocó · pacifico-selva
Cada tronco se deja dos meses a la sombra, para que se acuerde de ser árbol.
Yurleidis Palomeque aprendió con un tío que le prohibió el metal y le regaló la gubia.
La cama sale en nueve piezas y cabe en la canoa con el comprador sentado encima.
El canto sirve para golpear parejo y, según ella, para que el mueble no cruja de soledad.

Cocinas de inducción, ollas de barro y otras parejas imposibles
Probamos qué pasa cuando la abuela estrena estufa. Hay soluciones baratas y una tapa que nadie debería botar.
Tunja, Boyacá
El barro no entiende de imanes, pero acepta un disco de hierro por debajo.
El disco se demora en calentar y en enfriar, como doña Ligia para los cambios.
Hicimos cuchuco en ambas: ganó la vieja por sabor y la nueva por la espalda de la cocinera.
La tapa es de peltre, sirve para todo y no la fabrican hace veinte años.
`),
};

export const BODAS: Beat = {
  sections: ['/bodas', '/moda'],
  kicker: 'Bodas',
  tags: ['Bodas'],
  stories: manuscript(`
La novia que se casó de overol en el taller donde conoció a su marido
El vestido lo usó para el brindis; la ceremonia fue entre llantas, con el elevador adornado de margaritas.
Sogamoso, Boyacá
Ella arregla transmisiones y él entró a cambiar un bombillo que no estaba fundido.
La jueza tuvo que subirse a una caja de herramientas para que la vieran.
El velo lo hicieron con malla de filtro, lavada once veces.
La luna de miel la pasaron en la carretera, oyendo que no sonara nada.

Cien invitados, cero desechables: una boda en Guasca que se lavó a mano
La pareja pidió prestada la vajilla de todo el barrio. Cada mesa comió en platos distintos y los devolvió con postre.
Guasca, Cundinamarca
La lista de regalos tenía un solo objeto: tiempo para lavar.
Hubo tres turnos, un radio y un concurso de secado que ganó el padrino.
Los centros de mesa eran repollos y se fueron en la sopa del día siguiente.
Quedó una taza huérfana que todavía busca dueña entre los invitados.

El traje de novia alquilado que ha dado el sí cuarenta y dos veces
Viaja por el Caribe con una bitácora donde cada mujer escribe qué le ajustó y qué le prometieron.
Santa Marta, Magdalena · boda
Es de un corte que no pasa de moda porque nunca estuvo en ella.
La bitácora cuenta un vallenato, tres desmayos y una que lo devolvió sin estrenar.
Esa página es la más leída por las que vienen a medírselo.
La dueña lo repara entre boda y boda, y no cose la mancha de vino del ruedo.

Casarse a los setenta: tres parejas que esperaron su turno
Hubo viudez, divorcio y una timidez de medio siglo. Las ceremonias duraron poco y los bailes, muchísimo, casi hasta el amanecer.
Palmira, Valle del Cauca
Elvira y Tobías se habían gustado en 1971 y ninguno encontró la frase.
La segunda pareja firmó capitulaciones para tranquilizar a nueve hijos.
La tercera llegó en bicicleta tándem y con casco sobre el tocado.
Coinciden en algo: a esta edad se promete mejor, porque ya se sabe cuánto dura.

Las manos detrás de la torta: la pastelera que inventa según cómo se miran
Entrevista a los novios por separado y decide el sabor. Una vez entregó dos tortas y acertó, en las dos.
Popayán, Cauca
A los que se interrumpen les hace capas; a los callados, un relleno inesperado.
La masa reposa una noche entera, con la foto de los clientes en la nevera.
Las dos tortas fueron para unos novios que contestaron todo distinto.
Celebraron nueve años y siguen partiendo cada uno la suya.

El cura que casa en lengua de señas y los invitados que aplauden con las manos en alto
Aprendió para una pareja de su parroquia y hoy viaja por todo el departamento. El coro también ensaya sin voz.
Rionegro, Antioquia · boda
El sí, explica, es un puño que asiente, y se ve desde la última banca.
La música se siente poniendo la palma sobre el banco de madera.
Los niños oyentes salen de la ceremonia hablando con los dedos.
En el ensayo hubo una equivocación: en vez de amor dijo empanada, y la dejaron.
`),
};
