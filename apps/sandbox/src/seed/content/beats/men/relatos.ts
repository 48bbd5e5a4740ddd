import { manuscript, type Beat } from '../beat.ts';

export const HISTORIAS: Beat = {
  sections: ['/historias', '/relatos'],
  kicker: 'Historias',
  tags: ['Historias'],
  stories: manuscript(`
El hombre que ha visto amanecer desde todas las torres de energía del Meta
Ramón Tovar revisa aisladores a sesenta metros y desayuna sentado en un travesaño, con el termo amarrado a la cintura.
Villavicencio, Meta
Sube antes de las cinco porque después el metal quema y el viento se pone conversador.
Desde arriba ha visto dos incendios, un potrillo recién nacido y a su propia casa sin él.
Nunca ha sentido vértigo; lo que le cuesta es el ascensor del dentista.
Cuando baja camina despacio diez minutos, hasta que el suelo vuelve a parecerle confiable.

La noche en que un payaso, un cura y un policía empujaron el mismo bus
El vehículo se apagó en el alto de Letras con treinta pasajeros y una novia que debía llegar a las ocho.
Letras, Caldas · terminal-bus
El payaso venía de un cumpleaños y no se había quitado los zapatos.
El cura bendijo el motor y el policía, que sabía mecánica, pidió silencio para oírlo.
Empujaron doscientos metros con la cara al viento y la nariz roja adelante.
La novia llegó a las nueve y media; en la foto de la boda salen los tres, despeinados.

Mi padre guardó un tiquete de tren durante cuarenta años sin decir para quién
Lo encontré en su billetera el día del entierro. Decía Bogotá, Santa Marta, segunda clase, y una fecha que nadie reconoció.
Bogotá · tren
Mi madre lo miró por los dos lados y se sentó sin soltarlo.
En el reverso había un número de teléfono de cuando los teléfonos tenían seis cifras.
Llamé con los prefijos nuevos y contestó una mujer que preguntó si por fin había podido.
Le dije que no y oí cómo ella, con mucha calma, colgaba.

El buzo que saca anillos del embalse de Guatapé y los devuelve sin cobrar
Lleva diecisiete argollas de matrimonio recuperadas. Doce dueños le dieron las gracias y cinco le pidieron que la dejara donde estaba.
Guatapé, Antioquia
El fondo es una calle ahogada y todavía se leen dos avisos.
Trabaja con linterna, memoria y un detector que pita también con las tapas de cerveza.
Una de las argollas llevaba grabado un nombre distinto al de quien la reclamaba.
No preguntó nada: la entregó por la noche, cerrada en el puño.

Tres días encerrado con un tigrillo: lo que aprendió un camionero en La Lizama
La cría venía escondida en la carga de plátano. Él detuvo el viaje, apagó el motor y se puso a esperar ayuda.
Barrancabermeja, Santander
La llamó Remesa porque no traía papeles.
La primera noche durmió sobre sus botas y la segunda le mordió el freno de mano.
La patrulla ambiental llegó al tercer día y la encontró lamiendo una lata de atún.
Perdió el flete y conserva, en el tapizado, cuatro rayas que no piensa arreglar.

El afinador de pianos que viaja por el Magdalena y duerme debajo de las teclas
Hay veintitrés pianos entre Honda y El Banco, casi todos desafinados. Uno de ellos solo lo toca el agua.
El Banco, Magdalena
Los trajeron en vapor cuando un pueblo se medía por su pianola.
La humedad les hincha el alma, explica, y hay que abrirlos como a un enfermo.
En una casa inundada encontró uno flotando contra el techo, con el do todavía puesto.
Cobra en pescado seco y siempre toca la misma pieza antes de irse.

Cómo perdí la pelea más importante de mi vida contra un bulto de cemento
Tenía veinte años, una apuesta y público. El bulto pesaba cincuenta kilos y no había dicho una sola palabra.
Soledad, Atlántico
El trato era subirlo seis pisos sin descansar y ganar el jornal doble.
En el cuarto descubrí que el orgullo no tiene músculo.
Un viejo me lo quitó del hombro, lo acomodó distinto y siguió como si cargara una camisa.
No me cobró la lección; me dijo que el peso se negocia, no se vence.

El cartero de la última ruta a caballo se jubila y nadie sabe los caminos
Recorría cuarenta kilómetros entre Güicán y las haciendas altas. Se lleva un mapa que existe únicamente en sus piernas.
Güicán, Boyacá
El caballo se llama Certificado y conoce las puertas por el olor.
En treinta años extravió una carta, y volvió por ella con nieve.
Le ofrecieron una tableta para trazar la ruta; dibujó una nube y la devolvió.
El último día repartió también los saludos que tenía atrasados.

La partida de dominó que empezó en 1989 y sigue abierta en Lorica
Cuatro hombres juegan cada viernes con el mismo tablero de deudas. Dos ya murieron y los reemplazan, con poder, sus hijos.
Lorica, Córdoba
La deuda mayor equivale a tres casas y ninguno piensa cobrarla.
La regla de la sucesión se escribió en una servilleta enmarcada.
Cuando un heredero juega mal, los vivos miran al techo y consultan.
La ficha del doble seis está partida y pegada con esmalte.

Yo fui el doble de un galán y salté once veces del mismo balcón
La telenovela duró un año. El actor ponía la cara; yo, las costillas. Nos encontramos una sola vez, en el hospital.
Cartagena, Bolívar · hospital
Me pagaban por caída, con bonificación si había vidrio.
El galán me visitó con flores y preguntó, preocupado, si se le había notado el miedo.
Le dije que no, que lo había tenido yo.
En la escena final su personaje subía por la escalera y me pareció un desperdicio.

El sepulturero de Barichara talla en piedra lo que los deudos no se atreven a decir
Las lápidas llevan frases cortas y, por detrás, donde nadie mira, otras. Su cuaderno de encargos está cerrado con llave.
Barichara, Santander
Por delante se lee esposo amado; por detrás, a veces, por fin duermo.
El precio es el mismo por ambos lados y el secreto va incluido.
Una viuda pidió que la parte oculta quedara en blanco y regresa a mirarla.
La suya está lista desde hace años: no dice nada por ningún lado.

Un guardaparques, dos turistas perdidos y la radio que solo captaba boleros
Pasaron la noche en Chiribiquete compartiendo media sardina. La señal que los salvó sonaba a Los Panchos, desde muy lejos.
San José del Guaviare, Guaviare
El radio tenía el dial roto y una sola emisora, lejana.
El guardaparques notó que la música subía cuando miraban hacia el norte.
Caminaron detrás de las maracas como quien sigue una brújula.
Los encontró una lancha en la mitad de Sin ti.

El vigilante que escribió una novela en los recibos del parqueadero
Son mil ochocientos papelitos con hora de entrada. La editorial los publicó en el mismo tamaño, dentro de una caja.
Bogotá · libros
Escribía entre carro y carro, con la letra cada vez más chiquita.
El personaje principal es una camioneta blanca que nunca regresa.
Hubo clientes que salieron sin recibo y se llevaron, sin saberlo, un capítulo.
Algunos lo devolvieron; otros preguntaron si podían conocer el final.

La caminata de un hombre que fue a devolver una gallina prestada en 1976
Sesenta kilómetros entre Toca y Labranzagrande, con dos gallinas por los intereses. La acreedora tenía noventa y un años.
Labranzagrande, Boyacá
La deuda salió en una conversación de velorio y no lo dejó dormir.
En el camino le ofrecieron llevarlo y contestó que así no contaba.
Ella lo recibió sin sorpresa y le preguntó si había puesto.
Comieron caldo; la segunda gallina quedó viviendo en el patio.

El traductor de silbidos de la sierra que trabaja para los rescatistas
En Sierra Nevada de Santa Marta los pastores se hablan de un cerro a otro sin palabras. Él aprendió a escribirlo.
Santa Marta, Magdalena
Hay un silbido para el agua, otro para el extranjero y uno que sirve de abrazo.
Lo contrataron después de un derrumbe, cuando ningún radio pasaba la niebla.
Desde entonces sube con las cuadrillas y responde antes que el satélite.
En la ciudad no silba: dice que ahí nadie contesta.

El día que el circo dejó olvidado a su elefante de madera en Zipaquirá
La estructura de cuatro metros amaneció sola en un lote. El pueblo le abrió la trompa y encontró un escenario.
Zipaquirá, Cundinamarca
Llevaba adentro telones, una escalera y once sillas de niño.
Como nadie volvió por él, lo barnizaron y le pusieron horario.
Hoy se presentan ahí obras para doce personas, con lista de espera.
Cada diciembre alguien jura que lo oyó moverse.
`),
};

export const OPINADORES: Beat = {
  sections: ['/opinadores', '/relatos'],
  kicker: 'Opinadores',
  tags: ['Opinión', 'Costumbres'],
  by: 'dario-zapa-coronel',
  stories: manuscript(`
Elogio del hombre que pregunta la dirección
Se baja, saluda y admite que no sabe. Hay más carácter en ese gesto que en todas las brújulas de la guantera.
—
Mi abuelo dio vueltas por Honda hasta 1974 antes que bajar el vidrio.
Murió sin conocer el atajo que quedaba, según supimos en el velorio, frente a su casa.
Yo pregunto a la primera duda y a veces sin duda, por el placer de oír.
Me han mandado por caminos larguísimos y nunca he llegado tan acompañado.

Los amigos que se quedan sin pelo
Nos reunimos cada año y hay menos. Nadie lo menciona, pero todos hemos empezado a sentarnos debajo del ventilador.
—
El primero que se rapó habló de libertad con la voz de quien entrega las llaves.
El segundo se lo peina de un lado al otro, como quien corre una cortina en un apartamento vacío.
Yo conservo el mío y siento la vergüenza del que llegó con paraguas.
Lo que no se cae es el apodo, que a todos nos queda grande.

Cocinar para uno
La soledad se mide en arroz. Todavía no aprendo la porción y por eso ceno acompañado de mañana.
—
Durante meses comí de pie, que es la postura del que no se ha enterado.
Una noche puse mantel, serví y me pedí permiso para levantarme.
La conversación fue mala, pero nadie interrumpió.
Ahora invito los jueves; los demás días practico.

Mi vecino y su taladro
Empieza a las siete y no termina nada. Sospecho que no construye: se despide, tornillo por tornillo, de algo.
—
Lo odié por seis semanas con una disciplina que no le conozco al trabajo.
Subí a reclamar y me abrió un hombre con los ojos hinchados.
Estaba colgando, uno por uno, los cuadros de una mujer que se los había dejado.
Le sostuve la escalera; había una pared entera sin ella.

Lo que dicen las manos de los meseros
Saben quién va a pagar, quién acaba de pelear y quién no volverá. Deberían declarar en los juicios.
—
El nuestro deja la cuenta exactamente en la mitad cuando no quiere tomar partido.
A mi hermano, que miente, le sirve siempre del lado del corazón.
Una vez retiró un cubierto antes de que ella se levantara y supe que lo había visto venir.
Le dejo la propina en efectivo, como quien paga un silencio.

Contra el apretón de manos
Hay hombres que saludan como si estuvieran cerrando una válvula. Pido clemencia para los que escribimos con esa misma mano.
—
Un senador me rompió un dedo en 2011 y dijo mucho gusto.
Los fuertes de verdad aprietan poco, porque no están anunciando nada.
He propuesto la inclinación japonesa, con resultados desiguales en Fontibón.
Mientras tanto extiendo la izquierda, que es zurda y no ha firmado contratos.

Las camisas de mi hermano mayor
Las heredé todas, incluso después de crecer más que él. Uno no hereda la talla, hereda el permiso.
—
La de cuadros traía en el bolsillo el olor de su primera novia.
La blanca llegó con la instrucción de no usarla en funerales y la desobedecí en el suyo.
Me queda corta de mangas, lo cual me obliga a saludar de lejos.
Mi hijo ya la miró; le falta un verano.

Un país sin silla para el acompañante
En los hospitales, notarías y peluquerías el que espera estorba. Y sin embargo, casi siempre es el que paga.
—
Estuve nueve horas de pie junto a la camilla de mi padre, sosteniéndole la chaqueta.
A medianoche una enfermera me trajo una caneca boca abajo y no la olvidaré.
Propongo un ministerio de la silla, con presupuesto y espaldar.
Que el que cuida pueda doblarse sin caerse.

Instrucciones para perder el último bus
Primero hay que querer quedarse. Lo demás es amarrarse bien el zapato, mirar dos veces la hora y hablar del clima.
—
Ella sabía y yo sabía, y el conductor, que ya nos conocía, aceleró por delicadeza.
Caminamos cuarenta cuadras inventando paraderos.
Nunca he llegado tan puntual a ninguna parte.
Después compré carro, y con eso, me parece ahora, se acabó la juventud.

La moda de no tener tiempo
Se presume de ocupado como antes de hacienda. Yo tengo toda la tarde libre y lo confieso con nombre y apellido.
—
Mi agenda de hoy dice: mirar cómo le cambian la llanta al señor de enfrente.
Duró cuarenta minutos y hubo un momento muy bueno, con la cruceta.
Los que pasaban corriendo nos miraron con lástima y con algo más.
A las cinco tuve que irme: me esperaba, sin falta, otra cosa sin importancia.

Fútbol de los martes
Tenemos rodillera, grupo de mensajes y un médico. Jugamos cada vez peor y nos abrazamos cada vez más fuerte.
—
El gol de la semana fue en propia puerta y se celebró igual.
Ya nadie marca a nadie: nos hacemos compañía por la banda.
Cuando alguno se echa, el partido se detiene y hablamos de potasio.
Perdimos la cuenta en octubre; creo que vamos ganando todos.

El arte de no dar consejos
Mi hijo terminó con la novia y yo tenía listo un discurso de veinte minutos. Le hice un sánduche.
—
Lo miró, lo partió y me dio el pedazo más grande.
Comimos sin hablar, con el televisor apagado y el perro atento.
Al final me preguntó si a mí me había pasado y le contesté que sí.
No pidió detalles; se llevó, eso sí, el último pepinillo.
`),
};

/** Sexuality with facts and humour. */
export const LUJURIA: Beat = {
  sections: ['/sexo'],
  kicker: 'Lujuria',
  tags: ['Parejas'],
  stories: manuscript(`
La libreta de la farmacia donde nadie pide condones por su nombre
Una droguista de Sincelejo lleva nueve años anotando los rodeos de sus clientes. El más corto dura cuatro minutos y pasa por el alcohol.
Sincelejo, Sucre
Unos piden curas, otros preguntan por la mamá de la dueña y al final señalan.
Ella los puso junto a la caja, a la altura de los ojos y con el precio a la vista.
Vendió el triple y perdió la mitad de las conversaciones.
De las que quedaron, dice, varias terminaron en una prueba gratis en el puesto de salud.

El motel de carretera que cambió los espejos por una biblioteca
Fue una broma del arquitecto y hoy hay lista de espera los martes. Las parejas se quedan dos horas más y dejan los libros marcados.
Melgar, Tolima · auto
El administrador empezó con doce novelas que le sobraron de una mudanza.
Ahora compra por pedido, y lo que más le piden es poesía en letra grande.
Nadie ha robado un ejemplar, aunque todos vuelven subrayados.
La frase con más rayas no es de amor: habla de dormir la siesta.

Lo que una uróloga les responde a los que preguntan por un amigo
Atiende por radio los jueves y ya distingue la tos que va antes de la pregunta. Nueve de cada diez dudas se resuelven con información y sueño.
Popayán, Cauca · laboratorio
El amigo siempre tiene la misma edad que el que llama.
Ella contesta sin apellidos, con cifras y sin risitas, que es lo que más agradecen.
Repite tres cosas: el tamaño no es un diagnóstico, el alcohol sí estorba y la próstata se revisa.
Cuando cuelgan, la mitad marca otra vez para dar las gracias en primera persona.

Dos horas sin celular: el experimento de un bar para primeras citas
El teléfono se queda en una caja con llave y la mesa trae veinte preguntas. De treinta parejas, diecinueve pidieron la segunda ronda.
Bogotá
La pregunta que más silencio produce es a quién llamas cuando algo sale bien.
Los que llegan más seguros son los primeros en buscar el bolsillo vacío.
Hubo un empate técnico entre los que se besaron y los que se fueron en el mismo taxi, cada uno con su dirección.
El dueño no cobra la llave perdida si al otro día mandan una foto de los dos.

Bailar pegado no es un permiso: la regla que cambió una viejoteca
El letrero lo propuso un bailador de setenta y ocho años. Dice que la mano pregunta en la espalda y espera la respuesta.
Cali · concierto
Antes del letrero, tres señoras habían dejado de ir.
Volvieron las tres y trajeron a sus hermanas, que bailan mejor.
El que no entiende se sienta dos canciones y le sirven agua.
Don Evelio asegura que desde entonces lo sacan más, porque la confianza también tiene ritmo.

Se casaron dos veces y la segunda fue con separación de cuartos
Duermen en alcobas vecinas y se visitan con invitación. Llevan seis años y aseguran que volvió la emoción de tocar una puerta.
Manizales, Caldas · perro-gato
El problema nunca fue el amor, sino un ronquido medido en decibeles.
El cuarto de él tiene radio y el de ella, ventana.
Las invitaciones se hacen por escrito, debajo de la puerta, y se puede contestar que no sin explicar.
La terapeuta de pareja les pidió permiso para usarlos de ejemplo.

El taller de cocina al que los novios llegan pensando que es otra cosa
Se llama A fuego lento y enseña a pelar, a probar y a pedir ayuda. Al final todos entienden el nombre y nadie pide que le devuelvan la plata.
Santa Marta, Magdalena · restaurante
La primera lección consiste en darle de comer al otro con los ojos cerrados.
La segunda, en averiguar qué no le gusta, que es donde fracasan los valientes.
Un alumno confesó que en doce años de casado nunca había preguntado.
Esa noche hizo arepas con demasiada sal y, según ella, fue la mejor cena del año.

Carta de un vendedor de camas sobre lo que preguntan las parejas
Lleva veinte años mirando cómo se acuestan los demás, con zapatos y por turnos. Sabe quién manda por el lado que escogen.
Bucaramanga, Santander · boda
Nadie pregunta por el resorte antes de mirar de reojo al otro.
Los recién casados se tiran, los de diez años se sientan y los de treinta se quedan dormidos.
La cama más cara no mejora nada si en la mitad duerme una pelea.
Por eso regalo una lámpara con cada compra: para hablar conviene verse la cara.

Las preguntas que los estudiantes dejaron en el buzón y que el profesor contestó todas
El colegio puso una caja de cartón y llegaron doscientas cuarenta. La mayoría no era sobre sexo, sino sobre cómo saber si al otro le gusta.
Girón, Santander · aula
El profesor de biología pidió una semana, estudió y respondió en orden de llegada.
Donde no sabía, escribió no sé y llevó a la enfermera.
Las tres más repetidas tenían que ver con el miedo a hacer el ridículo.
El buzón sigue abierto y los padres ya piden uno, con candado más grande.

El amor a distancia de un camionero y una enfermera de turno de noche
Se ven cuarenta horas al mes y las cuentan con rayas en la nevera. Han aprendido que el deseo también cabe en una nota de voz.
Aguachica, Cesar · finca-cafetera
Él llama desde los peajes y ella contesta en los pasillos.
Las peleas se dejan para los domingos, que es cuando ninguno trabaja ni tiene afán.
Una vez coincidieron dos noches seguidas y las pasaron durmiendo, abrazados y felices.
Ahora ahorran para una finca con una sola condición: que no tenga señal.
`),
};
